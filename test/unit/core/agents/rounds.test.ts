import { describe, expect, it } from 'vitest';
import { audit } from '../../../../core/agents/auditor.ts';
import { parsePlan } from '../../../../core/plan/parse.ts';
import { inspectedFile, pylintMessage, testRun } from '../../../support/inspection.ts';
import { allTiers, edit, RunHarness, ran } from '../../../support/run-harness.ts';

const FILES = { 'a.py': 'def mean(v):\n    return sum(v)\n' };
const FIXED = { 'a.py': 'def mean(v):\n    return sum(v) / len(v)\n' };
const GREEN = 't.py::green';
const RED = 't.py::red';

async function begun(options: Partial<Parameters<RunHarness['begin']>[0]> = {}): Promise<RunHarness> {
  const run = new RunHarness();
  await run.begin({ files: FILES, baseline: ran([GREEN], [RED]), ...options });
  return run;
}

describe('the Auditor', () => {
  it('writes the plan in both forms, the baseline, and orders tests and the first round', async () => {
    const run = new RunHarness();
    await run.intake({ ...FILES, 'b.py': '' });
    await run.inspected([
      inspectedFile('a.py', {
        pylint: {
          messages: [pylintMessage('a.py', 'missing-module-docstring')],
          score_counts: { statement: 4, fatal: 0, error: 0, warning: 0, refactor: 0, convention: 1 },
        },
      }),
      inspectedFile('b.py', {
        facts: { missing_imports: ['numpy'] },
        import_error: { type: 'ModuleNotFoundError', message: 'numpy' },
      }),
    ]);
    const output = await audit(run.context, run.run);
    expect(output).toMatchObject({ round: 1, tier: { name: 'builtin', kind: 'builtin' } });
    expect([
      output.tests.write.step,
      output.tests.run.step,
      output.orders.fix?.step,
      output.orders.verify.step,
    ]).toEqual(['write_tests', 'run_tests', 'fix', 'verify']);
    const markdown = await run.text(run.keys.planMarkdown);
    expect(parsePlan(markdown)).toEqual(await run.json(run.keys.planJson));
    const state = await run.state();
    expect(state).toMatchObject({
      plan: markdown,
      pylint_baseline: 9.29,
      pylint_current: 9.29,
      current_iteration: 1,
      round: 1,
    });
    expect(state.notes.at(-1)).toBe('b.py: not run, because numpy is not installed; linted and documented only');
    expect(state.pending_results).toEqual([
      run.keys.generatedTests,
      run.keys.baseline,
      run.keys.edits(1),
      run.keys.verify(1),
    ]);
    expect((await run.log()).map((entry) => entry.agent)).toEqual(['Auditor', 'Judge', 'Auditor', 'Auditor']);
  });

  it('may be repeated: nothing is noted, ordered or logged twice', async () => {
    const run = new RunHarness();
    await run.intake({ ...FILES, 'b.py': '' });
    await run.inspected([inspectedFile('a.py', { pylint: { ...inspectedFile('a.py').pylint, timed_out: true } })]);
    const first = await audit(run.context, run.run);
    const [state, log] = [await run.state(), await run.log()];
    expect(await audit(run.context, run.run)).toEqual(first);
    expect(await run.state()).toEqual(state);
    expect(await run.log()).toEqual(log);
  });

  it('hands the run of the tests that the project brought to those who would run them again', async () => {
    const inputs = async (existing: boolean) => {
      const run = new RunHarness();
      await run.intake({ ...FILES, 'test_a.py': 'def test_a(): pass\n' });
      await run.inspected([inspectedFile('a.py')]);
      if (existing) await run.answer(run.keys.existingTests, 'run_tests', ran([GREEN], []));
      const { tests } = await audit(run.context, run.run);
      return [tests.write, tests.run].map((order) => 'existing' in order.inputs_get);
    };
    expect(await inputs(true)).toEqual([true, true]);
    expect(await inputs(false)).toEqual([false, false]);
  });

  it('goes on without a shard that failed, and says so; without any it fails', async () => {
    const run = new RunHarness();
    await run.intake(Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`m${index}.py`, ''])));
    await run.inspected([inspectedFile('m0.py')]);
    await run.failed(run.keys.inspectResult(1), 'inspect', 'killed');
    await audit(run.context, run.run);
    expect((await run.state()).notes.at(-1)).toBe('Inspection of shard 2 failed: StepFailed: killed');

    const nothing = new RunHarness();
    await nothing.intake(FILES);
    await expect(audit(nothing.context, nothing.run)).rejects.toMatchObject({ name: 'WorkbenchFailed' });
  });

  it('gives a file that does not parse no score', async () => {
    const run = await begun({
      inspected: [
        inspectedFile('a.py', {
          parses: false,
          pylint: {
            messages: [],
            score_counts: { statement: 0, fatal: 0, error: 1, warning: 0, refactor: 0, convention: 0 },
          },
        }),
      ],
    });
    expect(await run.state()).toMatchObject({ pylint_baseline: 0 });
  });
});

