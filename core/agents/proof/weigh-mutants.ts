import {
  type ForgeRun,
  ForgeRunSchema,
  type Mutant,
  type RefactoringState,
  WriteTestsResultSchema,
} from '../../contracts/index.ts';
import { leadTo } from '../../proof/lead.ts';
import { askingMutants, isEvident } from '../../proof/near-repair.ts';
import { writeJson } from '../../store/documents.ts';
import { runKeys } from '../../store/keys.ts';
import { changedLines } from '../../workspace/changed-lines.ts';
import { commitStep } from '../commit-step.ts';
import type { AgentContext, RunRef } from '../context.ts';
import type { ProofOutput } from '../payload.ts';
import { readSnapshot } from '../snapshots.ts';
import { loadState } from '../state-store.ts';
import { readStepResult } from '../step-results.ts';
import { askOf } from './asking.ts';
import { killersOrder, sourcesOf } from './orders.ts';

/** Mutants that a request for tests names. */
const MOST_NAMED = 10;

/**
 * Weighs what the mutants say of the tests of a run that has come to its end: those near a
 * repaired line that no test detects ask for a test. A repetition asks for the same.
 */
export async function weighMutants(context: AgentContext, run: RunRef, round: number): Promise<ProofOutput> {
  const { state, etag } = await loadState(context, run);
  const keys = runKeys(run.owner, run.run_id).proof;
  const measured = await readStepResult(context, keys.run, ForgeRunSchema);
  const asking = measured?.result ? await asked(context, state, measured.result) : [];
  const lead =
    measured?.result && asking.length > 0 ? await leadOf(context, state, measured.result, asking) : undefined;
  const instructions = asking.slice(0, MOST_NAMED).map(askOf);
  if (lead) {
    await writeJson(context.store, keys.suite, lead.suite);
    await writeJson(context.store, keys.lead, lead.run);
  }
  const answer: ProofOutput = lead
    ? {
        decision: 'add',
        run,
        round,
        orders: { add: await killersOrder(context, state, { paths: lead.paths, instructions }) },
      }
    : { decision: 'end', run, round };
  const score = measured?.result?.mutation?.score ?? null;
  await commitStep(context, state, etag, {
    step: 'weigh-mutants',
    drafts: [
      {
        agent: 'Judge',
        action: 'CODE_ANALYSIS',
        status: measured?.result ? 'SUCCESS' : 'FAILURE',
        details: {
          input_prompt: 'would the tests notice a mistake in what is delivered?',
          output_response: told(measured?.result, measured?.error, instructions),
          mutation_score: score,
          mutation_error: measured?.result?.mutation?.sampling_error ?? null,
          asked: asking.length,
          decision: answer.decision,
        },
      },
    ],
    issued: answer.decision === 'add' ? [keys.written] : [],
  });
  return answer;
}

async function asked(context: AgentContext, state: RefactoringState, run: ForgeRun): Promise<Mutant[]> {
  const before = await readSnapshot(context, state, 0);
  const after = await readSnapshot(context, state, state.best_snapshot);
  const near = askingMutants(run, changedLines(before, after, sourcesOf(state)), context.config.policies.proof.near);
  const key = runKeys(state.owner, state.run_id).generatedTests;
  const functions = (await readStepResult(context, key, WriteTestsResultSchema))?.result?.functions ?? [];
  return near.filter((mutant) => isEvident(mutant, functions, state.questions));
}

/** What the generator needs; undefined where none of the mutants is in a module that the Judge tests. */
async function leadOf(context: AgentContext, state: RefactoringState, run: ForgeRun, asking: readonly Mutant[]) {
  const key = runKeys(state.owner, state.run_id).generatedTests;
  const generated = (await readStepResult(context, key, WriteTestsResultSchema))?.result;
  const lead = generated && leadTo(asking, run, generated, sourcesOf(state));
  return lead && lead.paths.length > 0 ? lead : undefined;
}

function told(run: ForgeRun | undefined, error: string | undefined, instructions: readonly string[]): string {
  if (!run) return error ?? 'the mutants were not run';
  const { mutation } = run;
  if (!mutation || mutation.score === null) return run.untestable_reason ?? 'no mutant has a verdict';
  return [`mutation score ${mutation.score.toFixed(2)}%`, ...instructions].join('\n');
}
