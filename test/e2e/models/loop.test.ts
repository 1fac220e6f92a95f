import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../cli/dev/model-server/server.ts';
import { CHECKOUT } from '../../../cli/local/paths.ts';
import { loadConfig } from '../../../core/config/load.ts';
import type { Price } from '../../../core/config/model-facts.ts';
import { ExperimentDataSchema } from '../../../core/contracts/index.ts';
import { swarm } from '../../support/swarm.ts';
import { HINT, MODULE, moduleText, SCENARIOS, type Scenario, USUAL } from './scenarios.ts';

const WIRES = [
  { provider: 'gemini', economy: 'gemini-3.5-flash-lite' },
  { provider: 'bedrock', economy: 'amazon.nova-lite-v1:0' },
  { provider: 'openai-compatible', economy: 'gpt-6-luna' },
] as const;

const { agents } = loadConfig(join(CHECKOUT, 'config'));
const scratch = mkdtempSync(join(tmpdir(), 'swarm-models-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Two at a time: a scenario waits for its provider much of its time. */
describe.each(WIRES)('the loop with a model behind the protocol of $provider', ({ provider, economy }) => {
  let server: ModelServer;
  const price: Price = agents.models[economy]?.price ?? { input: 0, output: 0 };

  beforeAll(async () => {
    const scenarios = SCENARIOS.map(({ name, answers }) => ({
      match: `Scenario ${name}.`,
      ...USUAL,
      ...answers(price),
    }));
    server = await startModelServer({ scenarios });
  });
  afterAll(() => server.close());

  const some = SCENARIOS.filter(({ ofTheWire }, at) => ofTheWire || WIRES[at % WIRES.length]?.provider === provider);
  it.concurrent.each(some)('$name: $status by $stop_reason', async (scenario) => {
    const folder = join(scratch, provider, scenario.name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, MODULE), moduleText(scenario.name));
    const out = `${folder}-out`;
    const args = ['refactor', folder, '--out', out, '--json', '--tiers', 'economy,balanced', ...(scenario.args ?? [])];
    const { code, stdout, stderr } = await swarm(args, { env: server.environment(provider) });
    expect(stdout, stderr).not.toBe('');
    const summary = JSON.parse(stdout);
    expect({ status: summary.status, stop_reason: summary.stop_reason }, summary.stop_detail).toEqual({
      status: scenario.status,
      stop_reason: scenario.stop_reason,
    });
    expect(code).toBe(scenario.status === 'success' ? 0 : 1);

    const log = ExperimentDataSchema.parse(JSON.parse(readFileSync(join(out, '.swarm/experiment_data.json'), 'utf8')));
    const asked = log.filter((entry) => entry.details.provider === provider);
    const told = asked.map(({ details }) => [details.role, details.error_kind].filter(Boolean).join(' '));
    expect(told).toEqual(scenario.calls);
    const index = SCENARIOS.indexOf(scenario);
    const reached = server.calls.filter((call) => call.scenario === index);
    expect(reached.map((call) => call.agent)).toEqual(scenario.calls.map((call) => call.split(' ')[0]));
    expectCost(
      scenario,
      summary.cost_usd,
      asked.map((entry) => entry.details.cost_usd),
      price,
    );

    const verdicts = log.filter(({ details }) => details.decision !== undefined && details.escalation !== undefined);
    const expected = scenario.verdicts ?? scenario.attempts.map(() => expect.stringMatching(/^none\//));
    expect(verdicts.map(({ details }) => `${details.loop}/${details.escalation}`)).toEqual(expected);
    const report = readFileSync(join(out, '.swarm/report.md'), 'utf8');
    expect([...report.matchAll(/^- round \d+, ([a-z]+):/gm)].map((match) => match[1])).toEqual(scenario.attempts);
    for (const note of scenario.notes ?? []) expect(report).toMatch(note);
    if (scenario.calls.includes('judge')) {
      expect(
        log.some(
          ({ details }) =>
            details.output_response.includes('dropped: ') && details.output_response.includes('nonsense'),
        ),
      ).toBe(true);
    }
    const result = readFileSync(join(out, MODULE), 'utf8');
    expect(result.includes('/ len(numbers)')).toBe(scenario.status === 'success');
    if (scenario.calls.filter((call) => call === 'judge').length > 1) {
      expect(
        reached.some(
          (call) => call.agent === 'fixer' && call.messages.some(({ content }) => content.includes(HINT.slice(12))),
        ),
      ).toBe(true);
    }
  });
});

/** What was spent is what each entry of the log says, and never more than was allowed. */
function expectCost(scenario: Scenario, total: number, entries: unknown[], price: Price): void {
  const sum = entries.map(Number).reduce((a, b) => a + b, 0);
  expect(total).toBeCloseTo(sum, 10);
  if (scenario.spends === 'nothing') expect(total).toBe(0);
  else if (scenario.spends === 'nearly all') {
    expect(total).toBeGreaterThan(0.0498);
    expect(total).toBeLessThanOrEqual(0.05);
  } else expect(total).toBeGreaterThan(price.input / 1e6);
  expect(total).toBeLessThan(1);
}
