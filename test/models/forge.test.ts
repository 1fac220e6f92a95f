import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../cli/dev/model-server/server.ts';
import { superviseForge } from '../../core/agents/forge/supervise.ts';
import { forgeWithModel } from '../../core/agents/forge/write-with-model.ts';
import type { ModelSettings } from '../../core/models/settings.ts';
import { forgeRun } from '../support/forge.ts';
import { ForgeHarness } from '../support/forge-harness.ts';
import { testAccess } from '../support/model-access.ts';
import { allTiers } from '../support/run-harness.ts';
import { CANARY, WIRES, type Wire } from './wires.ts';

const FILE = 'tests/test_a_model.py';
const block = (text: string) => `Here it is.\n\n### FILE: ${FILE}\n\`\`\`python\n${text}\`\`\`\n`;
const UNITTEST =
  'import unittest\n\nfrom a import f\n\n\nclass TestF(unittest.TestCase):\n    def test_f(self):\n        self.assertEqual(f(), 1)\n';
const BETTER = `${UNITTEST}\n    def test_more(self):\n        self.assertIsInstance(f(), int)\n`;
const WITH_PYTEST = `import pytest\n${UNITTEST}`;
const RUNS_ITSELF = `${BETTER}\n\nif __name__ == "__main__":\n    unittest.main()\n`;

const SETTINGS: Record<Wire['name'], ModelSettings> = {
  gemini: { GOOGLE_API_KEY: CANARY },
  anthropic: { ANTHROPIC_API_KEY: CANARY },
  bedrock: {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'AKIA0',
    AWS_SECRET_ACCESS_KEY: CANARY,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'http://127.0.0.1:1',
  },
  'openai-compatible': { OPENAI_API_KEY: CANARY },
};
const PROJECT = {
  'a.py': 'def f():\n    return 1\n',
  'tests/test_old.py': 'import unittest\n\nfrom a import f\n\n\nclass TestOld(unittest.TestCase):\n    pass\n',
};
const weak = forgeRun({ coverage: 20, mutation: 10, missing: Array.from({ length: 30 }, (_, index) => index + 1) });

describe.each(WIRES)('generator and enhancer behind the protocol of $name', (wire) => {
  let server: ModelServer;
  let run: ForgeHarness;

  beforeEach(async () => {
    server = await startModelServer({
      scenarios: [{ forger: [WITH_PYTEST, UNITTEST, RUNS_ITSELF, BETTER].map(block) }],
    });
    run = new ForgeHarness();
    for (const tier of run.context.config.agents.tiers) {
      if (tier.kind === 'model') for (const model of tier.models) model.logprobs = true;
    }
    await run.start({ tiers: ['economy'] }, allTiers, undefined, PROJECT);
  });
  afterEach(() => server.close());

  const write = (round: number) =>
    forgeWithModel(run.context, testAccess(wire.at(server.url), SETTINGS[wire.name]), run.run, round);
  const asked = (call: number) => server.calls[call]?.messages.map((message) => message.content).join('\n') ?? '';
  /** What the workbench says of a model's file: all of it is good. */
  const checked = (round: number, text: string, names: readonly string[]) =>
    run.answer(run.keys.forge(round).checked, 'check_tests', {
      files: { [FILE]: text },
      tests: names.map((name) => ({
        nodeid: `${FILE}::TestF::${name}`,
        module: 'a',
        function: 'f',
        intent: 'model',
        confidence: 0.6,
        drives_repair: true,
      })),
      outcomes: names.map((name) => ({ nodeid: `${FILE}::TestF::${name}`, outcome: 'passed' })),
    });

  it('keeps the framework of the project, asks once more for what breaks its rules, and enhances what it wrote', async () => {
    expect(await write(1)).toMatchObject({ tests: 1, calls: 2 });
    expect(server.calls.map((call) => call.agent)).toEqual(['forger', 'forger']);
    expect(asked(0)).toContain('for unittest');
    expect(asked(1)).toContain('pytest may not be imported');
    const params = server.calls[0]?.params ?? {};
    // What the table says that the model takes.
    const samples = wire.name === 'gemini' || wire.name === 'bedrock';
    expect(params.temperature).toBe(samples ? 0.2 : undefined);
    expect(params.topP ?? params.top_p).toBe(wire.name === 'gemini' ? 0.95 : undefined);

    await checked(1, UNITTEST, ['test_f']);
    await run.settle(1, weak);
    const next = await superviseForge(run.context, run.run, 1);
    expect(next).toMatchObject({ decision: 'ENHANCE', round: 2, kind: 'enhance' });
    const [first] = (await run.state()).forge?.rounds ?? [];
    // Mean surprise of the server's tokens is between the two thresholds.
    expect(first?.entropy === null).toBe(!wire.offersLogprobs);
    expect(first?.before_run).toBe(wire.offersLogprobs ? 'medium' : 'high');

    expect(await write(2)).toMatchObject({ tests: 1, calls: 2 });
    const question = asked(2);
    expect(question).toContain('Lines that no test runs: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10\n');
    expect(question).toContain('Raise the mutation score from 10.00% to 50.00%.');
    expect(question).toContain('class TestF(unittest.TestCase)');
    expect(asked(3)).toContain('runs its tests by itself');
    const candidates = JSON.parse(await run.text(run.keys.forge(2).candidates));
    expect(candidates.files[FILE]).toBe(BETTER);
    await checked(2, BETTER, ['test_f', 'test_more']);
    await run.settle(2, forgeRun({ tests: [{ nodeid: `${FILE}::TestF::test_f` }] }));
    expect(await superviseForge(run.context, run.run, 2)).toMatchObject({ decision: 'FINISH' });
    const summary = await run.end();
    expect(summary).toMatchObject({ stop_reason: 'targets_met', tests_added: [FILE] });
    expect(summary.tiers.map(({ tier, calls }) => [tier, calls])).toEqual([['economy', 4]]);
    expect(summary.cost_usd).toBeGreaterThan(0);
    expect(JSON.stringify(await run.log())).not.toContain(CANARY);
  });
});
