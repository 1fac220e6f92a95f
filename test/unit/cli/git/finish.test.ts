import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginGitWork } from '../../../../cli/git/begin.ts';
import { commitFiles } from '../../../../cli/git/commit.ts';
import { finishGitWork } from '../../../../cli/git/finish.ts';
import type { GitWishes } from '../../../../cli/git/git-work.ts';
import { openRepository } from '../../../../cli/git/repository.ts';
import type { RunSummary } from '../../../../core/contracts/index.ts';
import { cycle } from '../../../support/cycles.ts';
import { GIT_ENVIRONMENT, type TestRepository, testRepository } from '../../../support/repository.ts';

let repository: TestRepository;
beforeEach(() => {
  for (const [name, value] of Object.entries(GIT_ENVIRONMENT)) vi.stubEnv(name, value);
  repository = testRepository({ 'src/a.py': 'x = 1\n', 'src/b.py': 'y = 1\n' });
});
afterEach(() => {
  vi.unstubAllEnvs();
  repository.remove();
});

const git = (...args: string[]) => repository.git(...args);

describe('files with names that git could take for more', () => {
  it('are told apart from those that git ignores', async () => {
    repository.write('.gitignore', '*.log\n');
    git('add', '.gitignore');
    git('commit', '--quiet', '--message', 'ignore');
    const paths = [':(x)a.py', ':!b.py', '-c.py', '*.py', 'out.log'];
    for (const path of paths) repository.write(path, 'a = 1\n');
    const { ignored } = await commitFiles(await openRepository(repository.folder), paths, 'all');
    expect(ignored).toEqual(['out.log']);
    expect(git('show', '--name-only', '--format=').split('\n').sort()).toEqual(['*.py', '-c.py', ':!b.py', ':(x)a.py']);
  });
});

/** A run on `src`, from its beginning to its end; `between` is what happens while it is under way. */
async function run(
  wishes: GitWishes,
  {
    summary = {},
    written = { 'a.py': 'x = 2\n', 'tests/test_a.py': 'pass\n' },
    between = () => {},
  }: {
    summary?: Partial<RunSummary>;
    written?: Record<string, string>;
    between?: () => void;
  } = {},
) {
  const folder = join(repository.folder, 'src');
  const work = await beginGitWork(folder, wishes);
  if (!work) throw new Error('no commit was asked for');
  between();
  return finishGitWork(folder, work, cycle(summary), async () => {
    for (const [path, text] of Object.entries(written)) repository.write(`src/${path}`, text);
    return Object.keys(written);
  });
}

const FAILED = { status: 'failure', stop_reason: 'no_progress' } as const;

describe('a run that succeeded', () => {
  it('leaves one commit with exactly the files it wrote on its branch, and main alone', async () => {
    repository.write('src/loose.py', 'z = 1\n');
    const main = git('rev-parse', 'main');
    const outcome = await run({ commit: 'branch' });
    expect(git('branch', '--show-current')).toBe('feature/cycle-01');
    expect(git('rev-list', '--count', 'main..HEAD')).toBe('1');
    expect(git('rev-parse', 'main')).toBe(main);
    expect(git('show', '--format=', '--name-only', 'HEAD').split('\n')).toEqual(['src/a.py', 'src/tests/test_a.py']);
    expect(git('show', 'HEAD:src/a.py')).toBe('x = 2');
    expect(git('log', '-1', '--format=%s')).toBe('refactor: repair a.py, add 1 test module (tier builtin, attempt 1)');
    expect(git('status', '--short')).toBe('?? src/loose.py');
    expect(outcome).toMatchObject({ branch: 'feature/cycle-01', commit: git('rev-parse', 'HEAD'), merged_into: null });
  });

  it('commits what it wrote only, whatever else is staged in the meantime', async () => {
    const between = () => {
      repository.write('src/b.py', 'y = 2\n');
      git('add', 'src/b.py');
    };
    await run({ commit: 'branch' }, { between });
    expect(git('show', 'HEAD:src/b.py')).toBe('y = 1');
    expect(git('status', '--short')).toBe('M  src/b.py');
  });

  it('takes names with magic as they are', async () => {
    repository.write('src/c.py', 'c = 1\n');
    await run({ commit: 'branch' }, { written: { '*.py': 'q = 1\n' } });
    expect(git('show', '--format=', '--name-only', 'HEAD')).toBe('src/*.py');
    expect(git('status', '--short')).toBe('?? src/c.py');
  });

  it('commits on the branch that is checked out, where that is asked for', async () => {
    git('checkout', '--quiet', '-b', 'develop');
    await run({ commit: 'direct' });
    expect(git('log', '--format=%s', 'main..develop')).toMatch(/^refactor: /);
    await run({ commit: 'direct' }, { written: {} });
    expect(git('rev-list', '--count', 'main..develop')).toBe('1');
  });

  it('is merged as one commit on request; its branch stays', async () => {
    const outcome = await run({ commit: 'branch', merge: 'squash' });
    expect(git('branch', '--show-current')).toBe('main');
    expect(git('log', '--format=%s', 'main').split('\n')).toHaveLength(2);
    expect(git('show', 'main:src/a.py')).toBe('x = 2');
    expect(git('branch', '--list', 'feature/*')).toContain('feature/cycle-01');
    expect(outcome.merged_into).toBe('main');
  });

  it('is pushed on request, and only its branch', async () => {
    const remote = testRepository();
    try {
      git('remote', 'add', 'origin', remote.folder);
      expect((await run({ commit: 'branch', push: true })).pushed_to).toBe('origin');
      expect(remote.git('branch', '--format=%(refname:short)')).toBe('feature/cycle-01');
      expect(git('rev-parse', '--abbrev-ref', 'HEAD@{upstream}')).toBe('origin/feature/cycle-01');
    } finally {
      remote.remove();
    }
  });

  it('leaves files that git ignores uncommitted, and says so', async () => {
    repository.write('.git/info/exclude', 'tests/\n');
    const { told } = await run({ commit: 'branch' });
    expect(git('show', '--format=', '--name-only', 'HEAD')).toBe('src/a.py');
    expect(told.join('\n')).toContain('git ignores them: src/tests/test_a.py');
  });

  it('goes back where nothing was changed', async () => {
    const { told } = await run({ commit: 'branch' }, { written: {} });
    expect(git('branch', '--format=%(refname:short)')).toBe('main');
    expect(told).toEqual(['no commit: nothing was changed; back on main, feature/cycle-01 is deleted']);
  });
});

