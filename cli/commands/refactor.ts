import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { SwarmError } from '../../core/errors.ts';
import { exitCodeOf } from '../exit-codes.ts';
import { colouredDiff } from '../output/diff.ts';
import { print, printJson, say } from '../output/print.ts';
import { summaryDocument, summaryLines } from '../output/summary.ts';
import { readInput } from '../project/read-input.ts';
import { ensurePrivateFolder, writeBack, writeTree } from '../project/write-result.ts';
import { deliverRecord, resultTree } from '../runs/deliver.ts';
import { runInput } from '../runs/run-input.ts';
import type { RegisterCommand } from './index.ts';
import { addRequestOptions, type RequestOptions, requestOf } from './request-options.ts';

interface RefactorOptions extends RequestOptions {
  readonly out?: string;
  readonly write?: boolean;
}

/** `swarm refactor <folder|zip|file.py>` */
export const refactorCommand: RegisterCommand = (program, exit) => {
  const command = program
    .command('refactor')
    .description('repair a project; the input is left as it is unless --write is given')
    .argument('<path>', 'a folder, a .zip or one .py file')
    .option('--out <dir>', 'write the resulting tree there, and log, plan, report and patch to its .swarm folder')
    .option('--write', 'write the result over the input, after a backup');
  addRequestOptions(command).action(async (path: string, options: RefactorOptions, self: Command) => {
    exit(await refactor(path, options, self));
  });
};

async function refactor(path: string, options: RefactorOptions, command: Command): Promise<number> {
  const input = await readInput(path);
  if (options.write && !input.folder)
    throw new SwarmError('UsageError', '--write needs a folder or a file; use --out for a zip');
  const out = options.out === undefined ? undefined : resolve(options.out);
  if (out !== undefined) requireEmpty(out);
  const { summary, artefacts, interrupted } = await runInput(
    command,
    input,
    requestOf(options, command),
    options.json === true,
  );

  const record = out ? join(out, '.swarm') : join(process.cwd(), '.swarm', 'runs', summary.run_id);
  ensurePrivateFolder(out ? record : join(process.cwd(), '.swarm'));
  const logPath = await deliverRecord(artefacts, record);
  const tree = await resultTree(artefacts);
  if (out && tree) writeTree(out, tree);
  if (options.write && input.folder && tree) {
    const backup = join(input.folder, '.swarm', 'backup', summary.run_id);
    ensurePrivateFolder(join(input.folder, '.swarm'));
    const report = writeBack(input.folder, input.tree, tree, backup);
    say(`${report.written.length} files written to ${input.folder}; what they replaced is in ${backup}`);
  }
  if (options.json) {
    printJson(summaryDocument(summary, out ?? record, logPath));
  } else {
    const patch = await artefacts.read(artefacts.keys.patch);
    if (patch && patch.byteLength > 0) print(colouredDiff(new TextDecoder().decode(patch)));
    for (const line of summaryLines(summary, out ?? record)) print(line);
  }
  return interrupted ?? exitCodeOf(summary);
}

/** A folder that holds something is not written into: nothing of it could be told from the result. */
function requireEmpty(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new SwarmError('UsageError', `--out ${folder} is not empty`);
}
