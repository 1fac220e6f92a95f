import type { Command } from 'commander';
import { parseJson } from '../../core/contracts/index.ts';
import { workflowOf } from '../../core/doors/workflow.ts';
import { SwarmError } from '../../core/errors.ts';
import { say } from '../output/print.ts';
import { findArtefacts } from '../runs/artefacts.ts';
import { executionsOf } from '../runs/executions.ts';
import { finishRun, type Manner, requireOneManner } from '../runs/finish.ts';
import { type FollowedRun, followUntilEnd } from '../runs/follow-run.ts';
import { type Origin, readOrigin } from '../runs/origin.ts';
import { progressFor } from '../runs/start-input.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';

interface WatchOptions extends Manner {
  readonly write?: boolean;
}

/** `swarm watch <id>` */
export const watchCommand: RegisterCommand = (program, exit) => {
  program
    .command('watch')
    .description('follow a run to its end, running or ended, and then do what refactor would have done')
    .argument('<run-id>')
    .option('--write', 'write the result over the folder it was made from; asks first in a terminal')
    .option('--yes', 'ask nothing')
    .option('--json', 'print one JSON document instead of text')
    .option('--quiet', 'print nothing but how it ended')
    .action(async (runId: string, options: WatchOptions, self: Command) => exit(await watch(runId, options, self)));
};

async function watch(runId: string, options: WatchOptions, command: Command): Promise<number> {
  requireOneManner(options);
  const origin = readOrigin(runId) ?? unknownOrigin(runId);
  if (options.write && origin.folder === null) {
    throw new SwarmError('UsageError', `run ${runId} was not started from here; use \`swarm apply ${runId} <folder>\``);
  }
  const silent = options.json === true || options.quiet === true;
  const connection = await openTarget(command, silent);
  const artefacts = await findArtefacts(connection, runId);
  const known = await executionsOf(connection).describe(runId);
  const progress = progressFor(workflowOf(parseJson(known?.input ?? '{}', 'the input of the execution')), silent);
  const run: FollowedRun = known
    ? await followUntilEnd(connection, artefacts, runId, progress, 'leave')
    : // An execution is forgotten before its objects are.
      { summary: await artefacts.summary(), artefacts, interrupted: undefined };
  const code = await finishRun(run, { ...origin, write: origin.write || options.write === true }, options);
  if (origin.folder === null && !silent) say(`\`swarm apply ${runId} <folder>\` writes it over a folder`);
  return code;
}

/** A run that was started from elsewhere, or from a zip: there is nowhere to write it by itself. */
function unknownOrigin(run_id: string): Origin {
  return { version: 1, run_id, kind: 'zip', folder: null, out: null, write: false, git: null, settled: false };
}
