import { useEffect, useRef } from 'react';
import { NavLink } from '../ui/nav-link.tsx';

const TABS = [
  { id: 'overview', text: 'Overview' },
  { id: 'timeline', text: 'Timeline' },
  { id: 'changes', text: 'Changes' },
  { id: 'tests', text: 'Tests' },
  { id: 'findings', text: 'Findings' },
  { id: 'plan', text: 'Plan' },
  { id: 'cost', text: 'Cost' },
] as const;

export type RunTab = (typeof TABS)[number]['id'];

export function isTab(value: string): value is RunTab {
  return TABS.some(({ id }) => id === value);
}

/** Parts of the run's page. They are links: each part has an address that can be sent to somebody. */
export function RunTabs({ runId, tab }: { runId: string; tab: RunTab }) {
  const nav = useRef<HTMLElement>(null);
  const index = TABS.findIndex(({ id }) => id === tab);
  useEffect(() => {
    // On a narrow screen the row scrolls: the part that is open stays in sight.
    const link = nav.current?.children[index];
    if (link instanceof HTMLElement) nav.current?.scrollTo({ left: link.offsetLeft - 60 });
  }, [index]);
  const base = `/runs/${encodeURIComponent(runId)}`;
  return (
    <nav ref={nav} aria-label="Parts of the run" className="tabs">
      {TABS.map(({ id, text }) => (
        <NavLink key={id} to={id === 'overview' ? base : `${base}/${id}`} className="tab">
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
