import type { ReactNode } from 'react';
import type { RunView } from '../../../core/contracts/api/runs.ts';
import { dollars, score, span } from '../ui/format.ts';
import { TestsBar } from '../ui/tests-bar.tsx';
import { useNow } from './use-now.ts';

/** The figures of a run in a row. */
export function RunFigures({ run }: { run: RunView }) {
  const now = useNow(run.finished_at === null);
  const end = run.finished_at ? new Date(run.finished_at).getTime() : now;
  const rounds = Math.max(0, ...run.steps.map((step) => step.round), ...run.attempts.map((attempt) => attempt.round));
  return (
    <dl className="figures">
      <Figure name="Tests pass">{run.tests ? <TestsBar counts={run.tests} /> : '–'}</Figure>
      {run.build ? (
        <Figure name="Tasks passed">
          {run.build.tasks.filter(({ status }) => status === 'passed').length}{' '}
          <span className="muted">of {run.build.tasks.length}</span>
        </Figure>
      ) : (
        <Figure name="Pylint score">
          <span className="muted">{score(run.pylint_baseline)}</span> <span aria-hidden="true">→</span>
          <span className="visually-hidden"> then </span> {score(run.pylint_current)}
        </Figure>
      )}
      {run.verdict && (
        <Figure name="Functions shown">
          {run.functions.filter(({ evidence }) => evidence === 'shown' || evidence === 'specified').length}{' '}
          <span className="muted">of {run.functions.length}</span>
        </Figure>
      )}
      {run.needs_python && <Figure name="Needs Python">{run.needs_python}</Figure>}
      <Figure name="Rounds">{rounds}</Figure>
      {!run.build && (
        <Figure name="Iterations">
          {run.iterations} <span className="muted">of {run.max_iterations}</span>
        </Figure>
      )}
      <Figure name="Tier">{run.tier ?? '–'}</Figure>
      <Figure name="Cost">
        {dollars(run.cost_usd)}
        {run.request && <span className="muted"> of {dollars(run.request.budget_usd)}</span>}
      </Figure>
      <Figure name="Time">{span(run.started_at, end)}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
