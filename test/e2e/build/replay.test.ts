import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../cli/dev/model-server/server.ts';
import { swarm } from '../../support/swarm.ts';
import { repositoryOf } from './repository.ts';
import { BUILD_SCENARIOS, goalOf } from './scenarios.ts';

const REPLAYS = Number(process.env.SWARM_REPLAYS ?? 2);
const scratch = mkdtempSync(join(tmpdir(), 'swarm-replay-'));
let server: ModelServer;
/** The folder of the recorded run. */
let record = '';
let log = '';

const json = async (args: string[], cwd: string) => {
  const { code, stdout, stderr } = await swarm([...args, '--json'], { cwd });
  expect(stdout, stderr).not.toBe('');
  return { code, told: JSON.parse(stdout) };
};
const timeless = (text: string) => text.replace(/^\{"ts":"[^"]*"/gm, '{');

beforeAll(async () => {
  // A coder that goes beyond its artifacts twice, and is right after that: an attempt that is refused, and one that passes.
  const scenario = BUILD_SCENARIOS.find(({ name }) => name === 'beyond_its_artifacts');
  server = await startModelServer({
    scenarios: [{ match: 'Scenario', ...scenario?.answers({ input: 0, output: 0 }) }],
  });
  repositoryOf(scratch, {});
  const args = ['build', goalOf('beyond_its_artifacts'), '--json', '--tiers', 'economy,balanced'];
  const { code, stdout, stderr } = await swarm(args, { cwd: scratch, env: server.environment('openai-compatible') });
  expect(code, stderr).toBe(0);
  record = join(scratch, '.swarm/runs', JSON.parse(stdout).run_id);
  log = readdirSync(record).find((name) => name.endsWith('.log.jsonl')) ?? '';
  // From here on nobody answers.
  await server.close();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('swarm replay', () => {
  it.concurrent(`ends byte-identical, ${REPLAYS} times, without a key and without a server`, async () => {
    const recorded = readFileSync(join(record, log), 'utf8');
    expect(recorded).not.toContain('model-server');
    for (let turn = 0; turn < REPLAYS; turn += 1) {
      const { code, told } = await json(['replay', join(record, log)], scratch);
      expect(told, told.difference).toMatchObject({ identical: true, difference: null, absent: [], answers: 4 });
      expect(told.same).toEqual(['log', 'result.zip', 'result.bundle']);
      expect(code).toBe(0);
      // Said once more without the command's own comparison.
      const folder = told.result_dir;
      for (const name of ['result.zip', 'result.bundle', 'input.zip']) {
        expect(readFileSync(join(folder, name)).equals(readFileSync(join(record, name))), name).toBe(true);
      }
      const mine = readdirSync(folder).find((name) => name.endsWith('.log.jsonl')) ?? '';
      const replayed = readFileSync(join(folder, mine), 'utf8');
      expect(replayed).not.toBe(recorded);
      expect(timeless(replayed)).toBe(timeless(recorded));
    }
  });

  it.concurrent('says where it differs when a recorded answer is another, and exits with 1', async () => {
    const folder = join(scratch, 'tampered');
    mkdirSync(folder);
    for (const name of ['input.zip', 'result.zip', 'result.bundle'])
      copyFileSync(join(record, name), join(folder, name));
    const text = readFileSync(join(record, log), 'utf8');
    const lines = text.split('\n');
    const last = lines.findLastIndex((line) => line.includes('"type":"model_call"'));
    // The same tests pass; the code is another.
    lines[last] = lines[last]?.replaceAll('Return count and mean of the data.', 'Count, and take the mean.') ?? '';
    expect(lines.join('\n')).not.toBe(text);
    writeFileSync(join(folder, 'a.log.jsonl'), lines.join('\n'));
    const { code, told } = await json(['replay', folder], scratch);
    expect(told).toMatchObject({ identical: false, difference: 'result.zip: other bytes', same: ['log'] });
    expect(code).toBe(1);
  });
});
