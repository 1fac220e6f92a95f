import { applyCode } from '../../core/agents/build/apply.ts';
import { judgeTask } from '../../core/agents/build/judge-task.ts';
import { takePlan } from '../../core/agents/build/take-plan.ts';
import { weighAudit } from '../../core/agents/build/weigh.ts';
import { takeIn } from '../../core/agents/intake.ts';
import type { ModelTier } from '../../core/config/agents.ts';
import type { BuildTestResult } from '../../core/contracts/index.ts';
import { liveModels } from '../../core/models/live.ts';
import { noSource, onlyBuiltin, RunHarness } from './run-harness.ts';

const task = (id: string, name: string) => ({
  id,
  title: `Add ${name}`,
  rationale: 'wanted',
  acceptance: `${name}() works`,
  artifacts: [`${name}.py`, `tests/test_${name}.py`],
});
export const PLAN = { plan_id: 'plan_0001', tasks: [task('T1', 'one'), task('T2', 'two')] };
export const edits = (name: string, value: string) => ({
  edits: [
    { path: `${name}.py`, content: `X = ${value}\n` },
    { path: `tests/test_${name}.py`, content: `# ${value}\n` },
  ].sort((a, b) => (a.path < b.path ? -1 : 1)),
});

export function tested(id: string, exit: number, signature = ''): BuildTestResult {
  const failures = exit === 0 ? [] : [{ test: 't', error: `wrong ${signature}`, file: 'f.py', line: 1 }];
  return {
    nano: {
      status: exit === 0 ? 'pass' : 'fail',
      syntax_errors: [],
      import_errors: [],
      test_failures: failures,
      runtime_errors: [],
      warnings: [],
      confidence: 0.9,
      recommendation: exit === 0 ? 'pass_to_commit' : 'fix_required',
    },
    tester: { task_id: id, passed: exit === 0, report: `exit ${exit} ${signature}` },
    pytest_exit_code: exit,
    passed: exit === 0 ? 3 : 1,
    failed: exit === 0 ? 0 : 1,
    seconds: 0.1,
    signature,
    missing: [],
  };
}

/** A run of build on a store in memory; the workbench is played by writing its results. */
export class BuildHarness extends RunHarness {
  take(more: object = {}, available = onlyBuiltin) {
    const request = { source: { files: { 'README.md': '# P\n' } }, goal: 'Add one and two', ...more };
    const settings = { GOOGLE_API_KEY: 'key-of-the-test' };
    const models = (tier: ModelTier) => liveModels(this.context.config.agents, settings, tier).choices;
    return takeIn(this.context, noSource, available, { run_id: this.run.run_id, request, workflow: 'build', models });
  }

  async planned(answer: object = PLAN, more: object = {}) {
    await this.take(more);
    await this.answer(this.keys.buildPlan('builtin'), 'build_plan', { answer });
    return takePlan(this.context, this.run, 'builtin');
  }

  /** One attempt: what the coder answers, and how its test and audit come out. */
  async attempt(round: number, answer: object, test?: BuildTestResult, introduced: object[] = []) {
    await this.answer(this.keys.build(round).code, 'build_code', { answer });
    return this.tried(round, test, introduced);
  }

  /** How an attempt comes out whose code is there. */
  async tried(round: number, test?: BuildTestResult, introduced: object[] = []) {
    const { applied } = await applyCode(this.context, this.run, round);
    if (applied && test) await this.answer(this.keys.build(round).test, 'build_test', test);
    const judged = await judgeTask(this.context, this.run, round);
    if (judged.decision !== 'audit') return { applied, next: judged };
    await this.security(round, introduced);
    return { applied, next: await weighAudit(this.context, this.run, round) };
  }
}
