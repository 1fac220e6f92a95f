import { describe, expect, it } from 'vitest';
import { writeTestsWithModel } from '../../../../core/agents/model-tests.ts';
import { CandidateTestsSchema } from '../../../../core/contracts/index.ts';
import { ModelCallError } from '../../../../core/models/call-error.ts';
import type { ModelProvider } from '../../../../core/models/provider.ts';
import { ScriptedProvider } from '../../../../core/models/scripted.ts';
import { estimateTokens } from '../../../../core/prompts/estimate.ts';
import { testAccess } from '../../../support/model-access.ts';
import { allTiers, RunHarness, ran } from '../../../support/run-harness.ts';

const FILES = { 'a.py': 'def mean(v):\n    return sum(v)\n', 'tests/test_own.py': 'def test():\n    pass\n' };
const TEST = 'def test_mean():\n    assert mean([4]) == 4\n';

function block(path: string, text = TEST): string {
  return `### FILE: ${path}\n\`\`\`python\n${text}\`\`\`\n`;
}

async function begun(request: object = {}, files: Record<string, string> = FILES) {
  const run = new RunHarness();
  const generated = { 'tests/test_a.py': 'def test_0():\n    pass\n' };
  const baseline = ran(['t::g'], ['t::r']);
  await run.begin({ files, generated, baseline, request: { tiers: ['economy'], ...request }, available: allTiers });
  const write = (provider: ModelProvider) => writeTestsWithModel(run.context, testAccess(provider), run.run);
  const candidates = async () => CandidateTestsSchema.parse(await run.json(run.keys.candidateTests)).files;
  return { run, write, candidates };
}

describe('the Judge on a model', () => {
  it('writes test files beside those that are there, and orders their check', async () => {
    const { run, write, candidates } = await begun();
    const answer = `${block('tests/test_a.py')}${block('tests/test_own.py')}${block('tests/test_new.py')}`;
    const output = await write(new ScriptedProvider([answer]));
    expect(output).toMatchObject({ tests: 3, wait_s: 0, orders: { check: { step: 'check_tests' } } });
    expect(Object.keys(await candidates()).sort()).toEqual([
      'tests/test_a_intent.py',
      'tests/test_new.py',
      'tests/test_own_intent.py',
    ]);
    expect((await run.state()).pending_results).toContain(run.keys.checkedTests);
    expect((await run.log()).filter((entry) => entry.details.role === 'judge')).toHaveLength(1);
  });

  it('takes nothing that is no test, and says so', async () => {
    const { run, write, candidates } = await begun();
    await write(new ScriptedProvider([`${block('a.py')}${block('deep/test_x.py')}${block('tests/conftest.py')}`]));
    expect(Object.keys(await candidates())).toEqual(['tests/test_x.py']);
    const notes = (await run.state()).notes.join('\n');
    expect(notes).toContain('a.py: only tests/test_<module>.py is taken');
    expect(notes).toContain('conftest.py: only tests/test_<module>.py is taken');
  });

  it('goes on without tests when a model gives none', async () => {
    const { run, write, candidates } = await begun();
    const provider = new ScriptedProvider([block('a.py'), block('../test_x.py')]);
    expect(await write(provider)).toEqual({ tests: 0, orders: {}, wait_s: 0 });
    expect(await candidates()).toEqual({});
    const state = await run.state();
    expect(state.notes.join('\n')).toMatch(/The model Judge: /);
    expect(state.pending_results).not.toContain(run.keys.checkedTests);
    expect((await run.log()).at(-1)).toMatchObject({ status: 'FAILURE' });
  });

  it('writes the same again when the step is called a second time, and asks nothing', async () => {
    const { run, write, candidates } = await begun();
    const provider = new ScriptedProvider([block('tests/test_a.py')]);
    await write(provider);
    const [before, entries] = [await candidates(), (await run.log()).length];
    expect(await write(provider)).toMatchObject({ tests: 1, orders: { check: { step: 'check_tests' } } });
    expect(provider.calls).toHaveLength(1);
    expect(await candidates()).toEqual(before);
    expect(await run.log()).toHaveLength(entries);
  });

  it('waits as data', async () => {
    const { run, write } = await begun();
    const busy = () => Promise.reject(new ModelCallError('rate_limited', 'busy', { retryAfter_s: 9 }));
    expect(await write({ complete: busy })).toEqual({ wait_s: 10 });
    expect(await run.store.get(run.keys.candidateTests)).toBeUndefined();
  });

  it('stays within the limits of a prompt, however many files and tests there are', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 200 }, (_, n) => [`m${n}.py`, `def f${n}(v):\n    return v + ${n}\n`.repeat(20)]),
    );
    const { run, write } = await begun({}, files);
    const tests = Array.from({ length: 8000 }, (_, n) => ({
      nodeid: `tests/test_m.py::test_something_long_${n}`,
      module: 'm0',
      function: 'f',
      intent: 'i',
      confidence: 1,
      drives_repair: true,
    }));
    await run.answer(run.keys.generatedTests, 'write_tests', { files: {}, tests });
    const provider = new ScriptedProvider(Array(8).fill(block('tests/test_m.py')));
    await write(provider);
    expect(provider.calls.length).toBeGreaterThan(2);
    for (const { messages } of provider.calls) {
      expect(estimateTokens(messages.map((message) => message.content).join('\n'))).toBeLessThan(24_000);
    }
    expect(provider.calls[0]?.messages[1]?.content).toMatch(/\(\d+ more lines were left out\)/);
  });
});
