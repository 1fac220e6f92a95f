import type { RunView } from '../../../core/contracts/api/runs.ts';
import { ForgeRounds } from '../chart/forge-rounds.tsx';
import { Progress } from '../chart/progress.tsx';
import { LoopView } from '../graph/loop-view.tsx';
import { dateOf } from '../ui/format.ts';
import { Steps } from './steps.tsx';

function Refactoring({ run }: { run: RunView }) {
  return (
    <section className="panel overview-loop" aria-labelledby="loop-title">
      <h2 id="loop-title">Where the run is</h2>
      <LoopView steps={run.steps} live={run.status === 'in_progress'} />
    </section>
  );
}

function Forging({ run }: { run: RunView }) {
  return (
    <section className="panel" aria-labelledby="forge-title">
      <h2 id="forge-title">Coverage and mutation score by round</h2>
      {run.forge ? <ForgeRounds forge={run.forge} /> : <p className="muted">The project is being inspected.</p>}
    </section>
  );
}

/** The state machine, or the rounds of forge, beside what came of it so far. */
export function Overview({ run }: { run: RunView }) {
  return (
    <div className="overview">
      {run.request?.workflow === 'forge' ? <Forging run={run} /> : <Refactoring run={run} />}
      <div className="overview-side">
        {run.request?.workflow !== 'forge' && (
          <section className="panel" aria-labelledby="progress-title">
            <h2 id="progress-title">Score and tests by round</h2>
            <Progress run={run} />
          </section>
        )}
        <section className="panel" aria-labelledby="steps-title">
          <h2 id="steps-title">Steps</h2>
          <Steps steps={run.steps} />
        </section>
        {run.notes.length > 0 && (
          <section className="panel" aria-labelledby="notes-title">
            <h2 id="notes-title">What was not done, and why</h2>
            <ul className="plain-list">
              {run.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
        )}
        {run.deliveries.length > 0 && (
          <section className="panel" aria-labelledby="deliveries-title">
            <h2 id="deliveries-title">Who was told</h2>
            <ul className="plain-list">
              {run.deliveries.map((delivery) => (
                <li key={`${delivery.endpoint} ${delivery.attempt}`}>
                  <code>{delivery.endpoint}</code>, {delivery.delivered ? 'delivered' : 'not delivered'} (
                  {delivery.status ?? 'no answer'}) on try {delivery.attempt}, {dateOf(delivery.at)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
