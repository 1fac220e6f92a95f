import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { RunSummary, Suspicion } from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import { accepting } from '../../core/evidence/baseline.ts';
import { BASELINE_FILE } from '../../core/workspace/discovery.ts';
import { print } from '../output/print.ts';
import { visible } from '../output/visible.ts';
import { loadBaseline, saveBaseline } from '../project/baseline.ts';
import { findArtefacts } from '../runs/artefacts.ts';
import { readOrigin } from '../runs/origin.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';

interface AcceptOptions {
  readonly question?: string[];
  readonly folder?: string;
}

/** `swarm accept <run> [fingerprint...]` */
export const acceptCommand: RegisterCommand = (program) => {
  program
    .command('accept')
    .description(`accept what a run suspects: it goes into ${BASELINE_FILE} of the project and is not told again`)
    .argument('<run-id>')
    .argument('[fingerprint...]', 'of the suspicions; all of the run when neither these nor questions are given')
    .option('--question <ids...>', 'questions that are not to be asked again')
    .option('--folder <dir>', 'the project; known for runs started from here, otherwise this folder')
    .action(accept);
};

async function accept(runId: string, given: string[], options: AcceptOptions, self: Command): Promise<void> {
  const folder = resolve(options.folder ?? readOrigin(runId)?.folder ?? '.');
  const before = await loadBaseline(folder);
  const artefacts = await findArtefacts(await openTarget(self), runId);
  const summary = await artefacts.summary();
  const questions = askedAmong(summary, options.question ?? []);
  const all = (await artefacts.report())?.suspicions ?? [];
  const chosen = given.length === 0 && questions.length > 0 ? [] : suspectedAmong(runId, all, given);
  const after = accepting(before, chosen, questions);
  saveBaseline(folder, after);
  for (const { fingerprint, path, line, message } of chosen)
    print(visible(`${fingerprint} ${path}:${line} ${message}`));
  for (const id of questions) print(id);
  const count = after.accepted.length + after.answered.length - before.accepted.length - before.answered.length;
  print(`${count} new in ${resolve(folder, BASELINE_FILE)}`);
}

/** The suspicions of these fingerprints; all where none is named. Throws `UsageError` that names the known ones. */
function suspectedAmong(runId: string, all: readonly Suspicion[], given: readonly string[]): readonly Suspicion[] {
  if (all.length === 0) throw new SwarmError('UsageError', `run ${runId} suspects nothing: there is nothing to accept`);
  if (given.length === 0) return all;
  const unknown = given.filter((fingerprint) => !all.some((one) => one.fingerprint === fingerprint));
  if (unknown.length > 0) {
    const known = all.map(({ fingerprint }) => fingerprint).join(', ');
    throw new SwarmError('UsageError', `run ${runId} has no suspicion ${unknown.join(', ')}; it has: ${known}`);
  }
  return all.filter(({ fingerprint }) => given.includes(fingerprint));
}

/** The questions of these ids. Throws `QuestionNotFound` that names the open ones. */
function askedAmong({ run_id, questions }: RunSummary, ids: readonly string[]): readonly string[] {
  const unknown = ids.filter((id) => !questions.some((question) => question.id === id));
  if (unknown.length === 0) return ids;
  const open = questions.map(({ id }) => id).join(', ') || 'none';
  throw new SwarmError('QuestionNotFound', `run ${run_id} asks no question ${unknown.join(', ')}; open are: ${open}`);
}
