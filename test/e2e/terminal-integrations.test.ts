import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../support/paths.ts';
import { GIT_ENVIRONMENT, type TestRepository, testRepository } from '../support/repository.ts';
import { swarm } from '../support/swarm.ts';
import { WRONG_SQUARE } from '../support/wrong-square.ts';

/** No version of the code makes this pass. */
const IMPOSSIBLE =
  'from powers import square\n\n\ndef test_both():\n    assert square(3) == 9\n    assert square(3) == 10\n';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-integrations-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let project: TestRepository;
let counter = 0;
beforeEach(() => {
  counter += 1;
  project = testRepository({ 'powers.py': WRONG_SQUARE, 'README.md': 'Powers.\n' }, join(scratch, `case-${counter}`));
});

const run = (args: string[], env: Record<string, string> = {}) =>
  swarm(args, { cwd: project.folder, env: { ...GIT_ENVIRONMENT, ...env } });

describe('swarm pr', () => {
  /** A `gh` that writes down how it was called. */
  function fakeGh(exitCode = 0): { PATH: string; calls: () => string[] } {
    const bin = join(scratch, `bin-${counter}`);
    mkdirSync(bin, { recursive: true });
    const log = join(bin, 'calls');
    writeFileSync(
      join(bin, 'gh'),
      `#!/bin/sh\n[ "$1" = --version ] && exit 0\nfor word in "$@"; do printf '%s\\n' "$word"; done > '${log}'\necho https://example.com/pull/1\nexit ${exitCode}\n`,
    );
    chmodSync(join(bin, 'gh'), 0o755);
    return {
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      calls: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []),
    };
  }

  it('writes the text, and pushes and opens only when asked', async () => {
    const remote = join(scratch, `remote-${counter}.git`);
    spawnSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
    const inRemote = (...args: string[]) =>
      spawnSync('git', ['-C', remote, ...args], { encoding: 'utf8' }).stdout.trim();
    project.git('remote', 'add', 'origin', remote);
    const done = JSON.parse((await run(['refactor', '.', '--commit', 'branch', '--json'])).stdout);
    const { PATH, calls } = fakeGh();

    const written = await run(['pr', done.run_id], { PATH });
    const file = join(project.folder, '.swarm/runs', done.run_id, 'pull-request.md');
    expect([written.code, written.stdout]).toEqual([0, `refactor: repair powers.py, add 1 test module\n${file}\n`]);
    expect(readFileSync(file, 'utf8')).toMatch(/\| pylint score \|[\s\S]*## What changed\n\n- `powers\.py`\n {2}- /);
    expect([inRemote('branch', '--list'), calls()]).toEqual(['', []]);

    const opened = await run(['pr', done.run_id, '--open'], { PATH });
    expect([opened.code, opened.stdout]).toEqual([0, 'https://example.com/pull/1\n']);
    expect(inRemote('rev-parse', 'feature/cycle-01')).toBe(done.git.commit);
    expect(inRemote('branch', '--format=%(refname:short)')).toBe('feature/cycle-01');
    expect(calls()).toEqual([
      'pr', 'create', '--title', 'refactor: repair powers.py, add 1 test module', '--body-file', file, '--head',
      'feature/cycle-01', '--base', 'main',
    ]); // biome-ignore format: a list reads best as a block

    const failing = await run(['pr', done.run_id, '--open'], { PATH: fakeGh(1).PATH });
    expect([failing.code, failing.stderr]).toEqual([2, expect.stringMatching(/gh pr create: .*the text is in /)]);
  });

  it('never opens one from main, or without gh', async () => {
    project.git('remote', 'add', 'origin', 'https://127.0.0.1:9/none.git');
    const { run_id } = JSON.parse((await run(['refactor', '.', '--json'])).stdout);
    const onMain = await run(['pr', run_id, '--open'], { PATH: fakeGh().PATH });
    expect([onMain.code, onMain.stderr]).toEqual([2, expect.stringContaining('main is the main branch')]);
    project.git('checkout', '--quiet', '-b', 'feature/other');
    const bare = join(scratch, `only-git-${counter}`);
    mkdirSync(bare);
    const git = spawnSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim();
    writeFileSync(join(bare, 'git'), `#!/bin/sh\nexec '${git}' "$@"\n`);
    chmodSync(join(bare, 'git'), 0o755);
    const without = await run(['pr', run_id, '--open'], { PATH: bare });
    expect([without.code, without.stderr]).toEqual([2, expect.stringContaining('gh, the GitHub CLI, is not on PATH')]);
  });
});

