import { describe, expect, it } from 'vitest';
import { ReviewSchema, reviewWithModel } from '../../../../core/agents/model-review.ts';
import { ModelCallError } from '../../../../core/models/call-error.ts';
import type { ModelProvider } from '../../../../core/models/provider.ts';
import { ScriptedProvider } from '../../../../core/models/scripted.ts';
import { testAccess } from '../../../support/model-access.ts';
import { allTiers, RunHarness, ran } from '../../../support/run-harness.ts';

const FILES = { 'a.py': 'def run(x):\n    return x\n', 'b.py': 'B = 1\n' };
const FIXED = { 'a.py': 'import os\n\n\ndef run(x):\n    return os.system(x)\n' };

function findings(...found: object[]): string {
  const whole = found.map((one) => ({ path: 'a.py', line: 5, severity: 'high', title: 'Runs a command', ...one }));
  return JSON.stringify({ findings: whole });
}

async function begun() {
  const run = new RunHarness();
  await run.begin({
    files: FILES,
    baseline: ran(['t::g'], ['t::r']),
    request: { tiers: ['economy'] },
    available: allTiers,
  });
  const review = (provider: ModelProvider) => reviewWithModel(run.context, testAccess(provider), run.run, 1);
  const stored = async () => ReviewSchema.parse(await run.json(run.keys.review(1)));
  return { run, review, stored };
}

async function fixed() {
  const begin = await begun();
  await begin.run.round(1, FIXED, { tests: ran(['t::g', 't::r']) });
  expect(await begin.run.judge(1)).toMatchObject({ decision: 'audit', review: false });
  await begin.run.answer(begin.run.keys.security(1), 'security', {
    introduced: [],
    after: [
      { path: 'a.py', line: 5, code: 'S605', message: 'a shell' },
      { path: 'b.py', line: 1, code: 'S000', message: 'not changed' },
    ],
  });
  return begin;
}

describe('the security review of a model', () => {
  it('is of all changes, with what tools say of them', async () => {
    const { run, review, stored } = await fixed();
    const provider = new ScriptedProvider([findings({}, { path: 'b.py' }, { line: 99 }, { line: 0 })]);
    expect(await review(provider)).toEqual({ findings: 1, wait_s: 0 });
    const asked = provider.calls[0]?.messages[1]?.content ?? '';
    expect(asked).toContain('+    return os.system(x)');
    expect(asked).toContain('- a.py:5 S605 a shell');
    expect(asked).not.toContain('S000');
    expect(await stored()).toMatchObject({ findings: [{ title: 'Runs a command' }], dropped: 3, failure: null });
    expect((await run.state()).notes.join('\n')).toContain('named 3 places that are not in the changes');
  });

  it('asks nothing where nothing was changed', async () => {
    const { run, review, stored } = await begun();
    const provider = new ScriptedProvider([findings({})]);
    expect(await review(provider)).toEqual({ findings: 0, wait_s: 0 });
    expect(provider.calls).toEqual([]);
    expect(await stored()).toEqual({ findings: [], dropped: 0, failure: null });
    expect((await run.state()).cost_usd).toBe(0);
  });

  it.each<[what: string, answers: string[]]>([
    ['is no JSON', ['all is well', 'really']],
    ['has another form', ['{"findings": [{"path": 1}]}', '[]']],
    ['never comes', []],
  ])('that %s stops nothing', async (_, answers) => {
    const { review, stored } = await fixed();
    expect(await review(new ScriptedProvider(answers))).toEqual({ findings: 0, wait_s: 0 });
    expect((await stored()).failure).toEqual(expect.any(String));
  });

  it('is asked for once, also when the step is called a second time or crashed on the way', async () => {
    const { run, review } = await fixed();
    const provider = new ScriptedProvider([findings({})]);
    const put = run.store.put.bind(run.store);
    run.store.put = (key, ...rest) =>
      key === run.keys.review(1) ? Promise.reject(new Error('crashed')) : put(key, ...rest);
    await expect(review(provider)).rejects.toThrow('crashed');
    run.store.put = put;
    expect(await review(provider)).toEqual({ findings: 1, wait_s: 0 });
    expect(await review(provider)).toEqual({ findings: 1, wait_s: 0 });
    expect(provider.calls).toHaveLength(1);
  });

  it('waits as data', async () => {
    const { run, review } = await fixed();
    const busy = () => Promise.reject(new ModelCallError('rate_limited', 'busy', { retryAfter_s: 9 }));
    expect(await review({ complete: busy })).toEqual({ wait_s: 10 });
    expect(await run.store.get(run.keys.review(1))).toBeUndefined();
  });

  it('is shown as much of a long change as it may read', async () => {
    const { run, review } = await begun();
    await run.round(
      1,
      { 'a.py': `${FIXED['a.py']}${'X = "long line of text"\n'.repeat(5000)}` },
      { tests: ran(['t::g', 't::r']) },
    );
    await run.judge(1);
    const provider = new ScriptedProvider([findings()]);
    await review(provider);
    const asked = provider.calls[0]?.messages[1]?.content ?? '';
    expect(asked.length).toBeLessThan(24_000 * 2 + 1000);
    expect(asked).toMatch(/\(cut: \d+ more characters\)/);
  });
});
