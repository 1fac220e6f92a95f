import { readBlocks } from '../answers/file-blocks.ts';
import {
  type CandidateTests,
  type RefactoringState,
  type WorkOrder,
  WriteTestsResultSchema,
} from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import type { ModelAccess } from '../models/access.ts';
import { ModelSession } from '../models/session.ts';
import { writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import type { FileTree } from '../workspace/file-tree.ts';
import { safePath } from '../workspace/safe-path.ts';
import { askAboutSources } from './ask-about-sources.ts';
import { commitStep } from './commit-step.ts';
import type { AgentContext, RunRef } from './context.ts';
import { findFocus, planLines } from './focus.ts';
import { modelTier, orWait, sourceTexts } from './model-work.ts';
import { clipped } from './sizing.ts';
import { readSnapshot } from './snapshots.ts';
import { loadState } from './state-store.ts';
import { readStepResult } from './step-results.ts';
import { checkTestsOrder, workingSnapshot } from './work-orders.ts';

/** Name of the work within its run. */
export const TESTS_WORK = 'tests';

/**
 * The Judge on a model: test files that show what the code should do. They count for
 * nothing until the workbench has checked each test.
 */
export function writeTestsWithModel(context: AgentContext, access: ModelAccess, run: RunRef) {
  return orWait(async (): Promise<{ tests: number; orders: { check?: WorkOrder } }> => {
    const { state, etag } = await loadState(context, run);
    const tier = modelTier(context, state);
    if (!tier || state.models_joined) return { tests: 0, orders: {} };
    const session = await ModelSession.open(context, access, state, { tier, name: TESTS_WORK });
    const tree = await readSnapshot(context, run, workingSnapshot(state));
    const { files, failures, left_out } = await askForTests(context, access, session, state, tree);
    const keys = runKeys(run.owner, run.run_id);
    const candidates: CandidateTests = { files: Object.fromEntries(files) };
    await writeJson(context.store, keys.candidateTests, candidates);
    const others = left_out.map((path) => `${path}: only tests/test_<module>.py is taken from the model Judge`);
    const notes = [...session.notes, ...others, ...failures.map((failure) => `The model Judge: ${failure.message}`)];
    const next: RefactoringState = {
      ...state,
      cost_usd: (await session.spent()).run,
      notes: [...new Set([...state.notes, ...notes])],
    };
    const check = files.size > 0 ? await checkTestsOrder(context, next) : undefined;
    await commitStep(context, next, etag, {
      step: 'tests-with-model',
      drafts: [
        {
          agent: 'Judge',
          action: 'CODE_GEN',
          status: files.size > 0 ? 'SUCCESS' : 'FAILURE',
          details: {
            input_prompt: 'take test files out of the answers of the model',
            output_response:
              [...files.keys()].join('\n') || failures.map((failure) => failure.message).join('\n') || 'none',
            files: files.size,
          },
        },
      ],
      issued: check ? [keys.checkedTests] : [],
    });
    return { tests: files.size, orders: check ? { check } : {} };
  });
}

async function askForTests(
  context: AgentContext,
  access: ModelAccess,
  session: ModelSession,
  state: RefactoringState,
  tree: FileTree,
) {
  const texts = sourceTexts(state, tree);
  const keys = runKeys(state.owner, state.run_id);
  const generated = (await readStepResult(context, keys.generatedTests, WriteTestsResultSchema))?.result;
  const existing = (generated?.tests ?? []).map((test) => `- ${test.nodeid}`).join('\n') || 'None.';
  const who = { context, access, session, agent: 'judge' as const };
  const { values, failures } = await askAboutSources(
    who,
    await findFocus(context, state),
    texts,
    (pack, plan, limits) => ({
      action: 'CODE_GEN',
      system: 'judge-tests-system',
      task: 'judge-tests',
      values: {
        plan: clipped(planLines(plan, pack.whole, false), limits.max_input_tokens * 0.08),
        files: pack.text,
        existing: clipped(existing, limits.max_input_tokens * 0.1),
      },
      read: (answer) => ({ value: testFiles(answer) }),
    }),
  );
  const taken = new Set([...tree.keys(), ...Object.keys(generated?.files ?? {})]);
  const files = new Map<string, string>();
  for (const [path, text] of values.flatMap((value) => value.files)) {
    const free = freePath(path, new Set([...taken, ...files.keys()]));
    // A test needs no secret of the code: what was hidden stays hidden.
    files.set(free, text);
  }
  return { files, failures, left_out: values.flatMap((value) => value.left_out) };
}

interface TestFiles {
  readonly files: readonly (readonly [path: string, text: string])[];
  readonly left_out: readonly string[];
}

/** The test files of an answer; anything else that it holds is not taken. */
function testFiles(answer: string): TestFiles {
  const files: [string, string][] = [];
  const left_out: string[] = [];
  for (const block of readBlocks(answer, [])) {
    const name = /(?:^|\/)(test_[A-Za-z0-9_]+)\.py$/.exec(safePath(block.path))?.[1];
    if (name) files.push([`tests/${name}.py`, block.content]);
    else left_out.push(block.path);
  }
  if (files.length === 0) throw new SwarmError('MalformedAnswer', 'no file is named tests/test_<module>.py');
  return { files, left_out };
}

/** A name that no file has: what a person or the engine wrote is never written over. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  const stem = path.replace(/\.py$/, '');
  const names = [path, `${stem}_intent.py`];
  for (let number = 2; names.every((name) => taken.has(name)); number += 1) names.push(`${stem}_intent_${number}.py`);
  return names.find((name) => !taken.has(name)) ?? path;
}
