import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { WIRE_PROVIDERS } from '../../../cli/dev/model-server/environment.ts';
import { startModelServer } from '../../../cli/dev/model-server/server.ts';
import { VENV_PYTHON } from '../../../cli/local/paths.ts';
import { ExperimentDataSchema } from '../../../core/contracts/index.ts';
import { swarm } from '../../support/swarm.ts';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-forge-models-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const MODULE = `"""Prices."""


def discount(price, percent):
    """Return the price less some percent."""
    if percent < 0:
        raise ValueError("percent is negative")
    if percent > 100:
        return 0
    return price - price * percent / 100


def label(price):
    """Return what a tag says."""
    if price == 0:
        return "free"
    return f"{price:.2f}"
`;
const OLD =
  'import unittest\n\n\nclass TestNothing(unittest.TestCase):\n    def test_true(self):\n        self.assertTrue(True)\n';
const FILE = 'tests/test_prices_model.py';
const HEAD = 'import unittest\n\nfrom prices import discount, label\n\n\nclass TestPrices(unittest.TestCase):\n';
const method = (name: string, body: string) => `    def test_${name}(self):\n        ${body}\n\n`;
const FIRST = `${HEAD}${method('free', 'self.assertEqual(label(0), "free")')}`;
const BETTER = [
  FIRST,
  method('tag', 'self.assertEqual(label(2), "2.00")'),
  method('half', 'self.assertEqual(discount(10, 50), 5)'),
  method('none', 'self.assertEqual(discount(10, 0), 10)'),
  method('all', 'self.assertEqual(discount(10, 100), 0)'),
  method('most', 'self.assertEqual(discount(10, 101), 0)'),
  method('negative', 'self.assertRaises(ValueError, discount, 10, -1)'),
  // What is red on the code is no reason to change the test: it stays, as a suspected bug.
  method('of_nothing', 'self.assertEqual(label(0.0), "0.00")'),
].join('');
const answer = (text: string) => `### FILE: ${FILE}\n\`\`\`python\n${text}\`\`\`\n`;

describe.each(WIRE_PROVIDERS)('swarm forge with a model behind the protocol of %s', (provider) => {
  it('generates, enhances what is lacking, and keeps the framework', async () => {
    const forger = [`import pytest\n${FIRST}`, FIRST, BETTER].map(answer);
    const server = await startModelServer({ scenarios: [{ forger }] });
    try {
      const folder = join(scratch, provider);
      mkdirSync(join(folder, 'tests'), { recursive: true });
      writeFileSync(join(folder, 'prices.py'), MODULE);
      writeFileSync(join(folder, 'tests/test_old.py'), OLD);
      const out = `${folder}-out`;
      const args = ['forge', folder, '--out', out, '--json', '--tiers', 'economy', '--rounds', '3'];
      const { code, stdout, stderr } = await swarm(args, { env: server.environment(provider) });
      expect(stdout, stderr).not.toBe('');
      const summary = JSON.parse(stdout);
      expect(summary, stderr).toMatchObject({ status: 'success', stop_reason: 'targets_met', coverage_before: 0 });
      expect(code).toBe(0);
      expect(summary.rounds.map((round: { kind: string; tier: string }) => `${round.kind} ${round.tier}`)).toEqual([
        'generate economy',
        'enhance economy',
      ]);
      expect(summary.coverage_after).toBeGreaterThan(90);
      expect(summary.suspected_bugs).toMatchObject([{ path: 'prices.py', intent: 'model' }]);
      // Nova and Claude tell no log-probabilities, and Gemini is not asked for any.
      expect(summary.rounds[0].entropy === null).toBe(provider !== 'openai-compatible');

      expect(server.calls.map((call) => call.agent)).toEqual(['forger', 'forger', 'forger']);
      const last =
        server.calls
          .at(-1)
          ?.messages.map(({ content }) => content)
          .join('\n') ?? '';
      expect(last).toMatch(/Lines that no test runs: (?:\d+, ){1,9}\d+\n/);
      expect(last).toContain('class TestPrices(unittest.TestCase)');
      const text = readFileSync(join(out, FILE), 'utf8');
      expect(text).toContain('@unittest.expectedFailure');
      expect(text).not.toContain('pytest');
      const said = execFileSync(VENV_PYTHON, ['-m', 'unittest', '-q', 'tests.test_prices_model'], {
        cwd: out,
        encoding: 'utf8',
        stdio: 'pipe',
      });
      expect(said).toBe('');
      const log = ExperimentDataSchema.parse(
        JSON.parse(readFileSync(join(out, '.swarm/experiment_data.json'), 'utf8')),
      );
      const asked = log.filter(({ details }) => details.provider === provider);
      expect(asked.map(({ details }) => details.role)).toEqual(['forger', 'forger', 'forger']);
    } finally {
      await server.close();
    }
  });
});
