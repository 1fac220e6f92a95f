import type { StepView } from '../../../core/contracts/api/runs.ts';
import { clockOf, span } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { useNow } from './use-now.ts';

const WORDS = { running: 'running', done: 'done', failed: 'failed' } as const;

/** The states that people are told of, in the order they were entered: the graph as text. */
export function Steps({ steps }: { steps: readonly StepView[] }) {
  const told = steps.filter((step) => step.step !== null);
  const now = useNow(told.some((step) => step.status === 'running'));
  if (told.length === 0) return <p className="muted">The run has not entered its first step yet.</p>;
  return (
    <ScrollRegion className="steps-scroll" label="List of steps">
      <ol className="steps">
        {told.map((step) => (
          <li key={`${step.state} ${step.entered_at}`} className={`step step-${step.status}`}>
            <span className="step-sign">
              {step.status === 'running' ? (
                <span className="pulse" aria-hidden="true" />
              ) : (
                <Icon name={step.status === 'done' ? 'check' : 'cross'} />
              )}
              <span className="visually-hidden">{WORDS[step.status]}: </span>
            </span>
            <span className="step-name">{step.step}</span>
            {step.round > 0 && <span className="chip">round {step.round}</span>}
            <span className="step-time">
              <time dateTime={step.entered_at}>{clockOf(step.entered_at)}</time>
              <span className="step-span">
                {span(step.entered_at, step.left_at ? new Date(step.left_at).getTime() : now)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </ScrollRegion>
  );
}
