import { describe, expect, it } from 'vitest';
import { stopDetail } from '../../../../core/agents/endings.ts';
import { superviseForge } from '../../../../core/agents/forge/supervise.ts';
import { forgeWithModel } from '../../../../core/agents/forge/write-with-model.ts';
import { ReportSchema } from '../../../../core/contracts/index.ts';
import { ScriptedProvider } from '../../../../core/models/scripted.ts';
import { forgeRun, suiteOf } from '../../../support/forge.ts';
import { ForgeHarness } from '../../../support/forge-harness.ts';
import { testAccess } from '../../../support/model-access.ts';
import { allTiers } from '../../../support/run-harness.ts';

const weak = (coverage: number, mutation: number | null = 10) => forgeRun({ coverage, mutation, missing: [3, 4] });
const MODEL_FILE = 'tests/test_a_model.py';
const ANSWER = `### FILE: ${MODEL_FILE}\n\`\`\`python\nfrom a import f\n\n\ndef test_m():\n    assert f() == 1\n\`\`\`\n`;

describe('a run of forge', () => {
  it('orders the engine first, and says what was there', async () => {
    const run = new ForgeHarness();
    const first = await run.start();
    expect(first).toMatchObject({ round: 1, kind: 'generate', tier: { name: 'builtin', kind: 'builtin' } });
    expect(first.orders.generate).toMatchObject({ step: 'forge_generate', params: { round: 0, paths: ['a.py'] } });
    expect(first.orders.run).toMatchObject({ step: 'forge_run', params: { suite: 'all', shuffles: 3 } });
    expect(Object.keys(first.orders.run.outputs_put).sort()).toEqual([
      'coverage_html',
      'coverage_xml',
      'mutation_json',
      'result',
    ]);
    expect((await run.state()).forge).toMatchObject({ framework: 'pytest', before: { coverage: 0, mutation: null } });
  });

  it("has the engine write in the manner of the project's own tests", async () => {
    const run = new ForgeHarness();
    const own = 'import unittest\n\n\nclass TestA(unittest.TestCase):\n    def test_a(self):\n        pass\n';
    const files = { 'a.py': 'def f():\n    return 1\n', 'tests/test_own.py': own };
    const first = await run.start({}, undefined, undefined, files);
    expect(first.orders.generate?.params).toMatchObject({ framework: 'unittest' });
  });

  it('ends when both targets are met, and publishes suite, reports and figures', async () => {
    const run = new ForgeHarness();
    await run.start();
    await run.store.put(run.keys.forge(1).coverageXml, '<coverage/>');
    await run.store.put(run.keys.forge(1).mutationJson, '{"schemaVersion":"2","files":{"a.py":{"mutants":[]}}}');
    const bug = {
      nodeid: 'tests/test_a.py::test_2', path: 'a.py', function: 'f', line: 1, intent: 'i', reason: 'expected 2, got 1', confidence: 0.9,
    }; // biome-ignore format: a list reads best as a block
    const suite = suiteOf(['test_0', 'test_1', 'test_2'], { suspected_bugs: [bug] });
    const outcome = forgeRun({ tests: [{}, { flaky: true }, { outcome: 'skipped', xfail: true }] });
    expect(await run.forge(1, suite, outcome)).toMatchObject({ decision: 'FINISH', verdict: { best: true } });
    const summary = await run.end({ mutationScript: () => 'void 0;</script>' });
    expect(summary).toMatchObject({
      status: 'success',
      stop_reason: 'targets_met',
      iterations: 1,
      tests_added: ['tests/test_a.py'],
      forge: { coverage_before: 0, coverage_after: 80, mutation_before: null, mutation_after: 70 },
    });
    expect(summary.forge?.suspected_bugs).toHaveLength(1);
    const files = await run.zip(run.keys.resultZip);
    expect(files['tests/test_a.py'], 'a flaky test is left out').not.toContain('test_1');
    expect(await run.text(run.keys.coverageXml)).toBe('<coverage/>');
    const page = await run.text(run.keys.mutationHtml);
    expect(page.match(/<\/script>/g)).toHaveLength(3);
    const report = ReportSchema.parse(await run.json(run.keys.reportJson));
    expect(report.forge?.modules).toMatchObject([{ path: 'a.py', coverage_before: 0, coverage_after: 80, tests: 2 }]);
    expect(report.dropped).toContainEqual({ nodeid: 'tests/test_a.py::test_1', reason: 'it is flaky' });
    expect(report.findings).toMatchObject([{ rule: 'suspected-bug', path: 'a.py', line: 1, state: 'remaining' }]);
    expect(await run.text(run.keys.reportMarkdown)).toContain(
      '| coverage (statements and branches) | 0.00% | 80.00% |',
    );
    expect(await run.text(run.keys.reportHtml)).toContain('line-coverage');
    await run.log();
  });

  it('goes on while it makes progress, and gives up after two rounds without', async () => {
    const run = new ForgeHarness();
    await run.start();
    const suite = suiteOf(['test_0']);
    expect(await run.forge(1, suite, weak(30))).toMatchObject({ decision: 'ENHANCE', round: 2, kind: 'enhance' });
    const second = await run.forge(2, suite, weak(31));
    expect(second).toMatchObject({ decision: 'ENHANCE', verdict: { before: { coverage: 30 } } });
    if (!('orders' in second)) throw new Error('no orders');
    expect(second.orders.generate?.params).toMatchObject({
      round: 2,
      instructions: expect.arrayContaining(['Run these lines of a.py: 3, 4.']),
    });
    expect(await run.forge(3, suite, weak(31.5))).toMatchObject({ decision: 'ENHANCE' });
    expect(await run.forge(4, suite, weak(29))).toMatchObject({ decision: 'FINISH', verdict: { best: false } });
    expect(await run.state()).toMatchObject({ stop_reason: 'no_progress', forge: { best_round: 3, stagnation: 2 } });
    expect(await run.end()).toMatchObject({ status: 'failure', forge: { coverage_after: 31.5 } });
  });

  it('answers a repeated supervision as before', async () => {
    const run = new ForgeHarness();
    await run.start();
    const first = await run.forge(1, suiteOf(['test_0']), weak(30));
    expect(JSON.stringify(await superviseForge(run.context, run.run, 1))).toBe(JSON.stringify(first));
    expect((await run.state()).forge?.rounds).toHaveLength(1);
  });

  it.each([
    ['the last round', { max_rounds: 1 }, 0, 'max_iterations', 'max_iterations'],
    ['the deadline', { deadline_minutes: 5 }, 6, 'deadline', 'failure'],
  ])('ends at %s by its name', async (_, request, minutes, reason, status) => {
    const run = new ForgeHarness();
    await run.start(request);
    run.minutes = minutes;
    expect(await run.forge(1, suiteOf(['test_0']), weak(30))).toMatchObject({ decision: 'FINISH' });
    expect(await run.end()).toMatchObject({ stop_reason: reason, status, forge: { coverage_after: 30 } });
  });

  it('publishes the input where no suite can be believed', async () => {
    const run = new ForgeHarness();
    await run.start({ max_rounds: 1 });
    const crashed = forgeRun({ tests: [], coverage: 0, mutation: null, more: { crashed: true } });
    await run.forge(1, suiteOf(['test_0']), crashed);
    expect(await run.end()).toMatchObject({ tests_added: [], forge: { reliability: null, coverage_after: 0 } });
    expect(await run.zip(run.keys.resultZip)).toEqual({ 'a.py': 'def f():\n    return 1\n' });
  });

  it('says of a module that does not parse that it has to be repaired first', async () => {
    const run = new ForgeHarness();
    const broken = { parses: false, syntax_error: { line: 3, column: 1, message: 'invalid syntax' } };
    await run.start({ max_rounds: 1 }, undefined, undefined, undefined, broken);
    await run.forge(1, suiteOf([]), forgeRun({ tests: [], coverage: 0, mutation: null }));
    const why = 'a.py:3 does not parse (invalid syntax), so that no test can be forged for it';
    expect(await run.end()).toMatchObject({ stop_detail: expect.any(String), tests_added: [] });
    const state = await run.state();
    expect(state.notes).toContain(why);
    expect(state.forge?.unreadable).toEqual([why]);
    expect(stopDetail('untestable', state)).toBe(`${why}. Repair it first: \`swarm refactor\` does.`);
  });

  it('goes on with the suite of before where the engine fails', async () => {
    const run = new ForgeHarness();
    await run.start();
    await run.forge(1, suiteOf(['test_0']), weak(30));
    await run.failed(run.keys.forge(2).generated, 'forge_generate', 'it broke');
    await run.forge(2, undefined, weak(30));
    const state = await run.state();
    expect(state.notes).toContain('Round 2: the engine wrote nothing: StepFailed: it broke');
    expect(state.forge?.rounds[1]).toMatchObject({ added: 0, figures: { coverage: 30 } });
  });

  it('comes to the model when the engine is at its end, tells it what is lacking, and takes what is checked', async () => {
    const run = new ForgeHarness();
    await run.start({ tiers: ['builtin', 'economy'] }, allTiers);
    const suite = suiteOf(['test_0']);
    for (const round of [1, 2, 3]) await run.forge(round, suite, weak(30));
    expect(await run.state()).toMatchObject({ tier: 'economy', round: 4, forge: { stagnation: 0 } });
    const provider = new ScriptedProvider([ANSWER]);
    const written = await forgeWithModel(run.context, testAccess(provider), run.run, 4);
    expect(written).toMatchObject({ wait_s: 0, tests: 1, orders: { check: { step: 'check_tests' } } });
    const [call] = provider.calls;
    const asked = call?.messages.map((message) => message.content).join('\n') ?? '';
    expect(call?.options).toMatchObject({ temperature: 0.2, top_p: 0.95, call: { agent: 'forger' } });
    for (const part of [
      'Lines that no test runs: 3, 4',
      'Raise the mutation score',
      'for pytest',
      'def test_0',
      MODEL_FILE,
    ]) {
      expect(asked).toContain(part);
    }
    const nodeid = `${MODEL_FILE}::test_m`;
    await run.answer(run.keys.forge(4).checked, 'check_tests', {
      files: { [MODEL_FILE]: 'def test_m():\n    assert f() == 1\n' },
      tests: [{ nodeid, module: 'a', function: 'f', intent: 'model', confidence: 0.6, drives_repair: true }],
      outcomes: [{ nodeid, outcome: 'passed' }],
    });
    const both = forgeRun({ tests: [{}, { nodeid }] });
    await run.settle(4, both);
    expect(await superviseForge(run.context, run.run, 4)).toMatchObject({
      decision: 'FINISH',
      verdict: { best: true },
    });
    const summary = await run.end();
    expect(summary).toMatchObject({ stop_reason: 'targets_met', tests_added: ['tests/test_a.py', MODEL_FILE] });
    expect(summary.tiers.map(({ tier, succeeded, calls }) => [tier, succeeded, calls])).toEqual([
      ['builtin', false, 0],
      ['economy', true, 1],
    ]);
    const log = await run.log();
    expect(log.some((entry) => entry.details.role === 'forger' && entry.agent === 'Judge')).toBe(true);
  });

  it('asks once more where an answer breaks the rules, and ends the tier that has no answer', async () => {
    const run = new ForgeHarness();
    await run.start({ tiers: ['economy'] }, allTiers);
    const selfRunning = ANSWER.replace('def test_m', 'if __name__ == "__main__":\n    pass\n\n\ndef test_m');
    const provider = new ScriptedProvider([selfRunning, ANSWER]);
    expect(await forgeWithModel(run.context, testAccess(provider), run.run, 1)).toMatchObject({ tests: 1 });
    expect(provider.calls[0]?.messages.at(-1)?.content).toContain('Tests that exist already');
    expect(provider.calls[1]?.messages.at(-1)?.content).toContain('__main__');

    const mute = new ForgeHarness();
    await mute.start({ tiers: ['economy'], budget_usd: 0 }, allTiers);
    expect(await forgeWithModel(mute.context, testAccess(new ScriptedProvider([])), mute.run, 1)).toMatchObject({
      tests: 0,
    });
    await mute.settle(1, forgeRun({ tests: [], coverage: 0, mutation: null }));
    expect(await superviseForge(mute.context, mute.run, 1)).toMatchObject({ decision: 'FINISH' });
    expect(await mute.end()).toMatchObject({ stop_reason: 'untestable', tests_added: [] });
  });
});

describe('the workflow of a request', () => {
  it('is that of the machine, and another one is refused by name', async () => {
    const files = { 'a.py': 'x = 1\n' };
    expect(await new ForgeHarness().take(files, { workflow: 'forge' })).toMatchObject({ ok: true });
    expect(await new ForgeHarness().take(files, { workflow: 'refactor' })).toMatchObject({
      ok: false,
      error: { name: 'InvalidRequest', message: expect.stringContaining('state machine of workflow forge') },
    });
    expect(await new ForgeHarness().intake(files, { workflow: 'forge' })).toMatchObject({ ok: false });
    expect(await new ForgeHarness().take({ ...files, 'swarm.yaml': 'workflow: refactor\n' })).toMatchObject({
      ok: false,
    });
  });

  it('takes one module of a package', async () => {
    const run = new ForgeHarness();
    const files = { 'pkg/__init__.py': '', 'pkg/a.py': 'x = 1\n', 'pkg/b.py': 'y = 1\n' };
    await run.take(files, { target_dir: 'pkg/a.py' });
    expect((await run.state()).files).toEqual(['pkg/a.py']);
  });
});
