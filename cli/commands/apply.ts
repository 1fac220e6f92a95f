import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { RunSummary } from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import { finishGitWork } from '../git/finish.ts';
import { askForFiles, namedFiles } from '../output/pick-files.ts';
import { print } from '../output/print.ts';
import { changedFiles, pickFrom } from '../project/changed-files.ts';
import type { WriteReport } from '../project/write-result.ts';
import { findArtefacts } from '../runs/artefacts.ts';
import { gatherCycle } from '../runs/cycle.ts';
import { resultTree } from '../runs/deliver.ts';
import { writeOver } from '../runs/finish.ts';
import { withGitWork } from '../runs/git-place.ts';
import { heldBefore } from '../runs/held-before.ts';
import { readOrigin, saveOrigin } from '../runs/origin.ts';
import { openTarget } from '../target.ts';
import { addGitOptions, type GitOptions } from './git-options.ts';
import type { RegisterCommand } from './index.ts';

interface ApplyOptions extends GitOptions {
  readonly pick?: string | true;
}

/** `swarm apply <id> [folder]` */
export const applyCommand: RegisterCommand = (program) => {
  const command = program
    .command('apply')
    .description('write the result of a run over the folder it was made from, after a backup')
    .argument('<run-id>')
    .argument(
      '[folder]',
      'the folder that the run was started on; known for runs started from here, otherwise this one',
    )
    .option('--pick [paths]', 'choose files: by a question, or these, separated by commas');
  addGitOptions(command).action(apply);
};

async function apply(runId: string, target: string | undefined, options: ApplyOptions, self: Command): Promise<void> {
  const origin = readOrigin(runId);
  const folder = resolve(target ?? origin?.folder ?? '.');
  await withGitWork(folder, options, async ({ work }) => {
    const artefacts = await findArtefacts(await openTarget(self), runId);
    const after = await resultTree(artefacts);
    if (!after) throw new SwarmError('RunNotFound', `run ${runId} has no result`);
    const before = await heldBefore(artefacts, origin && { ...origin, folder });
    const files = changedFiles(before, after);
    const picked = await pickedPaths(options.pick, files);
    const write = async () => report(writeOver(folder, runId, before, picked ? pickFrom(after, picked) : after));
    if (!work) {
      await write();
      if (origin && !picked && origin.folder === folder) saveOrigin({ ...origin, settled: true });
      return;
    }
    const cycle = await gatherCycle(artefacts, limited(await artefacts.summary(), picked));
    const { told } = await finishGitWork(folder, work, cycle, write);
    for (const line of told) print(line);
  });
}

async function pickedPaths(pick: ApplyOptions['pick'], files: ReturnType<typeof changedFiles>) {
  if (pick === undefined) return undefined;
  return pick === true ? askForFiles(files) : namedFiles(files, pick);
}

function report({ written, backup }: WriteReport): readonly string[] {
  for (const path of written) print(path);
  print(`${written.length} files written; what they replaced is in ${backup}`);
  return written;
}

/** A summary that speaks of the files that were picked. */
function limited(summary: RunSummary, picked: readonly string[] | undefined): RunSummary {
  if (!picked) return summary;
  const among = (paths: readonly string[]) => paths.filter((path) => picked.includes(path));
  return { ...summary, files_changed: among(summary.files_changed), tests_added: among(summary.tests_added) };
}
