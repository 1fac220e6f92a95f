import { fixWithModel } from '../../core/agents/fixer.ts';
import { planWithModel } from '../../core/agents/model-plan.ts';
import { reviewWithModel } from '../../core/agents/model-review.ts';
import { writeTestsWithModel } from '../../core/agents/model-tests.ts';
import { CandidateTestsSchema, EditSetSchema, PlanSchema, WorkResultSchema } from '../../core/contracts/index.ts';
import type { ModelAgent } from '../../core/models/provider.ts';
import { ScriptSchema } from '../../core/models/script.ts';
import { ScriptedProvider } from '../../core/models/scripted.ts';
import { testAccess } from '../support/model-access.ts';
import { allTiers, edit, RunHarness, ran } from '../support/run-harness.ts';
import { type Attack, GREEN, MODULE, RED } from './attack.ts';

/** The key by which models are called: it may be nowhere in what a run leaves. */
export const KEY = 'canary-key-9d27f31c';
/** Another, of a provider that is not asked. */
export const OTHER_KEY = 'canary-key-2b';

/** What became of an attack where core alone decides. */
export interface Played {
  /** The text of each question, with the role that was asked. */
  readonly asked: readonly { readonly agent: ModelAgent; readonly text: string }[];
  /** Paths of the edits that came out. */
  readonly edited: readonly string[];
  /** Test files that go on to the workbench. */
  readonly tests: Readonly<Record<string, string>>;
  readonly issues: number;
  readonly findings: number;
  readonly report: string;
  /** What people are given: report, plan and all files of the result. */
  readonly published: string;
  readonly result: Readonly<Record<string, string>>;
  /** Everything that is stored of the run, the members of zips too. */
  readonly stored: string;
}

/**
 * A run in which models obey the attack, and the workbench lets everything pass: what is
 * published is what core lets through. Roles without answers are not asked.
 */
export async function play(attack: Attack): Promise<Played> {
  const { files, failure, answers } = attack;
  const run = new RunHarness();
  const { nodeid = RED, trace = `${MODULE}:7: in calculate_average`, ...told } = failure;
  const baseline = ran([GREEN], [nodeid]);
  const request = { tiers: ['economy'], budget_usd: 100 };
  const tests = baseline.tests.map((test) => (test.nodeid === nodeid ? { ...test, trace, ...told } : test));
  await run.begin({ files, baseline: { ...baseline, tests }, request, available: allTiers });
  const provider = new ScriptedProvider(ScriptSchema.parse({ scenarios: [{ repeat_last: true, ...answers }] }));
  const access = testAccess(provider, { GOOGLE_API_KEY: KEY, OPENAI_API_KEY: OTHER_KEY });

  let issues = 0;
  const known = PlanSchema.parse(await run.json(run.keys.planJson)).summary.total_issues;
  if (answers.auditor) {
    await planWithModel(run.context, access, run.run);
    issues = PlanSchema.parse(await run.json(run.keys.planJson)).summary.total_issues - known;
  }
  if (answers.judge) await writeTestsWithModel(run.context, access, run.run);
  const edited = await repaired(run, access, attack);
  const findings = await reviewed(run, access, attack);
  await run.publish();
  const report = await run.text(run.keys.reportMarkdown);
  const result = await run.zip(run.keys.resultZip);
  return {
    asked: provider.calls.map(({ messages, options }) => ({
      agent: options.call?.agent ?? 'fixer',
      text: messages[1]?.content ?? '',
    })),
    edited,
    tests: await candidates(run),
    issues,
    findings,
    report,
    published: [report, await run.text(run.keys.planMarkdown), ...Object.values(result)].join('\n'),
    result,
    stored: await everything(run),
  };
}

type Access = ReturnType<typeof testAccess>;

/** The first round: edits of the model; where it is the reviewer who obeys, a right version. */
async function repaired(run: RunHarness, access: Access, { files, answers, failure }: Attack): Promise<string[]> {
  if (!answers.fixer && !answers.security) return [];
  const right = (files[MODULE] ?? '').replace('sum(numbers)', 'sum(numbers) / len(numbers)');
  if (answers.fixer) await fixWithModel(run.context, access, run.run, 1);
  else await run.answer(run.keys.edits(1), 'fix', { edits: [edit(MODULE, right)], not_done: [] });
  const { result } = WorkResultSchema.parse(await run.json(run.keys.edits(1)));
  await run.verified(1, { tests: ran([GREEN, failure.nodeid ?? RED]) });
  await run.judge(1);
  return EditSetSchema.parse(result).edits.map(({ path }) => path);
}

async function reviewed(run: RunHarness, access: Access, { answers }: Attack): Promise<number> {
  if (!answers.security) return 0;
  await run.security(1, []);
  const review = await reviewWithModel(run.context, access, run.run, 1);
  await run.weigh(1);
  return 'findings' in review ? review.findings : 0;
}

/** Test files that wait for the workbench. */
async function candidates(run: RunHarness): Promise<Record<string, string>> {
  const { candidateTests } = run.keys;
  return run.store.objects.has(candidateTests) ? CandidateTestsSchema.parse(await run.json(candidateTests)).files : {};
}

async function everything(run: RunHarness): Promise<string> {
  const texts: string[] = [];
  for (const key of run.store.objects.keys()) {
    texts.push(key.endsWith('.zip') ? JSON.stringify(await run.zip(key)) : await run.text(key));
  }
  return texts.join('\n');
}
