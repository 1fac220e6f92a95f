import {
  ForgeRunSchema,
  type RefactoringState,
  type SuiteProof,
  type TestOutcome,
  type WriteTestsResult,
  WriteTestsResultSchema,
} from '../../contracts/index.ts';
import { messageOf } from '../../errors.ts';
import { worthKeeping } from '../../proof/model-killers.ts';
import { mayStay, proofOf } from '../../proof/proof-of.ts';
import { readJson } from '../../store/documents.ts';
import { runKeys } from '../../store/keys.ts';
import { changedLines } from '../../workspace/changed-lines.ts';
import type { FileTree } from '../../workspace/file-tree.ts';
import type { AgentContext } from '../context.ts';
import { readStepResult } from '../step-results.ts';
import { sourcesOf } from './orders.ts';

/** What the mutants brought to a run that ends. */
export interface PublishedProof {
  /** Absent where nothing was measured. */
  readonly proof?: SuiteProof;
  /** The Judge's tests with the ones that were added; absent where none stayed. */
  readonly tests?: WriteTestsResult;
  /** How the added ones came out. */
  readonly outcomes: readonly TestOutcome[];
  /** Why what was measured could not be taken in. */
  readonly lost: readonly string[];
}

const NONE: PublishedProof = { outcomes: [], lost: [] };

/** Reads what was measured. What cannot be read is as if it was not measured: no run ends worse for it. */
export async function publishedProof(
  context: AgentContext,
  state: RefactoringState,
  trees: { readonly input: FileTree; readonly best: FileTree; readonly generated: WriteTestsResult | undefined },
): Promise<PublishedProof> {
  const keys = runKeys(state.owner, state.run_id).proof;
  try {
    const first = (await readStepResult(context, keys.run, ForgeRunSchema))?.result;
    if (!first) return NONE;
    const chosen = (await readJson(context.store, keys.taken, WriteTestsResultSchema))?.value;
    const again = chosen && (await readStepResult(context, keys.again, ForgeRunSchema))?.result;
    const taken = chosen && again ? worthKeeping(chosen, again) : chosen;
    const known = new Set(trees.generated?.tests.map((test) => test.nodeid));
    const added = (taken?.tests ?? []).map((test) => test.nodeid).filter((nodeid) => !known.has(nodeid));
    const kept = again && added.length > 0 && mayStay(first, again, added) ? again : undefined;
    const changed = changedLines(trees.input, trees.best, sourcesOf(state));
    const proof = proofOf({ first, again: kept, added, changed, near: context.config.policies.proof.near });
    if (!proof) return NONE;
    if (!kept || !taken) return { ...NONE, proof };
    return { ...NONE, proof, tests: taken, outcomes: kept.tests.filter((test) => added.includes(test.nodeid)) };
  } catch (error) {
    return { ...NONE, lost: [`How the tests hold against mutants could not be read: ${messageOf(error)}`] };
  }
}
