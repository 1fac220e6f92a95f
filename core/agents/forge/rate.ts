import { countsOf, measuredOf } from '../../forge/measured.ts';
import { rateAfter } from '../../forge/reliability-after.ts';
import { rateBefore } from '../../forge/reliability-before.ts';
import { readJson, writeJson } from '../../store/documents.ts';
import { runKeys } from '../../store/keys.ts';
import { commitStep } from '../commit-step.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { loadState } from '../state-store.ts';
import { RatedBeforeSchema, readAnalysis, readCandidates, readRun, readSuite } from './documents.ts';

/** Rates a round's suite before it runs: by how sure a model was, and by what tools say of the text. */
export async function rateForgeBefore(context: AgentContext, run: RunRef, round: number) {
  const { state, etag } = await loadState(context, run);
  const analysis = await readAnalysis(context, state, round);
  const suite = await readSuite(context, state, round);
  const entropy = (await readCandidates(context, state, round))?.entropy ?? null;
  const rated = rateBefore(
    {
      syntax_ok: analysis?.syntax_ok ?? false,
      lint_issue_count: analysis?.lint_issue_count ?? 0,
      complexity: analysis?.complexity ?? 0,
      without_assertion: analysis?.without_assertion ?? 0,
      tests: suite.tests.length,
    },
    entropy,
    context.config.policies.forge,
  );
  const reasons = analysis ? rated.reasons : ['the analysis never answered'];
  await writeJson(context.store, runKeys(run.owner, run.run_id).forge(round).ratedBefore, {
    ...rated,
    reasons,
    entropy,
  });
  await commitStep(context, state, etag, {
    step: `forge-rate-before-${round}`,
    drafts: [
      {
        agent: 'Judge',
        action: 'CODE_ANALYSIS',
        status: 'SUCCESS',
        details: {
          input_prompt: `how reliable are the tests of round ${round} before they run?`,
          output_response: [rated.level, ...reasons].join('\n'),
          reliability: rated.level,
          entropy,
          lint_issue_count: analysis?.lint_issue_count ?? 0,
        },
      },
    ],
  });
  return { reliability: rated.level };
}

/** Rates a round's suite by what its run showed. */
export async function rateForgeAfter(context: AgentContext, run: RunRef, round: number) {
  const { state, etag } = await loadState(context, run);
  const keys = runKeys(run.owner, run.run_id).forge(round);
  const before = (await readJson(context.store, keys.ratedBefore, RatedBeforeSchema))?.value;
  const suite = await readSuite(context, state, round);
  const { run: ran, failure } = await readRun(context, state, round);
  const measured = measuredOf(ran, new Set(suite.tests.map((test) => test.nodeid)), failure);
  const rated = rateAfter(measured, before?.level ?? 'low', context.config.policies.forge.targets);
  await writeJson(context.store, keys.ratedAfter, rated);
  const { coverage, mutation } = measured.figures;
  await commitStep(context, state, etag, {
    step: `forge-rate-after-${round}`,
    drafts: [
      {
        agent: 'Judge',
        action: 'CODE_ANALYSIS',
        status: 'SUCCESS',
        details: {
          input_prompt: `how reliable are the tests of round ${round} now that they have run?`,
          output_response: [rated.level, ...rated.reasons].join('\n'),
          reliability: rated.level,
          coverage,
          mutation_score: mutation ?? -1,
          tests: ran ? countsOf(ran) : null,
        },
      },
    ],
  });
  return { reliability: rated.level };
}
