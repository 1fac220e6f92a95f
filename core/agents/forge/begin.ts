import { ForgeRunSchema, type InspectedFile, type RefactoringState } from '../../contracts/index.ts';
import { frameworkOf } from '../../forge/framework.ts';
import { countsOf, figuresOf } from '../../forge/measured.ts';
import { projectScore } from '../../plan/score.ts';
import { runKeys } from '../../store/keys.ts';
import { isTestFile } from '../../workspace/discovery.ts';
import { decodeSource } from '../../workspace/source-text.ts';
import { commitStep } from '../commit-step.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { inspectedFiles, notesOn } from '../inspected-files.ts';
import { readSnapshot } from '../snapshots.ts';
import { loadState } from '../state-store.ts';
import { readStepResult } from '../step-results.ts';
import { type ForgeRoundOutput, issuedForForge, modulesOf, orderForgeRound } from './orders.ts';

/** Takes down what the project's own tests come to, and orders the first round. A repetition orders the same. */
export async function beginForge(context: AgentContext, run: RunRef): Promise<ForgeRoundOutput> {
  const { state, etag } = await loadState(context, run);
  if (state.forge) return orderForgeRound(context, state, { instructions: [] });
  const keys = runKeys(run.owner, run.run_id);
  const measured = await readStepResult(context, keys.forgeBefore, ForgeRunSchema);
  const { files, missing } = await inspectedFiles(context, state);
  const score = projectScore(files);
  const texts = await pythonTexts(context, run);
  const framework = frameworkOf(texts.tests, texts.sources);
  const before = measured?.result;
  const failed = measured?.error ? [`The project's own tests could not be measured: ${measured.error}`] : [];
  const unreadable = unreadableOf(state, files);
  const next: RefactoringState = {
    ...state,
    pylint_baseline: score,
    pylint_current: score,
    round: 1,
    notes: [...new Set([...state.notes, ...missing, ...failed, ...unreadable, ...notesOn(files, before)])],
    snapshots: before
      ? [{ number: 0, tests: countsOf(before), red: [], pylint_score: score, doubted: false, publishable: true }]
      : [],
    forge: {
      targets: context.config.policies.forge.targets,
      framework,
      before: before ? figuresOf(before) : null,
      unreadable,
      rounds: [],
      stagnation: 0,
      best_round: null,
    },
  };
  const round = await orderForgeRound(context, next, { instructions: [] });
  await commitStep(context, next, etag, {
    step: 'forge-begin',
    drafts: [
      {
        agent: 'Judge',
        action: 'CODE_ANALYSIS',
        status: 'SUCCESS',
        details: {
          input_prompt: 'what do the tests of the project come to, and who writes first?',
          output_response: before
            ? `coverage ${before.coverage?.percent ?? 0}%, mutation score ${before.mutation?.score ?? 'none'}; ${next.tier} writes ${framework} tests`
            : `nothing was measured; ${next.tier} writes ${framework} tests`,
          decision: 'route',
          next_tier: next.tier,
          framework,
        },
      },
    ],
    issued: issuedForForge(next, round),
  });
  return round;
}

/** Modules that do not parse: nothing of them can be called. */
function unreadableOf(state: RefactoringState, files: readonly InspectedFile[]): string[] {
  const wanted = new Set(modulesOf(state));
  return files
    .filter((file) => !file.parses && wanted.has(file.path))
    .map(({ path, syntax_error: error }) => {
      const place = error?.line ? `${path}:${error.line}` : path;
      return `${place} does not parse${error ? ` (${error.message})` : ''}, so that no test can be forged for it`;
    });
}

async function pythonTexts(context: AgentContext, run: RunRef): Promise<{ tests: string[]; sources: string[] }> {
  const tests: string[] = [];
  const sources: string[] = [];
  for (const [path, { bytes }] of await readSnapshot(context, run, 0)) {
    if (path.endsWith('.py')) (isTestFile(path) ? tests : sources).push(decodeSource(bytes));
  }
  return { tests, sources };
}
