import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { loadConfig } from '../../core/config/load.ts';
import { SwarmError } from '../../core/errors.ts';
import { unzip } from '../../core/workspace/unzip.ts';
import { CHECKOUT } from '../local/paths.ts';
import { print } from '../output/print.ts';
import { ensurePrivateFolder, writeBack } from '../project/write-result.ts';
import { findArtefacts } from '../runs/artefacts.ts';
import { resultTree } from '../runs/deliver.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';

/** `swarm apply <id> [folder]` */
export const applyCommand: RegisterCommand = (program) => {
  program
    .command('apply')
    .description('write the result of a run over the folder it was made from, after a backup')
    .argument('<run-id>')
    .argument('[folder]', 'the folder that the run was started on', '.')
    .action(async (runId: string, target: string, _options: object, self: Command) => {
      const folder = resolve(target);
      const artefacts = await findArtefacts(await openTarget(self), runId);
      const after = await resultTree(artefacts);
      if (!after) throw new SwarmError('RunNotFound', `run ${runId} has no result`);
      const { archive } = loadConfig(join(CHECKOUT, 'config')).policies;
      const before = await unzip(await artefacts.require(artefacts.keys.snapshot(0)), archive);
      ensurePrivateFolder(join(folder, '.swarm'));
      const report = writeBack(folder, before, after, join(folder, '.swarm', 'backup', runId));
      for (const path of report.written) print(path);
      print(`${report.written.length} files written; what they replaced is in ${report.backup}`);
    });
};
