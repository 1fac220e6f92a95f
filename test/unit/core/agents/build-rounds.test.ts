import { describe, expect, it } from 'vitest';
import { applyCode } from '../../../../core/agents/build/apply.ts';
import { codeWithModel } from '../../../../core/agents/build/code-with-model.ts';
import { commitBuild } from '../../../../core/agents/build/commit.ts';
import { judgeTask } from '../../../../core/agents/build/judge-task.ts';
import { planWithModel } from '../../../../core/agents/build/plan-with-model.ts';
import { takePlan } from '../../../../core/agents/build/take-plan.ts';
import { publish } from '../../../../core/agents/publisher.ts';
import { runLog } from '../../../../core/build/run-log.ts';
import { ScriptedProvider } from '../../../../core/models/scripted.ts';
import { runView } from '../../../../core/views/run-views.ts';
import { BuildHarness, edits, PLAN, tested } from '../../../support/build-harness.ts';
import { testAccess } from '../../../support/model-access.ts';
import { allTiers } from '../../../support/run-harness.ts';

describe('a run of build', () => {
  it('needs a goal, and knows those of config/tasks.yaml by name', async () => {
    expect(await new BuildHarness().take({ goal: undefined })).toMatchObject({
      ok: false,
      error: { name: 'InvalidRequest' },
    });
    expect(await new BuildHarness().take({ goal: '@no-such' })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('@tests-pass') },
    });
    const harness = new BuildHarness();
    await harness.take({ goal: '@tests-pass' });
    expect((await harness.state()).build?.goal).toBe('make the tests pass');
    expect((await commitBuild(harness.context, harness.run)).branch).toBe('feature/tests-pass');
  });

  it('takes tasks one after the other, and commits each', async () => {
    const harness = new BuildHarness();
    expect(await harness.planned()).toMatchObject({ decision: 'code', round: 1, task: 'T1' });
    const first = await harness.attempt(1, edits('one', '1'), tested('T1', 0));
    expect(first.next).toMatchObject({ decision: 'code', round: 2, task: 'T2', verdict: { accepted: true } });
    const second = await harness.attempt(2, edits('two', '2'), tested('T2', 0));
    expect(second.next.decision).toBe('end');
    expect(await commitBuild(harness.context, harness.run)).toEqual({ commits: 2, branch: 'feature/add-one-and-two' });
    const summary = await publish(harness.context, { run: harness.run, workflow: 'build' });
    expect(summary).toMatchObject({
      status: 'success',
      stop_reason: 'tests_pass',
      files_changed: ['one.py', 'two.py'],
    });
    expect(summary.build?.tasks.map((one) => [one.passed, one.attempts, one.tier])).toEqual([
      [true, 1, 'builtin'],
      [true, 1, 'builtin'],
    ]);
    // Without a Python file to begin with, too, the run is one that was taken in.
    const entry = { run_id: 'run-1', started_at: '2026-03-01T10:00:00.000Z' };
    const around = { owner: 'local', entry, steps: [], tier_stats: [], deliveries: [] };
    const view = runView(await harness.state(), around);
    expect(view).toMatchObject({
      tier: 'builtin',
      request: { workflow: 'build' },
      artefacts: ['report', 'diff', 'result', 'bundle', 'log'],
    });
    expect(view.build).toMatchObject({ plan_id: 'plan_0001', branch: 'feature/add-one-and-two' });
    expect(view.build?.tasks.map(({ id, status, attempts, tier }) => [id, status, attempts, tier])).toEqual([
      ['T1', 'passed', 1, 'builtin'],
      ['T2', 'passed', 1, 'builtin'],
    ]);
    const bundle = Buffer.from((await harness.store.get(harness.keys.bundle))?.body ?? []).toString('latin1');
    expect(bundle).toContain(`${view.build?.commit} refs/heads/feature/add-one-and-two\n`);
    const lines = (await harness.text(harness.keys.runLog))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual(runLog(await harness.log()));
    expect(lines[0]).toMatchObject({ role: 'orchestrator', type: 'run', data: { goal: 'Add one and two' } });
    expect(lines.at(-1)).toMatchObject({ role: 'orchestrator', type: 'report', data: { status: 'success' } });
  });

  it('answers a repeated step as it did', async () => {
    const harness = new BuildHarness();
    const planned = await harness.planned();
    expect(await takePlan(harness.context, harness.run, 'builtin')).toEqual(planned);
    const { next } = await harness.attempt(1, edits('one', '1'), tested('T1', 0));
    const { verdict: _, ...plain } = next;
    expect(await judgeTask(harness.context, harness.run, 1)).toEqual(plain);
    expect((await harness.state()).fix_attempts).toHaveLength(1);
  });

  it.each([
    ['a file that is no artifact', { edits: [{ path: 'evil.py', content: '' }] }],
    ['a path outside', { edits: [{ path: '../one.py', content: '' }] }],
    ['edits that are not sorted', { edits: edits('one', '1').edits.toReversed() }],
    ['an error', { status: 'error', reason: 'another file is needed' }],
    ['nothing', {}],
  ])('applies nothing of an answer with %s', async (_, answer) => {
    const harness = new BuildHarness();
    await harness.planned();
    const { applied, next } = await harness.attempt(1, answer);
    expect(applied).toBe(false);
    expect(next.decision).toBe('end');
    expect(await harness.state()).toMatchObject({ stop_reason: 'no_progress', best_snapshot: 0 });
  });

  it('refuses a report that contradicts its exit code', async () => {
    const harness = new BuildHarness();
    await harness.planned();
    const liar = { ...tested('T1', 1, 'a'), tester: { task_id: 'T1', passed: true, report: 'fine' } };
    const { next } = await harness.attempt(1, edits('one', '1'), liar);
    expect(next.verdict?.accepted).toBe(false);
    expect((await harness.state()).fix_attempts[0]?.reason).toContain('passed is true and the exit code 1');
  });

  it('sends a task back whose change brings a security finding', async () => {
    const harness = new BuildHarness();
    await harness.planned();
    const finding = { tool: 'bandit', path: 'one.py', line: 1, code: 'B307', message: 'eval' };
    const { next } = await harness.attempt(1, edits('one', 'eval("1")'), tested('T1', 0), [finding]);
    expect(next).toMatchObject({ decision: 'code', round: 2, task: 'T1', verdict: { accepted: false } });
    expect((await harness.state()).build?.report).toContain('B307');
  });

  it('halts at a task that no tier can do, or goes on where that is asked for', async () => {
    for (const on_failure of ['halt', 'continue'] as const) {
      const harness = new BuildHarness();
      await harness.planned(PLAN, { on_failure, max_attempts_per_tier: 1 });
      const { next } = await harness.attempt(1, edits('one', '1'), tested('T1', 1, 'a'));
      expect(next).toMatchObject(on_failure === 'halt' ? { decision: 'end' } : { decision: 'code', task: 'T2' });
      if (on_failure === 'continue') await harness.attempt(2, edits('two', '2'), tested('T2', 0));
      await commitBuild(harness.context, harness.run);
      const summary = await publish(harness.context, { run: harness.run, workflow: 'build' });
      expect(summary).toMatchObject({ status: 'failure', stop_reason: 'no_progress' });
      expect(summary.final_report?.status).toBe('failed_after_all_escalations');
      expect(summary.build?.tasks[1]?.passed).toBe(on_failure === 'continue');
    }
  });

  it('says which tier would be needed where nobody can plan', async () => {
    const harness = new BuildHarness();
    const next = await harness.planned({ status: 'error', reason: 'it names no function' });
    expect(next.decision).toBe('end');
    const summary = await publish(harness.context, { run: harness.run, workflow: 'build' });
    expect(summary).toMatchObject({ stop_reason: 'not_planned', status: 'failure' });
    expect(summary.stop_detail).toMatch(/it names no function\. A model tier \(economy\) is needed/);
  });

  it('is planned and coded by models, whose answers are held against the contracts', async () => {
    const harness = new BuildHarness();
    await harness.take({ tiers: ['economy', 'balanced'] }, allTiers);
    const answers = [
      'Let me think.',
      JSON.stringify(PLAN),
      JSON.stringify(edits('one', '7')),
      JSON.stringify(edits('one', '1')),
    ];
    const provider = new ScriptedProvider(answers);
    const access = testAccess(provider);
    expect(await planWithModel(harness.context, access, harness.run)).toMatchObject({ ok: true, calls: 2, wait_s: 0 });
    await takePlan(harness.context, harness.run, 'economy');
    expect(await codeWithModel(harness.context, access, harness.run, 1)).toMatchObject({ ok: true, calls: 1 });
    expect(await applyCode(harness.context, harness.run, 1)).toEqual({ applied: true });
    await harness.answer(harness.keys.build(1).test, 'build_test', tested('T1', 1, 'seven is wrong'));
    expect(await judgeTask(harness.context, harness.run, 1)).toMatchObject({ decision: 'code', round: 2, task: 'T1' });
    await codeWithModel(harness.context, access, harness.run, 2);
    const asked = provider.calls.at(-1)?.messages.at(-1)?.content ?? '';
    expect(asked).toContain('exit 1 seven is wrong');
    expect(asked).toContain('"content": "X = 7\\n"');
    expect((await harness.state()).tiers).toEqual(['economy', 'balanced']);
  });

  it('ends a deadline and a budget by their names', async () => {
    const late = new BuildHarness();
    await late.planned();
    late.minutes = 31;
    await late.attempt(1, edits('one', '1'), tested('T1', 1, 'a'));
    expect((await late.state()).stop_reason).toBe('deadline');
  });
});
