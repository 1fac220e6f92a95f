import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { GIT_ENVIRONMENT, type TestRepository, testRepository } from '../support/repository.ts';
import { swarm } from '../support/swarm.ts';
import { swarmInTerminal } from '../support/terminal.ts';
import { WRONG_SQUARE } from '../support/wrong-square.ts';

const RIGHT = /return (?:x \* x|x ?\*\* ?2)/;

const scratch = mkdtempSync(join(tmpdir(), 'swarm-terminal-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let project: TestRepository;
let counter = 0;
beforeEach(() => {
  counter += 1;
  project = testRepository(
    { 'powers.py': WRONG_SQUARE, 'words.py': 'def shout(text):\n    return text\n' },
    join(scratch, `case-${counter}`),
  );
});

const inTerminal = (args: string[], answers: [string, string][] = [], env: Record<string, string> = {}) =>
  swarmInTerminal(args, { cwd: project.folder, answers, env: { ...GIT_ENVIRONMENT, ...env } });
const piped = (...args: string[]) => swarm(args, { cwd: project.folder, env: GIT_ENVIRONMENT });
const source = (path = 'powers.py') => readFileSync(join(project.folder, path), 'utf8');
const runIds = async () =>
  JSON.parse((await piped('runs', '--json')).stdout).runs.map((run: { run_id: string }) => run.run_id);

describe('swarm refactor . in a terminal', () => {
  it('shows where the run stands, then the coloured diff, and asks before it writes', async () => {
    const { code, text, raw } = await inTerminal(['refactor', '.'], [['\\[y/N\\]', 'y\n']]);
    expect(code).toBe(0);
    expect(text).toMatch(
      /\d+s {2}Fixer \(builtin\) \| iteration 2\/10 \| tier builtin \| tests [1-9]\d* red \d+ green \| \$0\.0000/,
    );
    expect(raw).toContain('\u001b[31m-    return x * 2');
    expect(text).toMatch(/Write these changes to \d+ files in .*\? \[y\/N\]/);
    expect(source()).toMatch(RIGHT);
    expect(existsSync(join(project.folder, '.swarm/backup'))).toBe(true);
  });

  it('writes nothing without a yes; --write asks too, and --yes does not', async () => {
    expect((await inTerminal(['refactor', '.'], [['\\[y/N\\]', '\n']])).text).toContain('nothing was written');
    await inTerminal(['refactor', '.', '--write'], [['\\[y/N\\]', 'n\n']]);
    expect(source()).toBe(WRONG_SQUARE);
    expect((await inTerminal(['refactor', '.', '--write', '--yes'])).text).not.toContain('[y/N]');
    expect(source()).toMatch(RIGHT);
  });

  it('shows a diff that is longer than the screen in the pager', async () => {
    const pager = join(scratch, 'pager');
    writeFileSync(pager, '#!/bin/sh\necho "PAGER BEGINS"\ncat\n');
    chmodSync(pager, 0o755);
    const { text } = await inTerminal(['refactor', '.'], [['\\[y/N\\]', 'n\n']], { PAGER: pager });
    expect(text).toMatch(/PAGER BEGINS\ndiff --git/);
    const missing = await inTerminal(['refactor', '.'], [['\\[y/N\\]', 'n\n']], { PAGER: '/no/such/pager' });
    expect(missing.text).toContain('+++ b/powers.py');
  });

  it('takes tracked files as they are in the work tree, and says what it leaves out', async () => {
    project.write('.gitignore', 'ignored.py\n');
    project.write('ignored.py', WRONG_SQUARE);
    project.write('loose.py', WRONG_SQUARE);
    project.write('words.py', 'def shout(text):\n    return text.upper()\n');
    const { code, stdout, stderr } = await piped('refactor', '.', '--json', '--out', join(scratch, `out-${counter}`));
    expect([code, stderr]).toEqual([0, '']);
    const files = [...JSON.parse(stdout).files_changed, ...JSON.parse(stdout).tests_added];
    expect(files).toContain('powers.py');
    expect(files.filter((path: string) => /loose|ignored/.test(path))).toEqual([]);
    expect(readFileSync(join(scratch, `out-${counter}`, 'words.py'), 'utf8')).toContain('text.upper()');
    expect((await piped('refactor', '.')).stderr).toContain('2 untracked files are left out');
  });
});

describe('for scripts', () => {
  it('--quiet prints nothing but how it ended; --write needs no question without a terminal', async () => {
    const { code, stdout, stderr } = await piped('refactor', '.', '--quiet', '--write');
    expect([code, stdout]).toEqual([0, 'success  Every test passes and the pylint score is not below the baseline.\n']);
    expect(stderr).toMatch(/^\d+ files written .*\n$/);
    expect(source()).toMatch(RIGHT);
  });

  it('--json --quiet say opposite things', async () => {
    expect((await piped('refactor', '.', '--quiet', '--json')).code).toBe(2);
  });

  it('apply --pick writes the files that are named or chosen', async () => {
    await piped('refactor', '.', '--do', 'all', '--quiet');
    const [id = ''] = await runIds();
    const unknown = await piped('apply', id, '--pick', 'nope.py');
    expect([unknown.code, unknown.stderr]).toEqual([
      2,
      expect.stringMatching(/--pick nope\.py: the run changed .*powers\.py/),
    ]);
    const asked = await piped('apply', id, '--pick');
    expect([asked.code, asked.stderr]).toEqual([2, expect.stringContaining('in a terminal only')]);
    expect(source()).toBe(WRONG_SQUARE);

    expect((await piped('apply', id, '--pick', 'words.py')).code).toBe(0);
    expect([source(), existsSync(join(project.folder, 'tests'))]).toEqual([WRONG_SQUARE, false]);
    expect(source('words.py')).toContain('"""');
    const chosen = await inTerminal(
      ['apply', id, '--pick'],
      [
        ['nothing: none', '9-99\n'],
        ['Give numbers', '1\n'],
      ],
    );
    expect([chosen.code, chosen.text]).toEqual([0, expect.stringMatching(/1 {2}\+\d+ +-\d+ +powers\.py/)]);
    expect(source()).toMatch(RIGHT);
  });

  it('apply --commit branch commits what was picked', async () => {
    await piped('refactor', '.', '--quiet');
    const [id = ''] = await runIds();
    const { code, stdout } = await piped('apply', id, '--pick', 'powers.py', '--commit', 'branch');
    expect([code, stdout]).toEqual([0, expect.stringContaining('committed')]);
    expect(project.git('show', '--format=%s', '--name-only', 'feature/cycle-01')).toBe(
      'refactor: repair powers.py (tier builtin, attempt 1)\n\npowers.py',
    );
  });
});

describe('swarm watch', () => {
  it('takes up a run that was detached, and asks', async () => {
    const { code, stdout } = await piped('refactor', '.', '--detach', '--quiet');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^cli-[\w-]+\n$/)]);
    const id = stdout.trim();
    const watched = await inTerminal(['watch', id], [['\\[y/N\\]', 'y\n']]);
    expect([watched.code, watched.text]).toEqual([0, expect.stringMatching(/Intake[\s\S]*Publish[\s\S]*success/)]);
    expect(source()).toMatch(RIGHT);
    // An ended run is told again; what is written is not written twice.
    const again = await inTerminal(['watch', id]);
    expect([again.code, again.text]).toEqual([0, expect.not.stringContaining('[y/N]')]);
  });

  it('ends the git work of a run whose command was killed', async () => {
    const killed = await swarm(['refactor', '.', '--commit', 'branch'], {
      cwd: project.folder,
      env: GIT_ENVIRONMENT,
      signalAfter: /Inspect/,
      signal: 'SIGKILL',
    });
    expect(killed.code).toBeNull();
    expect(project.git('rev-list', '--count', 'main..feature/cycle-01')).toBe('0');
    const [id = ''] = await runIds();
    const { code, stdout } = await piped('watch', id, '--json');
    expect([code, JSON.parse(stdout).git.branch]).toEqual([0, 'feature/cycle-01']);
    expect(project.git('show', 'feature/cycle-01:powers.py')).toMatch(RIGHT);
    expect(project.git('rev-list', '--count', 'main..feature/cycle-01')).toBe('1');
  });

  it('leaves the run going at Ctrl-C', async () => {
    const id = (await piped('refactor', '.', '--detach', '--quiet')).stdout.trim();
    const left = await swarm(['watch', id], { cwd: project.folder, signalAfter: /Intake/ });
    expect([left.code, left.stderr]).toEqual([130, expect.stringContaining(`swarm watch ${id}`)]);
    const ended = await piped('watch', id, '--json');
    expect(JSON.parse(ended.stdout).stop_reason).not.toBe('stopped');
  });

  it('knows nothing of a run that is not there', async () => {
    expect(await piped('watch', 'no-such-run')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('swarm runs'),
    });
  });
});

describe('exit code 3', () => {
  const AWAY = {
    AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    AWS_MAX_ATTEMPTS: '1',
  };

  it('says that a stack cannot be reached, and leaves everything as it was', async () => {
    const args = ['refactor', '.', '--region', 'eu-central-1', '--commit', 'branch'];
    const { code, stderr } = await swarm(args, { cwd: project.folder, env: { ...GIT_ENVIRONMENT, ...AWAY } });
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/error: CloudFormation did not answer[\s\S]*what to do: /),
    ]);
    expect(project.git('branch', '--format=%(refname:short)')).toBe('main');
  });

  it('says that a stack is not there', async () => {
    const { endpoint } = JSON.parse((await piped('local', 'status', '--json')).stdout);
    const env = { ...AWAY, AWS_ENDPOINT_URL: endpoint };
    const { code, stderr } = await swarm(['runs', '--region', 'us-east-1', '--stack', 'Nowhere'], { env });
    expect([code, stderr]).toEqual([3, expect.stringContaining('no complete stack Nowhere')]);
  });
});
