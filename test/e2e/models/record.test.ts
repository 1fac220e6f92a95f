import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../cli/dev/model-server/server.ts';
import { localDir, VENV_PYTHON } from '../../../cli/local/paths.ts';
import { ExperimentDataSchema } from '../../../core/contracts/index.ts';
import { swarm } from '../../support/swarm.ts';
import { fileAnswer, MODULE, moduleText, USUAL } from './scenarios.ts';

const RIGHT = 'sum(numbers) / len(numbers)';
const CANARY = 'canary-3f9c1d77e2';
const scratch = mkdtempSync(join(tmpdir(), 'swarm-record-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Works, and brings a weak hash that the input did not have. */
const INSECURE = fileAnswer('audit_finding', RIGHT).replace(
  '\n\n\ndef ',
  '\n\nimport hashlib\n\nKEY = hashlib.md5(b"average").hexdigest()\n\n\ndef ',
);

const SCRIPT = {
  scenarios: [
    {
      match: 'Scenario audit_finding.',
      ...USUAL,
      fixer: [fileAnswer('audit_finding', 'max(numbers)'), INSECURE, fileAnswer('audit_finding', RIGHT)],
    },
    {
      match: 'Scenario canary.',
      ...USUAL,
      auditor: [
        { status: 429, retry_after_s: 1 },
        { content: `your key is ${CANARY}` },
        `# Refactoring Plan ${CANARY}`,
      ],
      fixer: [{ status: 500, body: `{"error": {"message": "bad key ${CANARY}"}}` }, fileAnswer('canary', RIGHT)],
    },
    {
      match: 'Scenario review.',
      ...USUAL,
      fixer: [fileAnswer('review', `${RIGHT}  # first`), fileAnswer('review', RIGHT)],
      security: [
        JSON.stringify({
          findings: [
            { path: MODULE, line: 7, severity: 'high', title: 'A comment gives it away', recommendation: 'Drop it' },
            { path: 'elsewhere.py', line: 1, severity: 'high', title: 'Not there', recommendation: '' },
          ],
        }),
        '```json\n{"findings": []}\n```',
      ],
    },
  ],
};

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(SCRIPT);
});
afterAll(() => server.close());

function project(name: string): string {
  const folder = join(scratch, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MODULE), moduleText(name));
  return folder;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('buggy, then red, then insecure, then clean', () => {
  it('ends with the clean version in the repository, and nothing else touched', async () => {
    const repository = project('audit_finding');
    const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' }).trim();
    git('init', '-q', '-b', 'main');
    git('config', 'user.name', 'A developer');
    git('config', 'user.email', 'developer@example.com');
    git('add', '.');
    git('commit', '-q', '-m', 'a function that is wrong');
    const before = git('rev-parse', 'HEAD');
    const args = ['refactor', repository, '--write', '--json', '--tiers', 'economy'];
    const { stdout, stderr } = await swarm(args, { env: server.environment('gemini'), cwd: scratch });
    const summary = JSON.parse(stdout || `"${stderr}"`);
    expect(summary).toMatchObject({ status: 'success', stop_reason: 'tests_pass', pylint_current: 10 });

    const log = ExperimentDataSchema.parse(JSON.parse(readFileSync(summary.log_path, 'utf8')));
    const decisions = log.map(({ details }) => details.decision).filter(Boolean);
    // Round 1 is red; round 2 passes, is audited and sent back; round 3 passes, is audited and published.
    expect(decisions).toEqual(['route', 'continue', 'audit', 'continue', 'audit', 'end', 'end']);
    expect(log.some(({ details }) => String(details.output_response).includes('S324'))).toBe(true);
    const asked = server.calls.filter((call) => call.scenario === 0 && call.agent === 'fixer');
    expect(asked).toHaveLength(3);
    expect(asked[2]?.messages.at(-1)?.content).toContain('S324');

    expect(readFileSync(join(repository, MODULE), 'utf8')).toContain(`return ${RIGHT}`);
    expect(readFileSync(join(repository, MODULE), 'utf8')).not.toContain('md5');
    expect(git('rev-parse', 'HEAD')).toBe(before);
    expect(git('branch', '--show-current')).toBe('main');
    expect(git('diff', '--name-only')).toBe(MODULE);
    const untracked = git('ls-files', '--others', '--exclude-standard').split('\n').sort();
    expect(untracked.every((path) => path.startsWith('tests/'))).toBe(true);
    execFileSync(VENV_PYTHON, ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'], { cwd: repository });
  });
});

describe('a finding of a model', () => {
  it('goes back to the Fixer once, and one that is not there does not', async () => {
    const out = join(scratch, 'review-out');
    const args = ['refactor', project('review'), '--out', out, '--json', '--tiers', 'economy'];
    const { stdout, stderr } = await swarm(args, { env: server.environment('openai-compatible') });
    expect(JSON.parse(stdout || `"${stderr}"`)).toMatchObject({ status: 'success' });
    expect(readFileSync(join(out, MODULE), 'utf8')).not.toContain('# first');
    const report = readFileSync(join(out, '.swarm/report.md'), 'utf8');
    expect(report).toMatch(/security review of round 1 by a model: average\.py:7 \(high\) A comment gives it away/);
    expect(report).not.toContain('elsewhere.py');
  });
});

describe('a key', () => {
  it.each([
    'gemini',
    'openai-compatible',
    'bedrock',
  ] as const)('of %s is in nothing that a run leaves', async (provider) => {
    server.reset();
    const environment = Object.entries(server.environment(provider)).map(([name, value]) =>
      value === 'model-server' ? [name, CANARY] : [name, value],
    );
    const folder = project('canary');
    writeFileSync(join(folder, 'settings.py'), '"""Settings."""\n\nNAME = "x"\n');
    const out = join(scratch, `canary-out-${provider}`);
    const args = ['refactor', folder, '--out', out, '--tiers', 'economy', '--debug'];
    const { stdout, stderr } = await swarm(args, { env: Object.fromEntries(environment) });
    const reached = server.calls.filter((call) => call.scenario === 1);
    expect(reached.length).toBeGreaterThan(3);
    expect(JSON.stringify(reached.map((call) => call.messages))).not.toContain(CANARY);
    expect(`${stdout}${stderr}`).not.toContain(CANARY);
    const objects = join(localDir(), 's3');
    const files = [...filesBelow(out), ...filesBelow(objects), join(localDir(), 'emulator.log')];
    expect(files.length).toBeGreaterThan(20);
    const leaking = files.filter((file) => readFileSync(file).includes(CANARY));
    expect(leaking).toEqual([]);
    const { pid } = JSON.parse(readFileSync(join(localDir(), 'emulator.json'), 'utf8'));
    expect(readFileSync(`/proc/${pid}/environ`).includes(CANARY)).toBe(false);
  });
});

describe('swarm stats', () => {
  it('adds up how each tier did', async () => {
    const { stdout, code } = await swarm(['stats', '--json']);
    expect(code).toBe(0);
    const { runs, tiers } = JSON.parse(stdout);
    expect(runs).toBeGreaterThan(2);
    const economy = tiers.find((tier: { tier: string }) => tier.tier === 'economy');
    expect(economy.successes).toBeGreaterThan(1);
    expect(economy.success_rate).toBeCloseTo(economy.successes / economy.runs, 10);
    expect(economy.cost_per_success_usd).toBeCloseTo(economy.cost_usd / economy.successes, 10);
    const text = await swarm(['stats']);
    expect(text.stdout).toMatch(/^TIER\s+RUNS\s+SUCCEEDED/m);
    expect(text.stdout).toMatch(/^economy\s/m);
  });
});
