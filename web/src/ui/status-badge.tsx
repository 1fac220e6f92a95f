import type { Status } from '../../../core/contracts/primitives.ts';
import { Icon, type IconName } from './icon.tsx';

/** How a run stands, in words of people. */
export const STATUS_WORDS: Record<Status, string> = {
  in_progress: 'Running',
  success: 'Success',
  failure: 'Failed',
  max_iterations: 'Best effort',
};

const ICONS: Record<Status, IconName> = {
  in_progress: 'dot',
  success: 'check',
  failure: 'cross',
  max_iterations: 'half',
};

/** Status by word, picture and colour. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={`badge badge-${status}`}>
      {status === 'in_progress' ? <span className="pulse" aria-hidden="true" /> : <Icon name={ICONS[status]} />}
      {STATUS_WORDS[status]}
    </span>
  );
}
