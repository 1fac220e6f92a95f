import { describe, expect, it } from 'vitest';
import { allTiers, RunHarness, ran } from '../../../support/run-harness.ts';

const FILES = { 'a.py': 'def run(x):\n    return x\n' };
const FIXED = { 'a.py': 'def run(x):\n    return eval(x)\n' };
const TOOL = { path: 'a.py', line: 2, code: 'S307', message: 'eval' };
const TOLD = { path: 'a.py', line: 2, severity: 'high', title: 'Runs input', recommendation: 'Do not' };

async function audited(options: { tool?: object[]; model?: object[]; request?: object } = {}) {
  const run = new RunHarness();
  const request = { tiers: ['builtin', 'economy'], model_tests: 'never', ...options.request };
  await run.begin({ files: FILES, baseline: ran(['t::g'], ['t::r']), request, available: allTiers });
  await round(run, 1, options);
  return run;
}

async function round(run: RunHarness, number: number, { tool = [], model }: { tool?: object[]; model?: object[] }) {
  await run.round(number, { 'a.py': `${FIXED['a.py']}# ${number}\n` }, { tests: ran(['t::g', 't::r']) });
  expect(await run.judge(number)).toMatchObject({ decision: 'audit' });
  await run.security(number, tool);
  if (!model) return;
  const review = { findings: model, dropped: 0, failure: null };
  await run.store.put(run.keys.review(number), JSON.stringify(review));
}

describe('the findings on a snapshot that passes', () => {
  it('are none: the run has succeeded', async () => {
    const run = await audited();
    expect(await run.weigh(1)).toMatchObject({
      decision: 'end',
      verdict: { accepted: true, stop_reason: 'tests_pass' },
    });
    expect(await run.state()).toMatchObject({ status: 'success', best_snapshot: 1, security_reviews: 0 });
  });

  it('of tools go back to the Fixer, and what has them is not published', async () => {
    const run = await audited({ tool: [TOOL] });
    expect(await run.weigh(1)).toMatchObject({ decision: 'continue', round: 2, tier: { name: 'builtin' } });
    const state = await run.state();
    expect(state).toMatchObject({ best_snapshot: 0, security_findings: ['a.py:2 S307 eval'], stop_reason: null });
    expect(state.snapshots[1]).toMatchObject({ publishable: false });
    expect(state.pending_results).toContain(run.keys.verify(2));
  });

  it('of a model go back too, are in the report, and spoil nothing for good', async () => {
    const run = await audited({ model: [TOLD, { ...TOLD, severity: 'low', title: 'Style' }] });
    expect(await run.weigh(1)).toMatchObject({ decision: 'continue', round: 2 });
    const state = await run.state();
    expect(state).toMatchObject({ best_snapshot: 1, security_reviews: 1 });
    expect(state.security_findings).toEqual(['a.py:2 (high) Runs input. Do not']);
    expect(state.notes.filter((note) => note.includes('by a model'))).toHaveLength(2);
  });

  it('of a model end in success where nothing is left to try; those of tools do not', async () => {
    const byModel = await audited({ model: [TOLD], request: { max_iterations: 3 } });
    expect(await byModel.weigh(1)).toMatchObject({ decision: 'end', verdict: { stop_reason: 'tests_pass' } });
    const byTool = await audited({ tool: [TOOL], request: { max_iterations: 3 } });
    expect(await byTool.weigh(1)).toMatchObject({ decision: 'end', verdict: { stop_reason: 'max_iterations' } });
    expect((await byTool.publish()).best_snapshot).toBe(0);
  });

  it('of a model send a snapshot back so often and no more', async () => {
    const run = await audited({ model: [TOLD] });
    await run.weigh(1);
    await round(run, 2, { model: [TOLD] });
    await run.weigh(2);
    await run.round(3, { 'a.py': 'X = 3\n' }, { tests: ran(['t::g', 't::r']) });
    expect(await run.judge(3)).toMatchObject({ decision: 'audit', review: false });
    await run.security(3, []);
    expect(await run.weigh(3)).toMatchObject({ verdict: { stop_reason: 'tests_pass' } });
  });

  it('are weighed once: a repetition answers the same and logs nothing', async () => {
    for (const tool of [[], [TOOL]]) {
      const run = await audited({ tool });
      const first = await run.weigh(1);
      const [state, log] = [await run.state(), await run.log()];
      expect(await run.weigh(1)).toEqual(first);
      expect([await run.state(), await run.log()]).toEqual([state, log]);
    }
  });

  it('are said to be missing where the audit, a tool or the model failed', async () => {
    const run = await audited();
    await run.failed(run.keys.security(1), 'security', 'no memory');
    const review = { findings: [], dropped: 0, failure: 'no model answers' };
    await run.store.put(run.keys.review(1), JSON.stringify(review));
    await run.weigh(1);
    const notes = (await run.state()).notes.join('\n');
    expect(notes).toContain('The security audit failed: StepFailed: no memory');
    expect(notes).toContain('No model reviewed the security of round 1: no model answers');
  });

  it('are carried by the machine as one short line', async () => {
    const run = await audited({ tool: [{ ...TOOL, message: 'x'.repeat(300_000) }] });
    const answer = await run.weigh(1);
    expect(answer.verdict.reason.length).toBeLessThan(1100);
    expect(JSON.stringify(answer).length).toBeLessThan(20_000);
  });
});
