import { BUILD_STATES } from '../../core/workflows/build-state-names.ts';
import { FORGE_STATES } from '../../core/workflows/forge-state-names.ts';
import { STATES } from '../../core/workflows/state-names.ts';
import type { Connection } from '../connection.ts';
import { EXIT } from '../exit-codes.ts';
import { say } from '../output/print.ts';
import type { Progress } from '../output/step-progress.ts';
import type { RunArtefacts } from './artefacts.ts';
import type { StateEvent } from './executions.ts';
import { type FinishedRun, followToEnd } from './submit.ts';

const MODEL_STATES = new Set<string>([
  STATES.planWithModel,
  STATES.testWithModel,
  STATES.fixModel,
  STATES.reviewSecurity,
  FORGE_STATES.generateModel,
  FORGE_STATES.enhanceModel,
  BUILD_STATES.codeModel,
]);

/** A run that was followed to its end; `interrupted` is the exit code after Ctrl-C. */
export type FollowedRun = FinishedRun & { readonly interrupted: number | undefined };

/**
 * Follows a run to its end. Ctrl-C stops the run, which still publishes what it has; whoever
 * only watches leaves it going, and the command ends there.
 */
export async function followUntilEnd(
  connection: Connection,
  artefacts: RunArtefacts,
  runId: string,
  progress: Progress,
  onCtrlC: 'stop' | 'leave' = 'stop',
): Promise<FollowedRun> {
  const stop = new AbortController();
  const onInterrupt = () => {
    progress.end();
    say(
      onCtrlC === 'stop'
        ? 'stopping the run'
        : `the run goes on; \`swarm watch ${runId}\` takes it up, \`swarm stop ${runId}\` stops it`,
    );
    if (onCtrlC === 'leave') process.exit(EXIT.interrupted);
    stop.abort();
  };
  const tell = (event: StateEvent) => {
    progress.tell(event);
    // Not every state says what it cost; the run's own state does. A cost that cannot be read is told later.
    if (!event.entered && MODEL_STATES.has(event.state))
      void artefacts.cost().then(
        (usd) => progress.spent(usd),
        () => {},
      );
  };
  process.once('SIGINT', onInterrupt);
  try {
    const finished = await followToEnd(connection, runId, artefacts, tell, stop.signal);
    return { ...finished, interrupted: stop.signal.aborted ? EXIT.interrupted : undefined };
  } finally {
    process.removeListener('SIGINT', onInterrupt);
    progress.end();
  }
}
