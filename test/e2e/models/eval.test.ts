import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startModelServer } from '../../../cli/dev/model-server/server.ts';
import { swarm } from '../../support/swarm.ts';
import { fileAnswer, MODULE, moduleText, USUAL } from './scenarios.ts';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-eval-e2e-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const TESTS =
  'from average import calculate_average\n\n\ndef test_mean():\n    assert calculate_average([1, 2, 6]) == 3\n';

it('takes a set through the product, tells what was repaired and paid, and stands beside an earlier result', async () => {
  const right = 'sum(numbers) / len(numbers)';
  const server = await startModelServer({
    scenarios: [
      { match: 'Scenario wrong_one.', ...USUAL, fixer: [fileAnswer('wrong_one', right)] },
      { match: 'Scenario right_one.', ...USUAL, fixer: [fileAnswer('right_one', right)] },
    ],
  });
  try {
    const set = join(scratch, 'set');
    for (const [name, body] of [
      ['wrong_one', 'sum(numbers)'],
      ['right_one', right],
    ] as const) {
      mkdirSync(join(set, name, 'project'), { recursive: true });
      writeFileSync(join(set, name, 'project', MODULE), moduleText(name, body));
      writeFileSync(join(set, name, 'test_mean.py'), TESTS);
    }
    const [first, second] = [join(scratch, 'first.json'), join(scratch, 'second.json')];
    const keyless = await swarm(['eval', '--set', set, '--only', 'right_one', '--out', first]);
    expect([keyless.code, keyless.stdout], keyless.stderr).toEqual([0, expect.stringContaining('1 right already')]);

    const args = ['eval', '--set', set, '--tiers', 'economy', '--out', second, '--compare', first];
    const { code, stdout, stderr } = await swarm(args, { env: server.environment('anthropic') });
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(
      /^repaired +wrong_one: 1 of 1 hidden tests pass, tests_pass, \$0\.\d{4}, [\d.]+ s, calls: economy 4$/m,
    );
    expect(stdout).toMatch(/^2 cases: 1 repaired, 0 harmed, 1 right already, 0 not repaired$/m);
    expect(stdout).toContain('only now: wrong_one');
    const result = JSON.parse(readFileSync(second, 'utf8'));
    expect(result.totals.cost_usd).toBeGreaterThan(0);
    expect(result.cases.map((one: { name: string; outcome: string }) => [one.name, one.outcome])).toEqual([
      ['right_one', 'right'],
      ['wrong_one', 'repaired'],
    ]);
    const asked = server.calls.map(({ messages }) => messages.map(({ content }) => content).join('\n'));
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.join('\n')).not.toContain('def test_mean():\n    assert');
  } finally {
    await server.close();
  }
});