describe('the Judge', () => {
  it('takes an attempt that turns everything green, and asks for the security audit', async () => {
    const run = await begun();
    await run.round(1, FIXED, { tests: ran([GREEN, RED]) });
    const output = await run.judge(1);
    expect(output).toMatchObject({ decision: 'audit', verdict: { accepted: true, tests_passed: 2, tests_red: 0 } });
    expect(await run.zip(run.keys.snapshot(1))).toEqual(FIXED);
    expect(await run.state()).toMatchObject({
      best_snapshot: 1,
      pylint_current: 9,
      current_iteration: 2,
      status: 'in_progress',
      error_logs: [],
    });
    expect(await run.verdict(1)).toMatchObject({ decision: 'audit', accepted: true, newly_red: [], pylint_score: 9 });
    expect(await run.json(run.keys.accepted(1))).toMatchObject({ edits: [{ path: 'a.py', encoding: 'base64' }] });
  });

  it('keeps what got better and goes on while a test is red', async () => {
    const run = await begun();
    await run.round(1, FIXED, { tests: ran([GREEN], [RED]) });
    const output = await run.judge(1);
    expect(output).toMatchObject({ decision: 'continue', round: 2, tier: { name: 'builtin' } });
    const state = await run.state();
    expect(state).toMatchObject({ best_snapshot: 1, round: 2, current_iteration: 2 });
    expect(state.error_logs.join()).toContain('- **Expected**: 4');
    expect(state.test_results).toMatch(
      /^STATUS: FAILURE\nSUMMARY: 1\/2 tests passed, 1 failed\.\nPYLINT_SCORE: 9\.00\/10 \(baseline: 5\.00\/10\)/,
    );
    expect(output.decision === 'continue' && output.orders.fix?.params).toMatchObject({ attempt: 2, deadline_s: 120 });
    expect(output.decision === 'continue' && output.orders.verify.snapshot_get).toContain('snapshots/1.zip');
  });

  it.each<[what: string, play: (run: RunHarness) => Promise<void>, why: RegExp]>([
    [
      'makes a test red that was green',
      (run) => run.round(1, FIXED, { tests: ran([RED], [GREEN]) }),
      /1 tests that passed are red now: t\.py::green/,
    ],
    ['makes a green test vanish', (run) => run.round(1, FIXED, { tests: ran([RED]) }), /are red now: t\.py::green/],
    [
      'has a lower score and no more passing tests',
      (run) => run.round(1, FIXED, { tests: ran([GREEN], [RED]), messages: 9 }),
      /worse than before/,
    ],
    [
      'loses a public name',
      (run) => run.round(1, FIXED, { tests: ran([GREEN, RED]), removed: ['a.py: mean'] }),
      /public names are gone/,
    ],
    [
      'does not parse',
      (run) => run.round(1, FIXED, { syntaxError: 'invalid syntax' }),
      /syntax error in generated code: a\.py: invalid syntax/,
    ],
    ['breaks an import', (run) => run.round(1, FIXED, { stage: 'imports' }), /could be imported before/],
    ['changes nothing', (run) => run.round(1, {}, { tests: ran([GREEN], [RED]) }), /nothing to change/],
    [
      'collides with another path',
      (run) => run.round(1, { 'A.py': 'x' }, { tests: ran([GREEN, RED]) }),
      /by case only/,
    ],
    [
      'was not made, because the Fixer failed',
      async (run) => {
        await run.failed(run.keys.edits(1), 'fix', 'killed');
        await run.verified(1, {});
      },
      /the Fixer failed: StepFailed: killed/,
    ],
    [
      'could not be verified',
      async (run) => {
        await run.round(1, FIXED);
        await run.failed(run.keys.verify(1), 'verify', 'killed');
      },
      /could not be verified: StepFailed/,
    ],
    [
      'was never verified',
      async (run) => {
        await run.round(1, FIXED);
        run.store.objects.delete(run.keys.verify(1));
      },
      /no result was written/,
    ],
    [
      'makes the suite hang',
      (run) =>
        run.round(1, FIXED, { tests: ran([], [], { timed_out: true, untestable_reason: 'the test run did not end' }) }),
      /are red now/,
    ],
  ])('refuses an attempt that %s', async (_, play, why) => {
    const run = await begun();
    await play(run);
    const output = await run.judge(1);
    expect(output.verdict.accepted).toBe(false);
    expect(output.verdict.reason).toMatch(why);
    const state = await run.state();
    expect(state).toMatchObject({ best_snapshot: 0, pylint_current: 5, snapshots: [{ number: 0 }] });
    expect(state.fix_attempts).toMatchObject([{ round: 1, accepted: false, reason: output.verdict.reason }]);
    expect(run.store.objects.has(run.keys.snapshot(1)) && !/by case/.test(output.verdict.reason)).toBe(false);
    expect((await run.log()).at(-2)).toMatchObject({ agent: 'Judge', action: 'DEBUG', status: 'SUCCESS' });
  });

  it('refuses an attempt that breaks imports or hangs even where nothing had passed before', async () => {
    const breaking = await begun({ baseline: ran([], [RED]) });
    await breaking.round(1, FIXED, { stage: 'imports' });
    expect((await breaking.judge(1)).verdict.accepted).toBe(false);
    const hanging = await begun({ baseline: ran([], [RED, 't.py::other']) });
    await hanging.round(1, FIXED, { tests: ran([], [], { timed_out: true }), messages: 6 });
    expect((await hanging.judge(1)).verdict.accepted).toBe(false);
    expect((await hanging.state()).best_snapshot).toBe(0);
  });

  it('lets a name go where the request says so', async () => {
    const run = await begun({ request: { public_api: 'rename' } });
    await run.round(1, FIXED, { tests: ran([GREEN, RED]), removed: ['a.py: mean'] });
    expect((await run.judge(1)).verdict.accepted).toBe(true);
  });

  it('never says success of a suite whose red test was not reached', async () => {
    const run = await begun();
    await run.round(1, FIXED, { tests: ran([GREEN], [], { timed_out: true, untestable_reason: 'no end' }) });
    expect((await run.judge(1)).decision).toBe('continue');
  });

  it('ends as untestable where no test can be run and no tier is left', async () => {
    const run = await begun({ baseline: testRun([], { untestable_reason: 'no test could be collected' }) });
    await run.round(1, {}, { tests: testRun([], { untestable_reason: 'no test could be collected' }) });
    expect(await run.judge(1)).toMatchObject({ decision: 'end', verdict: { stop_reason: 'untestable' } });
    expect(await run.state()).toMatchObject({ status: 'failure', stop_reason: 'untestable' });
  });

  it('ends with no progress when the same fix comes twice and no tier is left', async () => {
    const run = await begun();
    await run.round(1, FIXED, { tests: ran([GREEN], [RED]) });
    await run.judge(1);
    await run.round(2, FIXED, { tests: ran([GREEN], [RED]) });
    expect(await run.judge(2)).toMatchObject({ decision: 'end', verdict: { stop_reason: 'no_progress' } });
    expect(await run.verdict(2)).toMatchObject({ loop: 'same_edit' });
  });

  it('sees a fix that goes back and forth, and turns to the next tier', async () => {
    const run = await begun({ request: { max_attempts_per_tier: 5 }, available: allTiers });
    for (const [round, text] of [
      [1, 'A'],
      [2, 'B'],
      [3, 'A'],
    ] as const) {
      await run.round(round, { 'a.py': text }, { tests: ran([GREEN], [RED]) });
      await run.judge(round);
    }
    expect(await run.verdict(3)).toMatchObject({ loop: 'back_and_forth', decision: 'continue', next_tier: 'economy' });
    expect(await run.state()).toMatchObject({ tier: 'economy', round: 4 });
  });

  it('ends at the iterations that were asked for', async () => {
    const run = await begun({ request: { max_iterations: 4 } });
    for (const round of [1, 2]) {
      await run.round(round, { 'a.py': `${round}` }, { tests: ran([GREEN], [RED]) });
      await run.judge(round);
    }
    expect(await run.state()).toMatchObject({
      status: 'max_iterations',
      stop_reason: 'max_iterations',
      current_iteration: 3,
    });
    expect(await run.publish()).toMatchObject({ status: 'max_iterations', iterations: 4 });
  });

  it('ends when the time is up', async () => {
    const run = await begun({ request: { deadline_minutes: 5 } });
    await run.round(1, FIXED, { tests: ran([GREEN], [RED]) });
    run.minutes = 5;
    expect(await run.judge(1)).toMatchObject({ decision: 'end', verdict: { stop_reason: 'deadline' } });
  });

  it.each(['continue', 'audit', 'end'] as const)('answers the same when asked again after "%s"', async (decision) => {
    const run = await begun();
    await run.round(1, decision === 'end' ? {} : FIXED, {
      tests: decision === 'audit' ? ran([GREEN, RED]) : ran([GREEN], [RED]),
    });
    const first = await run.judge(1);
    expect(first.decision).toBe(decision);
    const [state, log] = [await run.state(), await run.log()];
    run.minutes = 2;
    expect(await run.judge(1)).toEqual(first);
    expect(await run.state()).toEqual(state);
    expect(await run.log()).toEqual(log);
  });

  it('takes code that was right already as a success, with nothing to change', async () => {
    const run = await begun({ baseline: ran([GREEN]) });
    await run.round(1, {}, { tests: ran([GREEN]), messages: 5 });
    expect(await run.judge(1)).toMatchObject({ decision: 'audit', verdict: { accepted: false } });
    await run.security(1, []);
    await run.weigh(1);
    expect(await run.publish()).toMatchObject({ status: 'success', best_snapshot: 0, files_changed: [] });
  });
});