describe('the pre-commit hook', () => {
  const [{ entry, args }] = parse(readFileSync(join(ROOT, '.pre-commit-hooks.yaml'), 'utf8'));
  const hook = (...files: string[]) =>
    spawnSync(join(ROOT, entry), [...args, ...files], {
      cwd: project.folder,
      encoding: 'utf8',
      env: { ...process.env, ...GIT_ENVIRONMENT },
    });

  it('refuses a staged file that would be repaired, with the diff, until it is', async () => {
    project.write('later.py', 'def double(x):\n    return x ** 2\n');
    const refused = hook('powers.py');
    expect([refused.status, refused.stdout]).toEqual([
      1,
      expect.stringMatching(/- {4}return x \* 2[\s\S]*swarm apply cli-\S+ --pick powers\.py/),
    ]);
    expect(project.git('status', '--short')).toBe('?? later.py');

    const id = /swarm apply (\S+)/.exec(refused.stdout)?.[1] ?? '';
    expect((await run(['apply', id])).code).toBe(0);
    project.git('add', 'powers.py', 'tests');
    const passed = hook('powers.py', 'tests/test_powers.py');
    expect([passed.status, passed.stdout]).toEqual([0, '']);
    expect(hook().status).toBe(0);
  });

  it('runs as a hook of git itself', () => {
    project.write(
      '.git/hooks/pre-commit',
      `#!/bin/sh\ngit diff --cached --name-only -z --diff-filter=ACM -- '*.py' | xargs -0 -r '${join(ROOT, entry)}' --\n`,
    );
    chmodSync(join(project.folder, '.git/hooks/pre-commit'), 0o755);
    project.write('powers.py', `${WRONG_SQUARE}\n\ndef cube(x):\n    return x ** 3\n`);
    project.git('add', 'powers.py');
    expect(() => project.git('commit', '--message', 'more powers')).toThrow(/swarm apply/);
    expect(project.git('rev-list', '--count', 'HEAD')).toBe('1');
  });
});

describe('the step of the GitHub Action', () => {
  function step(env: Record<string, string>) {
    const files = {
      GITHUB_OUTPUT: join(scratch, `output-${counter}`),
      GITHUB_STEP_SUMMARY: join(scratch, `summary-${counter}`),
    };
    const place = { RUNNER_TEMP: scratch, GITHUB_WORKSPACE: project.folder, GITHUB_ACTION_PATH: ROOT };
    const { runs } = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));
    const script = runs.steps.find((each: { id?: string }) => each.id === 'refactor').run;
    const done = spawnSync('bash', ['-c', script], {
      cwd: project.folder,
      encoding: 'utf8',
      env: { ...process.env, ...GIT_ENVIRONMENT, ...files, ...place, ...env },
    });
    const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    const outputs = Object.fromEntries(
      read(files.GITHUB_OUTPUT)
        .trim()
        .split('\n')
        .map((line) => line.split('=', 2)),
    );
    return { done, outputs, summary: read(files.GITHUB_STEP_SUMMARY) };
  }

  it('runs on the path, writes the report to the summary and tells its outputs', () => {
    const { done, outputs, summary } = step({ SWARM_PATH: '.', SWARM_TIERS: 'builtin', SWARM_FAIL: 'true' });
    expect([done.status, done.stderr]).toEqual([0, expect.stringContaining('success: ')]);
    expect(outputs).toMatchObject({ status: 'success', run_id: expect.stringMatching(/^cli-/) });
    expect(readFileSync(outputs.patch ?? '', 'utf8')).toContain('-    return x * 2');
    expect(readFileSync(join(outputs.result ?? '', 'powers.py'), 'utf8')).not.toBe(WRONG_SQUARE);
    expect(summary).toContain('# Refactoring report');
    expect(readFileSync(join(project.folder, 'powers.py'), 'utf8')).toBe(WRONG_SQUARE);
  });

  it('takes inputs for values, never for words of a shell or options', () => {
    const { done, outputs } = step({ SWARM_PATH: '$(touch pwned); --write', SWARM_TIERS: 'builtin' });
    expect([done.status, outputs.status]).toEqual([2, undefined]);
    expect(existsSync(join(project.folder, 'pwned'))).toBe(false);
    expect(step({ SWARM_TIERS: '--write' }).done.status).toBe(2);
  });

  it('fails for a run without success where that is asked for', () => {
    project.write('tests/test_impossible.py', IMPOSSIBLE);
    project.git('add', 'tests');
    expect(step({ SWARM_MAX_ITERATIONS: '3', SWARM_TIERS: 'builtin', SWARM_FAIL: 'true' }).done.status).toBe(1);
    const { done, outputs } = step({ SWARM_MAX_ITERATIONS: '3', SWARM_TIERS: 'builtin', SWARM_FAIL: 'false' });
    expect([done.status, outputs.status]).toEqual([0, expect.not.stringMatching(/success/)]);
  });
});
