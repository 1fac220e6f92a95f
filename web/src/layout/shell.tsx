import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Mark } from '../ui/mark.tsx';
import { NavLink } from '../ui/nav-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** What stands around every page: skip link, header, banner, and the main part. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useFocusOnNewPage();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <header className="top">
        <div className="top-inner">
          <NavLink to="/" className="brand" label="Refactoring Swarm: runs">
            <Mark />
            <span className="brand-name">Refactoring Swarm</span>
          </NavLink>
          <nav aria-label="Pages" className="top-nav">
            <NavLink to="/" className="top-link">
              Runs
            </NavLink>
            <NavLink to="/stats" className="top-link">
              Tiers
            </NavLink>
          </nav>
          <NavLink to="/new" className="button button-primary top-new" label="New run">
            <span aria-hidden="true">+</span>
            <span className="top-new-word">New run</span>
          </NavLink>
          <AccountMenu />
        </div>
      </header>
      <OfflineBanner />
      <main id="main" ref={main} tabIndex={-1} className="page">
        {children}
      </main>
    </>
  );
}

/** A new page starts where reading starts: people who do not see it are put there. Tabs of a run are one page. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const [path] = useLocation();
  const page = path.split('/').slice(0, 3).join('/');
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
}
