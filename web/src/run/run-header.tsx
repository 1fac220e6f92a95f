import type { RunView } from '../../../core/contracts/api/runs.ts';
import { dateOf, STOP_WORDS } from '../ui/format.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { DownloadsMenu } from './downloads-menu.tsx';
import { RerunButton } from './rerun-button.tsx';
import { RunFigures } from './run-figures.tsx';
import { StopButton } from './stop-button.tsx';

const SOURCE_WORDS = {
  upload: 'Upload',
  object: 'S3 object',
  files: 'Pasted',
  sample: 'Sample',
  run: 'Repeats run',
  unknown: 'Source',
};

/** Which run it is, how it stands, and what can be done with it. */
export function RunHeader({ run }: { run: RunView }) {
  return (
    <header className="run-header">
      <div className="run-title">
        <PageTitle>{run.source.name}</PageTitle>
        <span role="status">
          <StatusBadge status={run.status} />
        </span>
        <div className="run-actions">
          {run.status === 'in_progress' && <StopButton runId={run.run_id} />}
          {run.status !== 'in_progress' && <RerunButton runId={run.run_id} />}
          <DownloadsMenu run={run} />
        </div>
      </div>
      <p className="muted run-sub">
        {SOURCE_WORDS[run.source.kind]} · started <time dateTime={run.started_at}>{dateOf(run.started_at)}</time> ·{' '}
        <code>{run.run_id}</code>
      </p>
      {run.stop_reason && (
        <p className="run-end">
          Ended because {STOP_WORDS[run.stop_reason]}. {run.stop_detail && <span>{run.stop_detail}</span>}
        </p>
      )}
      <RunFigures run={run} />
    </header>
  );
}
