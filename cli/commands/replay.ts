import { join } from 'node:path';
import type { Command } from 'commander';
import { newRunId } from '../../core/doors/run-id.ts';
import { EXIT } from '../exit-codes.ts';
import { print, printJson } from '../output/print.ts';
import { visible } from '../output/visible.ts';
import { ensurePrivateFolder } from '../project/write-result.ts';
import { type Comparison, compareReplay } from '../runs/compare-replay.ts';
import { deliverRecord } from '../runs/deliver.ts';
import { requireOneManner } from '../runs/finish.ts';
import { followUntilEnd } from '../runs/follow-run.ts';
import { recordFolder } from '../runs/origin.ts';
import { type Recording, readRecording } from '../runs/replay-record.ts';
import { progressFor } from '../runs/start-input.ts';
import { submit } from '../runs/submit.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';

interface ReplayOptions {
  readonly dir?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** `swarm replay <log>` */
export const replayCommand: RegisterCommand = (program, exit) => {
  program
    .command('replay')
    .description('run a recorded run of build again with its recorded answers, and compare what comes out')
    .argument('<log>', 'the <time>.log.jsonl of the run, or the folder that holds it, such as .swarm/runs/<run-id>')
    .option('--dir <dir>', 'the input of the run; default: input.zip beside the log')
    .option('--json', 'print one JSON document instead of text')
    .option('--quiet', 'print nothing but how it ended')
    .addHelpText(
      'after',
      `
No model is asked and no key is needed. The exit code is 0 when log (times apart), result.zip
and result.bundle are the same byte for byte, and 1 when they are not.`,
    )
    .action(async (log: string, options: ReplayOptions, self: Command) => exit(await replay(log, options, self)));
};

async function replay(path: string, options: ReplayOptions, command: Command): Promise<number> {
  requireOneManner(options);
  const recording = await readRecording(path, options.dir);
  const silent = options.json === true || options.quiet === true;
  const connection = await openTarget(command, silent);
  const runId = newRunId('cli', new Date());
  const input = { name: recording.record.start.origin.run_id, zip: recording.zip };
  const artefacts = await submit(connection, runId, input, recording.request, recording.log);
  const run = await followUntilEnd(connection, artefacts, runId, progressFor('build', silent));
  const record = recordFolder(runId);
  ensurePrivateFolder(join(process.cwd(), '.swarm'));
  await deliverRecord(artefacts, record);
  const { keys } = artefacts;
  const left = {
    'result.zip': await artefacts.read(keys.resultZip),
    'result.bundle': await artefacts.read(keys.bundle),
  };
  const comparison = compareReplay(recording, { log: await artefacts.text(keys.runLog), left });
  tell(runId, recording, comparison, record, options);
  if (run.interrupted !== undefined) return run.interrupted;
  return comparison.difference === undefined ? EXIT.success : EXIT.noSuccess;
}

function tell(run_id: string, recording: Recording, comparison: Comparison, record: string, manner: ReplayOptions) {
  const { difference = null, same, absent } = comparison;
  const replay_of = recording.record.start.origin.run_id;
  const answers = recording.record.calls.length;
  if (manner.json) {
    printJson({
      run_id,
      replay_of,
      identical: difference === null,
      answers,
      same,
      absent,
      difference,
      result_dir: record,
    });
  } else if (difference === null) {
    const missing = absent.length > 0 ? `; not compared, as the record has none: ${absent.join(', ')}` : '';
    print(`identical to run ${replay_of}: ${same.join(', ')}${missing}`);
  } else {
    print(`not identical to run ${replay_of}: ${visible(difference)}`);
    if (!manner.quiet) print(`what the replay left is in ${record}`);
  }
}
