import { NavLink } from '../ui/nav-link.tsx';

const TABS = [
  { id: 'overview', text: 'Overview' },
  { id: 'timeline', text: 'Timeline' },
  { id: 'changes', text: 'Changes' },
  { id: 'tests', text: 'Tests' },
  { id: 'plan', text: 'Plan' },
  { id: 'cost', text: 'Cost' },
] as const;

export type RunTab = (typeof TABS)[number]['id'];

export function isTab(value: string): value is RunTab {
  return TABS.some(({ id }) => id === value);
}

/** Parts of the run's page. They are links: each part has an address that can be sent to somebody. */
export function RunTabs({ runId, tab }: { runId: string; tab: RunTab }) {
  const base = `/runs/${encodeURIComponent(runId)}`;
  return (
    <nav aria-label="Parts of the run" className="tabs" data-tab={tab}>
      {TABS.map(({ id, text }) => (
        <NavLink key={id} to={id === 'overview' ? base : `${base}/${id}`} className="tab">
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
