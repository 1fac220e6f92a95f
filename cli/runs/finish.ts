import { join } from 'node:path';
import { SwarmError } from '../../core/errors.ts';
import type { FileTree } from '../../core/workspace/file-tree.ts';
import { exitCodeOf } from '../exit-codes.ts';
import { finishGitWork, type GitOutcome } from '../git/finish.ts';
import { finishBuildWork } from '../git/finish-build.ts';
import { colouredDiff } from '../output/diff.ts';
import { printPaged } from '../output/pager.ts';
import { print, printJson, say } from '../output/print.ts';
import { summaryDocument, summaryLines } from '../output/summary.ts';
import { confirm, isInteractive } from '../output/terminal.ts';
import { changedPaths, ensurePrivateFolder, type WriteReport, writeBack, writeTree } from '../project/write-result.ts';
import { builtTrees } from './built-tasks.ts';
import { gatherCycle } from './cycle.ts';
import { deliverRecord, resultTree } from './deliver.ts';
import type { FollowedRun } from './follow-run.ts';
import { heldBefore } from './held-before.ts';
import { type Origin, recordFolder, saveOrigin } from './origin.ts';

/** How the end of a run is told, and whether questions are asked. */
export interface Manner {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly yes?: boolean;
}

/** Ends a run for its user: record, diff, question, files, commit. Returns the exit code. */
export async function finishRun(run: FollowedRun, origin: Origin, manner: Manner, before?: FileTree): Promise<number> {
  const { summary, artefacts } = run;
  const record = origin.out ? join(origin.out, '.swarm') : recordFolder(summary.run_id);
  ensurePrivateFolder(origin.out ? record : join(process.cwd(), '.swarm'));
  const logPath = await deliverRecord(artefacts, record);
  const tree = await resultTree(artefacts);
  if (origin.out && tree) writeTree(origin.out, tree);
  const resultDir = origin.out ?? record;
  if (!manner.json) await show(run, resultDir, manner);

  const git = await end(run, origin, manner, tree, before);
  for (const line of git?.told ?? []) say(line);
  if (manner.json) {
    const { told: _, ...facts } = git ?? { told: [] };
    const place = summary.build ? { branch: git?.commit ? git.branch : null, commit: git?.commit ?? null } : {};
    printJson({ ...summaryDocument(summary, resultDir, logPath), ...place, ...(git ? { git: facts } : {}) });
  }
  return run.interrupted ?? exitCodeOf(summary);
}

/** Writes a result over the folder it was made from, after a backup. */
export function writeOver(folder: string, runId: string, before: FileTree, after: FileTree): WriteReport {
  ensurePrivateFolder(join(folder, '.swarm'));
  return writeBack(folder, before, after, join(folder, '.swarm', 'backup', runId));
}

async function show(run: FollowedRun, resultDir: string, manner: Manner): Promise<void> {
  const lines = summaryLines(run.summary, resultDir, await run.artefacts.report());
  if (manner.quiet) return print(lines[1]);
  // A forged suite is nothing but new files: what counts is what it is worth.
  const patch = run.summary.forge ? undefined : await run.artefacts.read(run.artefacts.keys.patch);
  if (patch && patch.byteLength > 0) await printPaged(colouredDiff(new TextDecoder().decode(patch)));
  for (const line of lines) print(line);
}

async function end(
  run: FollowedRun,
  origin: Origin,
  manner: Manner,
  tree: FileTree | undefined,
  before: FileTree | undefined,
): Promise<GitOutcome | undefined> {
  const { summary, artefacts } = run;
  const { folder, git, out, write } = origin;
  if (folder === null || origin.settled) return undefined;
  const held = async () => before ?? (await heldBefore(artefacts, origin));
  // The result of a run that answers a question holds what the run before changed, too.
  const files =
    origin.answers && tree
      ? changedPaths(await held(), tree).length
      : summary.files_changed.length + summary.tests_added.length;
  const writeIt = async () => {
    if (!tree) return [];
    const report = writeOver(folder, summary.run_id, await held(), tree);
    say(`${report.written.length} files written to ${folder}; what they replaced is in ${report.backup}`);
    return report.written;
  };
  const mayAsk = isInteractive() && !manner.yes && !manner.json && !manner.quiet;
  const question = `Write these changes to ${files} files in ${folder}?`;
  if (git) {
    if (git.mode === 'direct' && mayAsk && files > 0 && !(await confirm(question))) return undefined;
    const writeTask = async (from: FileTree, to: FileTree, label: string) =>
      writeOver(folder, join(summary.run_id, label), from, to).written;
    const outcome = summary.build
      ? await finishBuildWork(folder, git, summary, await builtTrees(artefacts, summary), writeTask)
      : await finishGitWork(folder, git, await gatherCycle(artefacts, summary), writeIt);
    saveOrigin({ ...origin, settled: true });
    return outcome;
  }
  if (!tree || files === 0) return undefined;
  const agreed = mayAsk && (write || out === null) ? await confirm(question) : write;
  if (agreed) {
    await writeIt();
    saveOrigin({ ...origin, settled: true });
  } else if (out === null && !manner.json && !manner.quiet) {
    say(`nothing was written; \`swarm apply ${summary.run_id}\` writes it, \`--pick\` by file`);
  }
  return undefined;
}

/** Refuses options that say opposite things. Throws `UsageError`. */
export function requireOneManner({ json, quiet }: Manner): void {
  if (json && quiet) throw new SwarmError('UsageError', '--json and --quiet exclude each other');
}
