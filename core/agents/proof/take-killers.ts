import {
  ForgeSuiteSchema,
  type RefactoringState,
  type WriteTestsResult,
  WriteTestsResultSchema,
} from '../../contracts/index.ts';
import type { ModelAccess } from '../../models/access.ts';
import { withModelKillers } from '../../proof/model-killers.ts';
import { pickKillers } from '../../proof/pick-killers.ts';
import { writeJson } from '../../store/documents.ts';
import { runKeys } from '../../store/keys.ts';
import { commitStep } from '../commit-step.ts';
import type { AgentContext, RunRef } from '../context.ts';
import type { ProofOutput } from '../payload.ts';
import { loadState } from '../state-store.ts';
import { readStepResult } from '../step-results.ts';
import { askForKillers, type ModelKillers } from './ask-model.ts';
import { againOrder } from './orders.ts';

/**
 * Takes tests that detect what no test did among the Judge's, and has all of them run once
 * more: only then does Publish hand them over. Where the engine found none, the model of the run's
 * tier is asked. A repetition takes the same.
 *
 * @param access The way to models. Without it none is asked.
 */
export async function takeKillers(
  context: AgentContext,
  run: RunRef,
  round: number,
  access?: ModelAccess,
): Promise<ProofOutput> {
  const { state, etag } = await loadState(context, run);
  const keys = runKeys(run.owner, run.run_id);
  const generated = (await readStepResult(context, keys.generatedTests, WriteTestsResultSchema))?.result;
  const written = await readStepResult(context, keys.proof.written, ForgeSuiteSchema);
  const picked =
    generated && written?.result
      ? pickKillers(generated, written.result, context.config.policies.proof.most_added)
      : undefined;
  const asked =
    access && generated && picked?.added.length === 0 ? await askForKillers(context, access, state) : undefined;
  const taken = asked && generated ? withModelKillers(generated, asked.answers, moduleOf(generated)) : picked;
  const added = taken?.added ?? [];
  if (taken && added.length > 0) await writeJson(context.store, keys.proof.taken, taken.tests);
  const answer: ProofOutput =
    added.length > 0
      ? { decision: 'again', run, round, orders: { again: await againOrder(context, state) } }
      : { decision: 'end', run, round };
  await commitStep(context, withAnswers(state, asked), etag, {
    step: 'take-killers',
    drafts: [
      {
        agent: 'Judge',
        action: 'CODE_GEN',
        status: written?.error ? 'FAILURE' : 'SUCCESS',
        details: {
          input_prompt: 'which tests detect what no other one does?',
          output_response: added.join('\n') || written?.error || 'none was found',
          tests_added: added.length,
          decision: answer.decision,
        },
      },
    ],
    issued: answer.decision === 'again' ? [keys.proof.again] : [],
  });
  return answer;
}

function withAnswers(state: RefactoringState, asked: ModelKillers | undefined): RefactoringState {
  if (!asked) return state;
  return { ...state, cost_usd: asked.cost_usd, notes: [...new Set([...state.notes, ...asked.notes])] };
}

/** The name that the Judge's tests import a module by, as far as it has any of the module. */
function moduleOf(generated: WriteTestsResult) {
  return (path: string): string => {
    const dotted = path.replace(/(?:\/__init__)?\.py$/, '').replaceAll('/', '.');
    const known = generated.tests.find(({ module }) => dotted === module || dotted.endsWith(`.${module}`));
    return known?.module ?? dotted;
  };
}
