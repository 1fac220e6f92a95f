import { describe, expect, it } from 'vitest';
import { finalReport } from '../../../../core/agents/final-report.ts';
import type { RefactoringState, StopReason } from '../../../../core/contracts/index.ts';
import { fixAttempt, snapshot } from '../../../support/attempts.ts';
import { edit, RunHarness, ran } from '../../../support/run-harness.ts';

const FILES = { 'a.py': 'X = 1\n', 'pkg/b.py': 'B = 1\n' };

async function begun(edits = [edit('a.py', 'X = 2\n')]) {
  const run = new RunHarness();
  await run.begin({ files: FILES, baseline: ran([], ['t::r']) });
  await run.round(2, edits);
  const state = async (more: Partial<RefactoringState> = {}): Promise<RefactoringState> => ({
    ...(await run.state()),
    stop_reason: 'no_progress',
    snapshots: [snapshot(0, 0, ['t::1', 't::2', 't::3', 't::4', 't::5', 't::6'])],
    fix_attempts: [
      fixAttempt({ accepted: false, error: 'one' }),
      fixAttempt({ round: 2, tier: 'economy', edits_sha256: 'b', accepted: false, error: 'two' }),
      fixAttempt({ round: 3, tier: 'balanced', edits_sha256: '', accepted: false, error: 'one' }),
    ],
    ...more,
  });
  return { run, state };
}

describe('the final report', () => {
  it('has every attempt, each error once, the last change and what to do', async () => {
    const { run, state } = await begun();
    expect(await finalReport(run.context, await state())).toEqual({
      status: 'failed_after_all_escalations',
      total_attempts: 3,
      tiers_used: ['builtin', 'economy', 'balanced'],
      unique_errors: ['one', 'two'],
      last_diff: expect.stringMatching(/-X = 1\n\+X = 2\n/),
      recommendation: expect.stringMatching(/still fail: t::1, .*t::5 and 1 more\. The input is published unchanged/),
    });
  });

  it.each<StopReason>([
    'tests_pass',
    'budget',
    'deadline',
    'max_iterations',
    'stopped',
    'internal_error',
  ])('is not written after %s', async (stop_reason) => {
    const { run, state } = await begun();
    expect(await finalReport(run.context, await state({ stop_reason }))).toBeNull();
  });

  it('leads to the question where several edits would do', async () => {
    const { run, state } = await begun();
    const either = [{ path: 'a.py', line: 1, message: 'f: `1` becomes `2`' }];
    const open = { failing: ['t::1'], lines: [], tried: {}, partial: [], either, ways: 4 };
    const told = await finalReport(run.context, await state({ handover: [open] }));
    expect(told?.recommendation).toMatch(/the report names these and asks which is meant\.$/);
  });

  it('is not written where nothing was tried', async () => {
    const { run, state } = await begun();
    expect(await finalReport(run.context, await state({ fix_attempts: [] }))).toBeNull();
  });

  it('has no diff where nothing was changed, and a part of a long one', async () => {
    const { run, state } = await begun([edit('a.py', `X = 1\n${'Y = "long"\n'.repeat(5000)}`)]);
    const long = await finalReport(run.context, await state());
    expect(long?.last_diff).toMatch(/\n\(cut\)\n$/);
    expect(long?.last_diff.length).toBeLessThan(20_100);
    const none = await state({ fix_attempts: [fixAttempt({ edits_sha256: '' })] });
    expect((await finalReport(run.context, none))?.last_diff).toBe('');
  });

  it('stops no run from being published whose last change may not be written', async () => {
    const { run, state } = await begun([edit('A.py', 'X = 2\n')]);
    expect((await finalReport(run.context, await state()))?.last_diff).toBe('');
    await run.store.put(run.keys.state, JSON.stringify(await state()));
    expect(await run.publish()).toMatchObject({ status: 'failure', final_report: { last_diff: '' } });
  });
});
