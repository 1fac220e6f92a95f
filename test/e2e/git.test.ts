import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { VENV_PYTHON } from '../../cli/local/paths.ts';
import { GIT_ENVIRONMENT, type TestRepository, testRepository } from '../support/repository.ts';
import { swarm } from '../support/swarm.ts';

const BUGGY =
  'def average(numbers):\n    total = 0\n    for n in numbers:\n        total = total + n\n    return total\n';
/** No version of the code makes this pass. */
const IMPOSSIBLE =
  'from src.stats import average\n\n\ndef test_both():\n    assert average([2, 4]) == 3\n    assert average([2, 4]) == 4\n';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-git-e2e-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let repository: TestRepository;
let counter = 0;
beforeEach(() => {
  counter += 1;
  const files = { 'src/stats.py': BUGGY, 'src/__init__.py': '', 'README.md': 'A project.\n' };
  repository = testRepository(files, join(scratch, `case-${counter}`));
});

const run = (...args: string[]) => swarm(args, { cwd: repository.folder, env: GIT_ENVIRONMENT });
const git = (...args: string[]) => repository.git(...args);
const tracked = (path: string, text: string) => {
  repository.write(path, text);
  git('add', path);
  git('commit', '--quiet', '--message', `add ${path}`);
};

/** What the function of a version of the module answers, in a Python of its own. */
function averageAt(commit: string): string {
  const code = `${git('show', `${commit}:src/stats.py`)}\nprint(average([2, 4]))\n`;
  return spawnSync(VENV_PYTHON, ['-I', '-c', code], { encoding: 'utf8' }).stdout.trim();
}

describe('swarm refactor . --commit branch', () => {
  it('repairs a buggy module and leaves a branch with one commit that holds the corrected file', async () => {
    repository.write('notes.txt', 'not tracked\n');
    const main = git('rev-parse', 'main');
    const { code, stdout, stderr } = await run('refactor', '.', '--commit', 'branch', '--json');
    expect([code, stderr]).toEqual([0, expect.any(String)]);
    const document = JSON.parse(stdout);

    expect(git('branch', '--show-current')).toBe('feature/cycle-01');
    expect(git('rev-parse', 'main')).toBe(main);
    expect(git('rev-list', 'main..HEAD').split('\n')).toEqual([document.git.commit]);
    expect(averageAt('main')).toBe('6');
    expect(averageAt(document.git.commit)).toBe('3.0');
    const files = git('show', '--format=', '--name-only', document.git.commit).split('\n');
    expect(files).toContain('src/stats.py');
    expect(files.filter((path) => !/^(src|tests)\/.*\.py$/.test(path))).toEqual([]);
    expect(git('status', '--short')).toBe('?? notes.txt');

    const message = git('log', '-1', '--format=%B');
    expect(message).toMatch(/^refactor: repair .* \(tier builtin, attempt 1\)\n\n/);
    expect(message).toMatch(/Tests: \d+ passed, [1-9]\d* red before; [1-9]\d* passed, 0 red after/);
    expect(message).toContain(`Swarm-Run: ${document.run_id}`);
    // A clone knows nothing of the work tree: what was committed is whole.
    const clone = join(scratch, `clone-${counter}`);
    spawnSync('git', ['clone', '--quiet', '--branch', 'feature/cycle-01', repository.folder, clone], {
      env: { PATH: process.env.PATH, ...GIT_ENVIRONMENT },
    });
    const tests = spawnSync(VENV_PYTHON, ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'], {
      cwd: clone,
      encoding: 'utf8',
    });
    expect([tests.status, tests.stdout]).toEqual([0, expect.stringMatching(/passed/)]);

    const next = await run('refactor', '.', '--commit', 'branch', '--branch', 'Second look', '--quiet');
    expect([next.code, next.stdout]).toEqual([0, expect.stringMatching(/^success .*\n$/)]);
    expect(git('branch', '--format=%(refname:short)')).not.toContain('feature/cycle-02');
  });

  it('leaves the branch with the uncommitted work when it does not succeed', async () => {
    tracked('tests/test_impossible.py', IMPOSSIBLE);
    const main = git('rev-parse', 'main');
    const { code, stderr } = await run('refactor', '.', '--commit', 'branch');
    expect(code).toBe(1);
    expect(git('branch', '--show-current')).toBe('feature/cycle-01');
    expect(git('rev-parse', 'HEAD')).toBe(main);
    expect(git('diff', '--name-only').split('\n')).toContain('src/stats.py');
    expect(stderr).toContain('the run did not succeed: its best version is on feature/cycle-01, not committed');

    // What is not committed stands in the way of the next run.
    const again = await run('refactor', '.', '--commit', 'branch');
    expect([again.code, again.stderr]).toEqual([2, expect.stringMatching(/not committed \(.*git stash/)]);
  });

  it('keeps it as work in progress where that is asked for', async () => {
    tracked('tests/test_impossible.py', IMPOSSIBLE);
    const { code } = await run('refactor', '.', '--commit', 'branch', '--wip', 'commit', '--quiet');
    expect(code).toBe(1);
    expect(git('log', '-1', '--format=%s')).toMatch(/^WIP: .* \(needs manual review\)$/);
    expect(git('status', '--short')).toBe('');
  });

  it('goes back, and leaves no branch, when the input is refused or nothing can be started', async () => {
    git('rm', '--quiet', 'src/stats.py', 'src/__init__.py');
    git('commit', '--quiet', '--message', 'no Python any more');
    expect((await run('refactor', '.', '--commit', 'branch')).code).toBe(2);
    expect(git('branch', '--format=%(refname:short)')).toBe('main');
    expect((await run('refactor', '.', '--commit', 'branch', '--profile', 'no-such-profile')).code).not.toBe(0);
    expect(git('branch', '--format=%(refname:short)')).toBe('main');
  });

  it('goes back when it is interrupted', async () => {
    tracked('src/slow.py', 'def factorial(n):\n    while n > 1:\n        pass\n    return n\n');
    const args = ['refactor', '.', '--commit', 'branch'];
    const { code } = await swarm(args, { cwd: repository.folder, env: GIT_ENVIRONMENT, signalAfter: /Inspect/ });
    expect(code).toBe(130);
    expect(git('branch', '--format=%(refname:short)')).toBe('main');
    expect(git('status', '--short')).toBe('');
  });

  it('merges as one commit on request', async () => {
    const { code, stderr } = await run(
      'refactor',
      '.',
      '--commit',
      'branch',
      '--branch',
      'averages',
      '--merge',
      'squash',
    );
    expect([code, stderr]).toEqual([0, expect.stringContaining('merged into main')]);
    expect(git('branch', '--show-current')).toBe('main');
    expect(git('rev-list', '--count', 'main')).toBe('2');
    expect(averageAt('main')).toBe('3.0');
    expect(git('branch', '--list', 'feature/averages')).not.toBe('');
  });
});

describe('main', () => {
  it('is not written without being asked', async () => {
    const refused = await run('refactor', '.', '--commit', 'direct');
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/main is the main branch.*--allow-main/)]);
    expect((await run('refactor', '.', '--commit', 'direct', '--allow-main', '--quiet')).code).toBe(0);
    expect(averageAt('main')).toBe('3.0');
  });
});
