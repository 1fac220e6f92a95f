import { describe, expect, it } from 'vitest';
import { planWithModel } from '../../../../core/agents/model-plan.ts';
import { PlanSchema } from '../../../../core/contracts/index.ts';
import { ModelCallError } from '../../../../core/models/call-error.ts';
import type { ModelProvider } from '../../../../core/models/provider.ts';
import { ScriptedProvider } from '../../../../core/models/scripted.ts';
import { inspectedFile, pylintMessage } from '../../../support/inspection.ts';
import { testAccess } from '../../../support/model-access.ts';
import { allTiers, RunHarness, ran } from '../../../support/run-harness.ts';

const FILES = { 'a.py': 'def mean(v):\n    return sum(v)\n' };

function planOf(...issues: [path: string, line: number, title: string][]): string {
  const parts = issues.map(
    ([path, line, title], index) =>
      `## File: ${path}\n### Issue ${index + 1}: ${title} (Line ${line})\n- **Type**: \`BUG\`\n- **Severity**: High\n` +
      `- **Location**: Function \`mean\`\n- **Description**: It is wrong\n- **Suggested Fix**: Divide\n`,
  );
  return `# Refactoring Plan\n\n${parts.join('\n')}`;
}

async function begun(request: object = {}) {
  const run = new RunHarness();
  const counts = { statement: 10, fatal: 0, error: 0, warning: 0, refactor: 0, convention: 1 };
  const message = pylintMessage('a.py', 'missing-function-docstring');
  const inspected = [inspectedFile('a.py', { pylint: { messages: [message], score_counts: counts } })];
  const baseline = ran(['t::g'], ['t::r']);
  await run.begin({
    files: FILES,
    inspected,
    baseline,
    request: { tiers: ['economy'], ...request },
    available: allTiers,
  });
  const plan = (provider: ModelProvider) => planWithModel(run.context, testAccess(provider), run.run);
  const stored = async () => PlanSchema.parse(await run.json(run.keys.planJson));
  return { run, plan, stored };
}

describe('the Auditor on a model', () => {
  it('adds to the plan what is there and new, and logs call and merge', async () => {
    const { run, plan, stored } = await begun();
    const answer = planOf(['a.py', 2, 'No Division'], ['a.py', 99, 'Beyond'], ['gone.py', 1, 'Elsewhere']);
    const provider = new ScriptedProvider([answer]);
    expect(await plan(provider)).toEqual({ issues: 1, wait_s: 0 });
    expect(provider.calls[0]?.messages[1]?.content).toContain('MISSING_DOCSTRING');
    const titles = (await stored()).files.flatMap((file) => file.issues.map((issue) => issue.title));
    expect(titles).toContain('No Division');
    expect(titles).toHaveLength(2);
    const state = await run.state();
    expect(state.plan).toContain('No Division');
    expect(await run.text(run.keys.planMarkdown)).toBe(state.plan);
    expect(state.notes.join('\n')).toContain('2 issues were left out, of files or lines that are not there');
    const log = await run.log();
    expect(log.filter((entry) => entry.details.role === 'auditor')).toHaveLength(1);
    expect(log.at(-1)?.details).toMatchObject({ issues_found: 3, issues_added: 1, issues_dropped: 2 });
  });

  it('asks and logs nothing again when the step is called a second time', async () => {
    const { run, plan, stored } = await begun();
    await plan(new ScriptedProvider([planOf(['a.py', 2, 'No Division'])]));
    const [before, entries] = [await stored(), (await run.log()).length];
    const again = new ScriptedProvider([planOf(['a.py', 1, 'Another'])]);
    expect(await plan(again)).toEqual({ issues: 0, wait_s: 0 });
    expect(again.calls).toEqual([]);
    expect(await stored()).toEqual(before);
    expect(await run.log()).toHaveLength(entries);
  });

  it('asks nothing again after a crash between the plan and the state', async () => {
    const { run, plan, stored } = await begun();
    const put = run.store.put.bind(run.store);
    run.store.put = (key, ...rest) =>
      key === run.keys.state ? Promise.reject(new Error('crashed')) : put(key, ...rest);
    const provider = new ScriptedProvider([planOf(['a.py', 2, 'No Division'])]);
    await expect(plan(provider)).rejects.toThrow('crashed');
    run.store.put = put;
    expect(await plan(provider)).toEqual({ issues: 1, wait_s: 0 });
    expect(provider.calls).toHaveLength(1);
    expect((await stored()).summary.total_issues).toBe(2);
    const log = await run.log();
    expect(log.filter((entry) => entry.details.role === 'auditor')).toHaveLength(1);
    expect(
      log.filter((entry) => entry.details.issues_found !== undefined && entry.details.issues_added !== undefined),
    ).toHaveLength(1);
  });

  it('leaves the plan as it is without an answer, and says so', async () => {
    const { run, plan, stored } = await begun();
    const before = await stored();
    expect(await plan(new ScriptedProvider(['nothing of use', 'nor now']))).toEqual({ issues: 0, wait_s: 0 });
    expect(await stored()).toEqual(before);
    expect((await run.state()).notes.join('\n')).toMatch(/The model Auditor: /);
    expect((await run.log()).at(-1)).toMatchObject({ status: 'FAILURE' });
  });

  it('waits as data, and writes nothing of the run before it is done', async () => {
    const { run, plan } = await begun();
    const before = await run.text(run.keys.state);
    const busy = () => Promise.reject(new ModelCallError('rate_limited', 'busy', { retryAfter_s: 9 }));
    expect(await plan({ complete: busy })).toEqual({ wait_s: 10 });
    expect(await run.text(run.keys.state)).toBe(before);
  });

  it('takes no more of one file than anybody could carry out', async () => {
    const { run, plan } = await begun();
    const many = Array.from({ length: 60 }, (_, n): [string, number, string] => ['a.py', 1 + (n % 2), `Issue ${n}`]);
    await plan(new ScriptedProvider([planOf(...many)]));
    expect((await run.state()).notes.join('\n')).toContain('20 issues were left out, since it named more than 40');
  });
});