describe('a run that did not succeed', () => {
  it('leaves its best version uncommitted on the branch', async () => {
    const outcome = await run({ commit: 'branch' }, { summary: FAILED });
    expect(git('branch', '--show-current')).toBe('feature/cycle-01');
    expect(git('rev-list', '--count', 'main..HEAD')).toBe('0');
    expect(git('status', '--short')).toBe(' M src/a.py\n?? src/tests/');
    expect(outcome.commit).toBeNull();
  });

  it('is kept as a commit that says what it is', async () => {
    await run({ commit: 'branch', wip: 'commit' }, { summary: FAILED });
    expect(git('log', '-1', '--format=%s')).toBe('WIP: repair a.py, add 1 test module (needs manual review)');
    expect(git('status', '--short')).toBe('');
  });

  it('is kept under a tag that is on no branch', async () => {
    const { tag } = await run({ commit: 'branch', wip: 'tag' }, { summary: FAILED });
    expect(tag).toBe('wip/cli-1');
    expect(git('show', 'wip/cli-1:src/a.py')).toBe('x = 2');
    expect(git('show', 'wip/cli-1:src/tests/test_a.py')).toBe('pass');
    expect(git('rev-list', '--count', 'main..HEAD')).toBe('0');
    expect(git('status', '--short')).toBe(' M src/a.py\n?? src/tests/');
    git('stash', '--include-untracked', '--quiet');
    git('checkout', '--quiet', 'main');
    await expect(run({ commit: 'branch', wip: 'tag' }, { summary: FAILED })).rejects.toMatchObject({
      name: 'GitError',
      message: expect.stringContaining('git tag -d wip/cli-1'),
    });
  });

  it.each(['stopped', 'invalid_input'] as const)('is taken back after %s: nothing is written', async (stop_reason) => {
    await run({ commit: 'branch' }, { summary: { status: 'failure', stop_reason } });
    expect(git('branch', '--format=%(refname:short)')).toBe('main');
    expect(git('status', '--short')).toBe('');
  });
});

describe('a GitError at the end', () => {
  const refusal = async (wishes: GitWishes, options: Parameters<typeof run>[1]) => {
    const error: unknown = await run(wishes, options).catch((thrown: unknown) => thrown);
    if (!(error instanceof Error)) throw new Error('it was not refused');
    return { name: error.name, message: error.message };
  };

  it('a conflict of the squash merge leaves the target as it was, and the work on its branch', async () => {
    const between = () => {
      git('checkout', '--quiet', 'main');
      repository.write('src/a.py', 'x = 3\n');
      git('commit', '--quiet', '--all', '--message', 'theirs');
      git('checkout', '--quiet', 'feature/cycle-01');
    };
    const { name, message } = await refusal({ commit: 'branch', merge: 'squash' }, { between });
    expect([name, message]).toEqual([
      'GitError',
      expect.stringMatching(/src\/a\.py changed on both\. main is as it was; run `git merge main`/),
    ]);
    expect(git('branch', '--show-current')).toBe('feature/cycle-01');
    expect(git('status', '--short')).toBe('');
    expect(git('show', 'main:src/a.py')).toBe('x = 3');
    expect(git('show', 'HEAD:src/a.py')).toBe('x = 2');
  });

  it('another branch that was checked out in the meantime', async () => {
    const { name, message } = await refusal(
      { commit: 'branch' },
      { between: () => git('checkout', '--quiet', 'main') },
    );
    expect([name, message]).toEqual([
      'GitError',
      expect.stringMatching(/git switch feature\/cycle-01`, then `swarm watch cli-1/),
    ]);
    expect(git('status', '--short')).toBe('');
  });

  it('a hook that refuses: what it said is told, the files stay', async () => {
    repository.write('.git/hooks/pre-commit', '#!/bin/sh\necho "no work on Sundays" >&2\nexit 1\n');
    chmodSync(join(repository.folder, '.git/hooks/pre-commit'), 0o755);
    const { name, message } = await refusal({ commit: 'branch' }, {});
    expect([name, message]).toEqual([
      'GitError',
      expect.stringMatching(/no work on Sundays[\s\S]*commit them yourself/),
    ]);
    expect(git('status', '--short')).toBe(' M src/a.py\n?? src/tests/');
  });

  it('a remote that is ahead is never overwritten', async () => {
    const remote = testRepository({ 'src/a.py': 'other = 1\n' });
    try {
      remote.git('branch', 'feature/mine');
      remote.git('checkout', '--quiet', '--orphan', 'else');
      git('remote', 'add', 'origin', remote.folder);
      const before = remote.git('rev-parse', 'feature/mine');
      const { name, message } = await refusal({ commit: 'branch', branch: 'mine', push: true }, {});
      expect([name, message]).toEqual(['GitError', expect.stringMatching(/git push/)]);
      expect(remote.git('rev-parse', 'feature/mine')).toBe(before);
    } finally {
      remote.remove();
    }
  });
});
