import { useEffect } from 'react';

/** The heading of a page, which names the tab of the browser too. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} - Refactoring Swarm`;
  }, [children]);
  return <h1 className="page-title">{children}</h1>;
}
