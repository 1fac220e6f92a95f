import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../cli/dev/model-server/server.ts';
import { CHECKOUT } from '../../../cli/local/paths.ts';
import { loadConfig } from '../../../core/config/load.ts';
import { swarm } from '../../support/swarm.ts';
import { git, repositoryOf, subjects } from './repository.ts';
import { BUILD_SCENARIOS, goalOf } from './scenarios.ts';

const { agents } = loadConfig(join(CHECKOUT, 'config'));
const price = agents.models['gpt-6-luna']?.price ?? { input: 0, output: 0 };
const scratch = mkdtempSync(join(tmpdir(), 'swarm-build-models-'));
let server: ModelServer;

beforeAll(async () => {
  const scenarios = BUILD_SCENARIOS.map(({ name, answers }) => ({ match: `Scenario ${name}:`, ...answers(price) }));
  server = await startModelServer({ scenarios });
});
afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});

describe('swarm build with models', () => {
  it.concurrent.each(BUILD_SCENARIOS)('$name: $status by $stop_reason', async (scenario) => {
    const folder = join(scratch, scenario.name);
    repositoryOf(folder, scenario.input ?? {});
    const args = [
      'build',
      goalOf(scenario.name),
      '--json',
      '--tiers',
      'economy,balanced,frontier',
      ...(scenario.args ?? []),
    ];
    const { code, stdout, stderr } = await swarm(args, { cwd: folder, env: server.environment('openai-compatible') });
    expect(stdout, stderr).not.toBe('');
    const told = JSON.parse(stdout);
    expect({ status: told.status, stop_reason: told.stop_reason }, told.stop_detail).toEqual({
      status: scenario.status,
      stop_reason: scenario.stop_reason,
    });
    expect(code).toBe(scenario.status === 'success' ? 0 : 1);
    const tasks = told.tasks.map((task: { passed: boolean; attempts: number; tier: string | null }) => [
      task.passed,
      task.attempts,
      task.tier,
    ]);
    expect(tasks).toEqual(scenario.tasks);

    const record = join(folder, '.swarm/runs', told.run_id);
    const state = JSON.parse(readFileSync(join(record, 'state.json'), 'utf8'));
    expect(state.fix_attempts.map((attempt: { tier: string }) => attempt.tier)).toEqual(scenario.attempts);
    expect(told.cost_usd).toBeLessThanOrEqual(1);
    if (scenario.verdicts) {
      const log = readFileSync(
        join(record, readdirSync(record).find((name) => name.endsWith('.log.jsonl')) ?? ''),
        'utf8',
      );
      const lines = log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const turns = lines.filter((line) => ['fix', 'escalate', 'halt', 'next_task'].includes(line.type));
      expect(turns.map((line) => `${line.data.loop}/${line.data.escalation}`)).toEqual(scenario.verdicts);
    }
    const mine = server.calls.filter((call) => call.scenario === BUILD_SCENARIOS.indexOf(scenario));
    for (const pattern of scenario.asked ?? []) {
      expect(
        mine.some((call) => call.messages.some(({ content }) => pattern.test(content))),
        String(pattern),
      ).toBe(true);
    }

    expect(git(folder, 'status', '--porcelain')).toBe('');
    const branch = told.branch ?? 'main';
    expect(git(folder, 'symbolic-ref', '--short', 'HEAD')).toBe(branch);
    expect(branch === 'main' ? [] : subjects(folder, `main..${branch}`)).toEqual(scenario.commits);
    expect(told.commit === null).toBe(scenario.commits.length === 0);
    const tag = `wip/${told.run_id}`;
    expect(git(folder, 'tag', '--list', tag)).toBe(scenario.wip ? tag : '');
    if (scenario.wip) expect(git(folder, 'diff', '--name-only', branch, tag).split('\n')).toEqual(scenario.wip);
  });
});