describe('the security audit', () => {
  const finding = { path: 'a.py', line: 2, code: 'S307', message: 'eval' };

  async function passed(options = {}) {
    const run = await begun(options);
    await run.round(1, FIXED, { tests: ran([GREEN, RED]) });
    await run.judge(1);
    return run;
  }

  it('with nothing new ends the run in success', async () => {
    const run = await passed();
    await run.security(1, []);
    expect(await run.weigh(1)).toMatchObject({
      decision: 'end',
      verdict: { accepted: true, stop_reason: 'tests_pass' },
    });
    expect(await run.state()).toMatchObject({ status: 'success', best_snapshot: 1 });
  });

  it('with a finding goes back to the Fixer, and the snapshot is not published', async () => {
    const run = await passed();
    await run.security(1, [finding]);
    const first = await run.weigh(1);
    expect(first).toMatchObject({
      decision: 'continue',
      round: 2,
      verdict: { accepted: false, reason: 'a.py:2 S307 eval' },
    });
    const state = await run.state();
    expect(state).toMatchObject({ best_snapshot: 0, round: 2, security_findings: ['a.py:2 S307 eval'] });
    expect(await run.weigh(1)).toEqual(first);
    expect(await run.state()).toEqual(state);
    await run.publish({ name: 'ABORTED', message: 'stopped' });
    expect(await run.zip(run.keys.resultZip)).toEqual(FILES);
  });

  it('that failed is said, and stops nothing', async () => {
    const run = await passed();
    await run.failed(run.keys.security(1), 'security', 'killed');
    expect(await run.weigh(1)).toMatchObject({ decision: 'end', verdict: { stop_reason: 'tests_pass' } });
    expect((await run.state()).notes.at(-1)).toBe('The security audit failed: StepFailed: killed');
  });

  it('ends the run where nothing is left to try', async () => {
    const run = await passed({ request: { max_iterations: 3 } });
    await run.security(1, [finding]);
    expect(await run.weigh(1)).toMatchObject({ decision: 'end', verdict: { stop_reason: 'max_iterations' } });
  });
});

describe('an attempt on bytes', () => {
  it('is stored exactly', async () => {
    const run = await begun();
    const bytes = Buffer.from('# coding: latin-1\r\nx = "\xe9"', 'latin1');
    const asBytes = { ...edit('a.py', bytes.toString('base64')), encoding: 'base64' as const };
    await run.round(1, [asBytes], { tests: ran([GREEN, RED]) });
    await run.judge(1);
    expect((await run.zip(run.keys.snapshot(1)))['a.py']).toBe(bytes.toString('utf8'));
  });
});
