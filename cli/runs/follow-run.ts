import type { Connection } from '../connection.ts';
import { EXIT } from '../exit-codes.ts';
import { say } from '../output/print.ts';
import type { Progress } from '../output/progress.ts';
import type { RunArtefacts } from './artefacts.ts';
import { type FinishedRun, followToEnd } from './submit.ts';

/** A run that was followed to its end; `interrupted` is the exit code after Ctrl-C. */
export type FollowedRun = FinishedRun & { readonly interrupted: number | undefined };

/** Follows a run to its end; Ctrl-C stops the run, which still publishes what it has. */
export async function followUntilEnd(
  connection: Connection,
  artefacts: RunArtefacts,
  runId: string,
  progress: Progress,
): Promise<FollowedRun> {
  const stop = new AbortController();
  const onInterrupt = () => {
    progress.end();
    say('stopping the run');
    stop.abort();
  };
  process.once('SIGINT', onInterrupt);
  try {
    const finished = await followToEnd(connection, runId, artefacts, (event) => progress.tell(event), stop.signal);
    return { ...finished, interrupted: stop.signal.aborted ? EXIT.interrupted : undefined };
  } finally {
    process.removeListener('SIGINT', onInterrupt);
    progress.end();
  }
}
