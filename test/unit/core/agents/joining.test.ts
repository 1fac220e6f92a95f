import { describe, expect, it } from 'vitest';
import { issuedForRound, orderRound } from '../../../../core/agents/round.ts';
import { takeTests } from '../../../../core/agents/take-tests.ts';
import type { RefactoringState } from '../../../../core/contracts/index.ts';
import { allTiers, onlyBuiltin, RunHarness, ran } from '../../../support/run-harness.ts';

const FILES = { 'a.py': 'X = 1\n' };

async function begun(request: object, available = allTiers) {
  const run = new RunHarness();
  await run.begin({ files: FILES, baseline: ran(['t::g'], ['t::r']), request, available });
  const joins = async (more: Partial<RefactoringState> = {}) =>
    (await orderRound(run.context, { ...(await run.state()), ...more }, 1)).join;
  return { run, joins };
}

describe('models join', () => {
  it.each<[wanted: string, tiers: string[], joins: boolean]>([
    ['when_red', ['builtin', 'economy'], false],
    ['when_red', ['economy', 'builtin'], true],
    ['always', ['builtin', 'economy'], true],
    ['always', ['builtin'], false],
    ['never', ['economy'], false],
    ['never', ['builtin', 'economy'], false],
  ])('%s, with tiers %s: %s', async (model_tests, tiers, joins) => {
    expect(await (await begun({ model_tests, tiers })).joins()).toBe(joins);
  });

  it('not where no tier of models is live', async () => {
    const { joins } = await begun({ model_tests: 'always' }, onlyBuiltin);
    expect(await joins()).toBe(false);
  });

  it('as a tier of models is entered, and once a run', async () => {
    const { run, joins } = await begun({ tiers: ['builtin', 'economy'] });
    expect(await joins({ tier: 'economy' })).toBe(true);
    expect(await joins({ tier: 'economy', models_joined: true })).toBe(false);
    await run.round(1, [], { tests: ran(['t::g'], ['t::r']), messages: 5 });
    expect(await run.judge(1)).toMatchObject({ decision: 'continue', join: true, tier: { name: 'economy' } });
    const { pending_results } = await run.state();
    for (const name of ['plan', 'tests', 'fix-2']) expect(pending_results).toContain(run.keys.activity(name));
    await takeTests(run.context, run.run);
    await run.round(2, { 'a.py': 'X = 2\n' }, { tests: ran(['t::g'], ['t::r']) });
    expect(await run.judge(2)).toMatchObject({ decision: 'continue', join: false });
  });

  it('and what they will write is expected only then', async () => {
    const { run } = await begun({ tiers: ['economy'] });
    const state = await run.state();
    const round = await orderRound(run.context, state, 1);
    expect(issuedForRound(state, round)).toEqual([
      run.keys.activity('plan'),
      run.keys.activity('tests'),
      run.keys.activity('fix-1'),
      run.keys.edits(1),
      run.keys.verify(1),
    ]);
    expect(issuedForRound(state, { ...round, join: false, tier: { name: 'builtin', kind: 'builtin' } })).toEqual([
      run.keys.edits(1),
      run.keys.verify(1),
    ]);
    expect(round.orders.fix).toBeUndefined();
  });

  it('before the engine, where that comes last', async () => {
    const { run } = await begun({ tiers: ['economy', 'builtin'], max_attempts_per_tier: 1, model_tests: 'never' });
    await run.round(1, { 'a.py': 'X = 2\n' }, { tests: ran(['t::g'], ['t::r']) });
    expect(await run.judge(1)).toMatchObject({
      tier: { name: 'builtin' },
      orders: { fix: { params: { attempt: 1 } } },
    });
    await run.round(2, [], { tests: ran(['t::g'], ['t::r']) });
    expect(await run.judge(2)).toMatchObject({ decision: 'end', verdict: { stop_reason: 'no_progress' } });
    expect((await run.publish()).final_report).toMatchObject({ tiers_used: ['economy', 'builtin'] });
  });

  it('a tier that is named twice is tried once', async () => {
    const { run } = await begun({ tiers: ['builtin', 'builtin'] });
    expect((await run.state()).tiers).toEqual(['builtin']);
  });
});
