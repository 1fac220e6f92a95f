import { describe, expect, it } from 'vitest';
import { judge } from '../../../../core/agents/judge.ts';
import { testRun } from '../../../support/inspection.ts';
import { edit, RunHarness } from '../../../support/run-harness.ts';

const FILES = { 'a.py': 'a = 1\n', 'b.py': 'b = 1\n' };

async function begun(): Promise<RunHarness> {
  const run = new RunHarness();
  await run.begin({ files: FILES, baseline: testRun([{}]) });
  return run;
}

/** What the Fixer leaves of a round, with files that its time did not suffice for. */
async function fixed(run: RunHarness, round: number, edits: object[], left: string[]): Promise<void> {
  await run.answer(run.keys.edits(round), 'fix', { edits, not_done: [], left });
  await run.verified(round, {});
}

describe('a round whose time did not suffice', () => {
  it('is gone on with by the same tier, though all tests pass', async () => {
    const run = await begun();
    expect(await run.json(run.keys.fixParams(1))).toEqual({ files: ['a.py', 'b.py'], rules_off: [] });
    await fixed(run, 1, [edit('a.py', 'a = 2\n')], ['b.py']);
    expect(await judge(run.context, run.run, 1)).toMatchObject({ decision: 'continue', tier: { name: 'builtin' } });
    expect(await run.json(run.keys.fixParams(2))).toEqual({ files: ['a.py', 'b.py'], rules_off: [], clean: ['b.py'] });
    await fixed(run, 2, [edit('b.py', 'b = 2\n')], []);
    expect(await judge(run.context, run.run, 2)).toMatchObject({ decision: 'audit' });
    expect((await run.state()).left).toEqual([]);
  });

  it('names what is left where the deadline has passed', async () => {
    const run = await begun();
    run.minutes = 31;
    await fixed(run, 1, [edit('a.py', 'a = 2\n')], ['b.py']);
    expect(await judge(run.context, run.run, 1)).toMatchObject({ decision: 'audit' });
    expect((await run.state()).left).toEqual(['b.py']);
  });
});

describe('a file without a report of pylint', () => {
  it('does not make the score worse: it counts as the inspection found it', async () => {
    const run = await begun();
    const { pylint_baseline: before } = await run.state();
    await run.answer(run.keys.edits(1), 'fix', { edits: [edit('a.py', 'a = 2\n')], not_done: [] });
    await run.verified(1, { unlinted: 'pylint did not come to it within the time of the step' });
    await judge(run.context, run.run, 1);
    const state = await run.state();
    expect(state.fix_attempts[0]).toMatchObject({ accepted: true, pylint_score: before });
    expect(state.notes.at(-1)).toMatch(/^b\.py: after the changes, pylint did not come to it/);
  });
});
