import {
  type Edit,
  EditSetSchema,
  type FinalReport,
  type RefactoringState,
  type StopReason,
} from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { runKeys } from '../store/keys.ts';
import { applyEdits } from '../workspace/apply-edits.ts';
import type { FileTree } from '../workspace/file-tree.ts';
import { diffTrees } from '../workspace/patch.ts';
import { decodeSource } from '../workspace/source-text.ts';
import type { AgentContext } from './context.ts';
import { openQuestions } from './open-questions.ts';
import { readSnapshot } from './snapshots.ts';
import { readStepResult } from './step-results.ts';

/** Endings of a run in which every tier has been tried. */
const EXHAUSTED: ReadonlySet<StopReason | null> = new Set(['no_progress', 'untestable']);

/** Characters of the last diff that the report keeps. */
const LONGEST_DIFF = 20_000;

/** What a person needs where every tier has been tried in vain; null for any other ending. */
export async function finalReport(context: AgentContext, state: RefactoringState): Promise<FinalReport | null> {
  if (!EXHAUSTED.has(state.stop_reason) || state.fix_attempts.length === 0) return null;
  const errors = state.fix_attempts.map((attempt) => attempt.error).filter((error) => error !== '');
  return {
    status: 'failed_after_all_escalations',
    total_attempts: state.fix_attempts.length,
    tiers_used: state.fix_attempts.map((attempt) => attempt.tier),
    unique_errors: [...new Set(errors)],
    last_diff: await lastDiff(context, state),
    recommendation: recommendation(state),
  };
}

/** The change of the last attempt that had one, against the snapshot that it was made on. */
async function lastDiff(context: AgentContext, state: RefactoringState): Promise<string> {
  const index = state.fix_attempts.findLastIndex((attempt) => attempt.edits_sha256 !== '');
  const last = state.fix_attempts[index];
  if (!last) return '';
  const base = state.fix_attempts.slice(0, index).filter((attempt) => attempt.accepted).length;
  const edits = await readStepResult(context, runKeys(state.owner, state.run_id).edits(last.round), EditSetSchema);
  const before = await readSnapshot(context, state, base);
  const after = edited(before, edits?.result?.edits ?? []);
  const diff = diffTrees(before, after)
    .map((file) => decodeSource(file.patch))
    .join('');
  return diff.length > LONGEST_DIFF ? `${diff.slice(0, LONGEST_DIFF)}\n(cut)\n` : diff;
}

/** The tree with edits; without them where their paths may not be written, which is why they were refused. */
function edited(tree: FileTree, edits: readonly Edit[]): FileTree {
  try {
    return applyEdits(tree, edits);
  } catch (error) {
    if (error instanceof SwarmError && error.name === 'UnsafePath') return tree;
    throw error;
  }
}

function recommendation(state: RefactoringState): string {
  const best = state.snapshots.find((snapshot) => snapshot.number === state.best_snapshot);
  const red = best?.red ?? [];
  const named = red.slice(0, 5).join(', ');
  const more = red.length > 5 ? ` and ${red.length - 5} more` : '';
  const tests = red.length > 0 ? `These tests still fail: ${named}${more}. ` : '';
  const kept = state.best_snapshot === 0 ? 'The input is published unchanged' : 'The best version seen is published';
  if (state.questions.length > 0) {
    return `Your answer is needed. ${tests}${kept}; the report names what is asked, and \`swarm answer ${state.run_id}\` takes the answer.`;
  }
  const begin =
    openQuestions(state.handover, red).length > 0
      ? 'several edits would turn some of them green: the report names these and asks which is meant'
      : 'begin with the last diff and the errors above';
  return `Manual intervention required. ${tests}${kept}; ${begin}.`;
}
