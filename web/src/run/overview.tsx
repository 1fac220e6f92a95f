import { lazy, Suspense } from 'react';
import type { RunView } from '../../../core/contracts/api/runs.ts';
import { BuildTasks } from '../build/build-tasks.tsx';
import { ForgeRounds } from '../chart/forge-rounds.tsx';
import { Progress } from '../chart/progress.tsx';
import { dateOf } from '../ui/format.ts';
import { Loading } from '../ui/loading.tsx';
import { Steps } from './steps.tsx';

const RefactorLoop = lazy(() => import('../graph/refactor-loop.tsx'));
const ForgeLoop = lazy(() => import('../graph/forge-loop.tsx'));
const BuildLoop = lazy(() => import('../graph/build-loop.tsx'));
const EvidencePanels = lazy(() => import('../evidence/evidence-panels.tsx'));
const LOOPS = { refactor: RefactorLoop, forge: ForgeLoop, build: BuildLoop };

function Improving({ run }: { run: RunView }) {
  return (
    <section className="panel" aria-labelledby="progress-title">
      <h2 id="progress-title">Score and tests by round</h2>
      <Progress run={run} />
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

function Building({ run }: { run: RunView }) {
  return (
    <section className="panel" aria-labelledby="build-title">
      <h2 id="build-title">Tasks</h2>
      {run.build ? (
        <BuildTasks build={run.build} live={run.status === 'in_progress'} />
      ) : (
        <p className="muted">The project is being read.</p>
      )}
    </section>
  );
}

const BESIDE = { refactor: Improving, forge: Forging, build: Building };

/** The state machine beside what came of it so far, in the terms of the workflow. */
export function Overview({ run }: { run: RunView }) {
  const workflow = run.request?.workflow ?? 'refactor';
  const Loop = LOOPS[workflow];
  const Beside = BESIDE[workflow];
  const ended = workflow === 'refactor' && run.artefacts.includes('report');
  return (
    <div className="overview">
      {ended && (
        <Suspense fallback={null}>
          <EvidencePanels run={run} />
        </Suspense>
      )}
      <section className="panel overview-loop" aria-labelledby="loop-title">
        <h2 id="loop-title">Where the run is</h2>
        <Suspense fallback={<Loading what="the drawing" lines={12} />}>
          <Loop steps={run.steps} live={run.status === 'in_progress'} />
        </Suspense>
      </section>
      <div className="overview-side">
        <Beside run={run} />
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
