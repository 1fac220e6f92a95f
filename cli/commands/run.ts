import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { SwarmError } from '../../core/errors.ts';
import { exitCodeOf } from '../exit-codes.ts';
import { print, printJson } from '../output/print.ts';
import { summaryDocument, summaryLines } from '../output/summary.ts';
import { readInput } from '../project/read-input.ts';
import { ensurePrivateFolder } from '../project/write-result.ts';
import { deliverRecord, resultTree } from '../runs/deliver.ts';
import { requireOneManner, writeOver } from '../runs/finish.ts';
import { startInput } from '../runs/start-input.ts';
import type { RegisterCommand } from './index.ts';
import { addRequestOptions, type RequestOptions, requestOf } from './request-options.ts';

interface RunOptions extends RequestOptions {
  readonly targetDir: string;
}

/** `swarm run --target-dir <path>`: files changed in place, the log beside them. */
export const runCommand: RegisterCommand = (program, exit) => {
  const command = program
    .command('run')
    .description('repair a folder in place, with logs/experiment_data.json beside the files and a backup')
    .requiredOption('--target-dir <path>', 'the folder to repair');
  addRequestOptions(command).action(async (options: RunOptions, self: Command) => {
    exit(await runInPlace(options, self));
  });
};

async function runInPlace(options: RunOptions, command: Command): Promise<number> {
  requireOneManner(options);
  const input = await readInput(options.targetDir);
  if (input.kind !== 'folder' || !input.folder) throw new SwarmError('UsageError', '--target-dir must be a folder');
  const { folder } = input;
  const wanted = { out: null, write: true, git: null };
  const started = await startInput(command, input, requestOf(options, command), options, wanted);
  const { summary, artefacts, interrupted } = await started.follow();

  const record = join(folder, '.swarm', 'runs', summary.run_id);
  ensurePrivateFolder(join(folder, '.swarm'));
  await deliverRecord(artefacts, record);
  const logPath = join(folder, 'logs', 'experiment_data.json');
  mkdirSync(join(folder, 'logs'), { recursive: true });
  writeFileSync(logPath, await artefacts.require(artefacts.keys.log));
  const tree = await resultTree(artefacts);
  if (tree) writeOver(folder, summary.run_id, input.tree, tree);
  const lines = summaryLines(summary, folder, await artefacts.report());
  if (options.json) printJson(summaryDocument(summary, folder, logPath));
  else for (const line of options.quiet ? lines.slice(1, 2) : lines) print(line);
  return interrupted ?? exitCodeOf(summary);
}
