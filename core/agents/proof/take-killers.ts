import { ForgeSuiteSchema, WriteTestsResultSchema } from '../../contracts/index.ts';
import { pickKillers } from '../../proof/pick-killers.ts';
import { writeJson } from '../../store/documents.ts';
import { runKeys } from '../../store/keys.ts';
import { commitStep } from '../commit-step.ts';
import type { AgentContext, RunRef } from '../context.ts';
import type { ProofOutput } from '../payload.ts';
import { loadState } from '../state-store.ts';
import { readStepResult } from '../step-results.ts';
import { againOrder } from './orders.ts';

/**
 * Takes tests that detect what no test did among the Judge's, and has all of them run once
 * more: only then does Publish hand them over. A repetition takes the same.
 */
export async function takeKillers(context: AgentContext, run: RunRef, round: number): Promise<ProofOutput> {
  const { state, etag } = await loadState(context, run);
  const keys = runKeys(run.owner, run.run_id);
  const generated = (await readStepResult(context, keys.generatedTests, WriteTestsResultSchema))?.result;
  const written = await readStepResult(context, keys.proof.written, ForgeSuiteSchema);
  const picked =
    generated && written?.result
      ? pickKillers(generated, written.result, context.config.policies.proof.most_added)
      : undefined;
  const added = picked?.added ?? [];
  if (picked && added.length > 0) await writeJson(context.store, keys.proof.taken, picked.tests);
  const answer: ProofOutput =
    added.length > 0
      ? { decision: 'again', run, round, orders: { again: await againOrder(context, state) } }
      : { decision: 'end', run, round };
  await commitStep(context, state, etag, {
    step: 'take-killers',
    drafts: [
      {
        agent: 'Judge',
        action: 'CODE_GEN',
        status: written?.error ? 'FAILURE' : 'INFO',
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
