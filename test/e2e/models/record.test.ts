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

/** A rule that no name tells and no small edit finds. */
const SHIPPING = {
  wrong: '    # Scenario shipping.\n    return weight',
  right:
    '    # Scenario shipping.\n    base = 4 if weight > 0 else 0\n    return base + 7 * weight + (11 if weight > 20 else 0)',
};

function shippingText(body: string): string {
  return `"""Prices of parcels."""\n\n\ndef shipping(weight):\n    """Return the price of a parcel."""\n${body}\n`;
}

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
      match: 'Scenario shipping.',
      auditor: ['# Refactoring Plan\n\n## Summary\n- **Total Issues Found**: 0\n'],
      judge: [
        '### FILE: tests/test_more.py\n```python\nfrom shipping import shipping\n\n\ndef test_nothing():\n    assert shipping(0) == 0\n```\n',
      ],
      fixer: [`### FILE: shipping.py\n\`\`\`python\n${shippingText(SHIPPING.right)}\`\`\`\n`],
      security: ['{"findings": []}'],
    },
    { match: 'Scenario next_provider.', ...USUAL, fixer: [fileAnswer('next_provider', RIGHT)] },
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
    const args = ['refactor', repository, '--do', 'all', '--write', '--json', '--tiers', 'economy'];
    const { stdout, stderr } = await swarm(args, { env: server.environment('gemini'), cwd: scratch });
    const summary = JSON.parse(stdout || `"${stderr}"`);
    expect(summary).toMatchObject({ status: 'success', stop_reason: 'tests_pass', pylint_current: 10 });

    const log = ExperimentDataSchema.parse(JSON.parse(readFileSync(summary.log_path, 'utf8')));
    const decisions = log.map(({ details }) => details.decision).filter(Boolean);
    // Round 1 is red; round 2 passes, is audited and sent back; round 3 passes and is audited,
    // its tests are held against mutants, and it is published.
    expect(decisions).toEqual(['route', 'continue', 'audit', 'continue', 'audit', 'end', 'end', 'end']);
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

describe('the free tier', () => {
  const reached = () => server.calls.filter((call) => call.scenario === 2).map((call) => call.agent);

  it('goes first, and what it leaves red goes to a model', async () => {
    const folder = join(scratch, 'shipping');
    mkdirSync(join(folder, 'tests'), { recursive: true });
    writeFileSync(join(folder, 'shipping.py'), shippingText(SHIPPING.wrong));
    const cases = [0, 1, 5, 20, 21, 30].map((weight) => {
      const price = (weight > 0 ? 4 : 0) + 7 * weight + (weight > 20 ? 11 : 0);
      return `    assert shipping(${weight}) == ${price}`;
    });
    writeFileSync(
      join(folder, 'tests/test_shipping.py'),
      `from shipping import shipping\n\n\ndef test_prices():\n${cases.join('\n')}\n`,
    );
    const out = join(scratch, 'shipping-out');
    const { stdout, stderr } = await swarm(['refactor', folder, '--out', out, '--json'], {
      env: server.environment('gemini'),
    });
    const summary = JSON.parse(stdout || `"${stderr}"`);
    expect(summary).toMatchObject({ status: 'success', stop_reason: 'tests_pass' });
    const used = summary.tiers.map(({ tier, calls, succeeded }: Record<string, unknown>) => ({
      tier,
      calls,
      succeeded,
    }));
    expect(used).toEqual([
      { tier: 'builtin', calls: 0, succeeded: false },
      { tier: 'economy', calls: 4, succeeded: true },
    ]);
    expect(reached()).toEqual(['auditor', 'judge', 'fixer', 'security']);
    expect(readFileSync(join(out, 'shipping.py'), 'utf8')).toContain('base + 7 * weight');
  });

  it('asks no model and costs nothing where it succeeds', async () => {
    server.reset();
    const out = join(scratch, 'free-out');
    const folder = project('free');
    const { stdout, stderr } = await swarm(['refactor', folder, '--out', out, '--json'], {
      env: server.environment('gemini'),
    });
    expect(JSON.parse(stdout || `"${stderr}"`)).toMatchObject({ status: 'success', cost_usd: 0 });
    expect(server.calls).toEqual([]);
  });
});

describe('a provider that fails', () => {
  it('is left for the next one of the same tier, and the log tells each try', async () => {
    const broken = await startModelServer({ scenarios: [{ repeat_last: true, any: [{ status: 500 }] }] });
    try {
      const out = join(scratch, 'audit-next-out');
      const args = ['refactor', project('next_provider'), '--out', out, '--json', '--tiers', 'economy'];
      const env = { ...broken.environment('gemini'), ...server.environment('openai-compatible') };
      const { stdout, stderr } = await swarm(args, { env });
      const summary = JSON.parse(stdout || `"${stderr}"`);
      expect(summary).toMatchObject({ status: 'success', stop_reason: 'tests_pass' });
      const log = ExperimentDataSchema.parse(JSON.parse(readFileSync(summary.log_path, 'utf8')));
      const told = log.filter(({ details }) => details.provider !== undefined);
      expect(told.map(({ details, status }) => `${details.provider} ${details.role} ${status}`)).toEqual([
        ...Array(4).fill('gemini auditor FAILURE'),
        ...['auditor', 'judge', 'fixer', 'security'].map((role) => `openai-compatible ${role} SUCCESS`),
      ]);
    } finally {
      await broken.close();
    }
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
    'anthropic',
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
