import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { RunSummary } from '../../core/contracts/index.ts';
import { buildPullRequestBody, buildPullRequestTitle } from '../../core/report/build-pull-request.ts';
import { pullRequestBody, pullRequestTitle } from '../../core/report/pull-request.ts';
import { openPullRequest, requireGh } from '../git/github.ts';
import { requireBranch, requireClean, requireNotMain, requireStillOn } from '../git/preconditions.ts';
import { pushBranch, remoteFor } from '../git/push.ts';
import { openRepository } from '../git/repository.ts';
import { print, say } from '../output/print.ts';
import { ensurePrivateFolder } from '../project/write-result.ts';
import { findArtefacts } from '../runs/artefacts.ts';
import { gatherCycle } from '../runs/cycle.ts';
import { readOrigin, recordFolder } from '../runs/origin.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';

/** `swarm pr <id>` */
export const prCommand: RegisterCommand = (program) => {
  program
    .command('pr')
    .description('write the text of a pull request; nothing is pushed unless --open is given')
    .argument('<run-id>')
    .option('--open', 'push the branch that is checked out and open the pull request through gh')
    .action(async (runId: string, options: { open?: boolean }, self: Command) => {
      const artefacts = await findArtefacts(await openTarget(self), runId);
      const summary = await artefacts.summary();
      const cycle = await gatherCycle(artefacts, summary);
      const bodyFile = join(recordFolder(runId), 'pull-request.md');
      const built = summary.build !== undefined;
      const title = built ? buildPullRequestTitle(summary) : pullRequestTitle(cycle);
      const body = built ? buildPullRequestBody(summary, cycle.attempts) : pullRequestBody(cycle);
      if (options.open) return open(summary, title, bodyFile, body);
      writeBody(bodyFile, body);
      print(title);
      print(bodyFile);
    });
};

async function open(summary: RunSummary, title: string, bodyFile: string, body: string): Promise<void> {
  const { run_id } = summary;
  const git = readOrigin(run_id)?.git ?? undefined;
  const repository = await openRepository(resolve('.'));
  const { branch } = await requireBranch(repository);
  await requireNotMain(repository, branch, `make a branch with \`swarm apply ${run_id} --commit branch\``);
  if (git) await requireStillOn(repository, git.branch, run_id);
  await requireClean(repository);
  await remoteFor(repository, branch);
  await requireGh(repository.root);
  writeBody(bodyFile, body);
  say(`pushed ${branch} to ${await pushBranch(repository, branch)}`);
  const base = git && git.mode === 'branch' ? git.start_branch : undefined;
  print(
    await openPullRequest(repository.root, {
      title,
      bodyFile,
      head: branch,
      base,
      draft: summary.status !== 'success',
    }),
  );
}

function writeBody(file: string, body: string): void {
  ensurePrivateFolder(resolve('.swarm'));
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, body);
}
