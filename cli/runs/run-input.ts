import type { Command } from 'commander';
import type { RunRequestInput } from '../../core/contracts/index.ts';
import { EXIT } from '../exit-codes.ts';
import { say } from '../output/print.ts';
import { RunProgress } from '../output/progress.ts';
import type { ProjectInput } from '../project/read-input.ts';
import { openTarget } from '../target.ts';
import { type FinishedRun, submitAndFollow } from './submit.ts';

/** Runs an input to its end; Ctrl-C stops the run, which still publishes what it has. */
export async function runInput(
  command: Command,
  input: ProjectInput,
  request: Omit<RunRequestInput, 'source' | 'owner'>,
  quiet: boolean,
): Promise<FinishedRun & { readonly interrupted: number | undefined }> {
  const connection = await openTarget(command, quiet);
  const progress = new RunProgress();
  const stop = new AbortController();
  const onInterrupt = () => {
    say('stopping the run');
    stop.abort();
  };
  process.once('SIGINT', onInterrupt);
  try {
    const tell = quiet ? () => {} : progress.tell.bind(progress);
    const finished = await submitAndFollow(connection, input.zip, request, tell, stop.signal);
    return { ...finished, interrupted: stop.signal.aborted ? EXIT.interrupted : undefined };
  } finally {
    process.removeListener('SIGINT', onInterrupt);
  }
}
