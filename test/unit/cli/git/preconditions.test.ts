import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginGitWork } from '../../../../cli/git/begin.ts';
import type { GitWishes } from '../../../../cli/git/git-work.ts';
import { GIT_ENVIRONMENT, type TestRepository, testRepository } from '../../../support/repository.ts';

let repository: TestRepository;
beforeEach(() => {
  for (const [name, value] of Object.entries(GIT_ENVIRONMENT)) vi.stubEnv(name, value);
  for (const name of ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL', 'EMAIL']) {
    vi.stubEnv(name, undefined);
  }
  repository = testRepository({ 'a.py': 'x = 1\n' });
});
afterEach(() => {
  vi.unstubAllEnvs();
  repository.remove();
});

const begin = (wishes: GitWishes) => beginGitWork(repository.folder, wishes);
const refusal = async (wishes: GitWishes) => {
  const error: unknown = await begin(wishes).catch((thrown: unknown) => thrown);
  if (!(error instanceof Error)) throw new Error('it was not refused');
  return { name: error.name, message: error.message };
};
const branches = () => repository.git('branch', '--format=%(refname:short)').split('\n');

describe('a commit on a branch', () => {
  it('begins on the first free name of a cycle, from the current head', async () => {
    repository.git('branch', 'feature/cycle-01');
    repository.git('update-ref', 'refs/remotes/origin/feature/cycle-02', 'HEAD');
    expect(await begin({ commit: 'branch' })).toMatchObject({
      mode: 'branch',
      branch: 'feature/cycle-03',
      start_branch: 'main',
      start_commit: repository.git('rev-parse', 'main'),
    });
    expect(repository.git('branch', '--show-current')).toBe('feature/cycle-03');
  });

  it.each([
    ['Mend the Averages!', 'feature/mend-the-averages'],
    ['work/averages', 'work/averages'],
  ])('takes %s for a name', async (wanted, name) => {
    expect((await begin({ commit: 'branch', branch: wanted }))?.branch).toBe(name);
  });

  it('begins with files that are not tracked', async () => {
    repository.write('loose.py', 'y = 2\n');
    expect((await begin({ commit: 'branch' }))?.branch).toBe('feature/cycle-01');
  });
});

describe('a GitError that says what to do', () => {
  it.each([
    ['changed', () => repository.write('a.py', 'x = 2\n')],
    [
      'staged',
      () => {
        repository.write('a.py', 'x = 2\n');
        repository.git('add', 'a.py');
      },
    ],
    ['removed', () => repository.git('rm', '--quiet', 'a.py')],
  ])('a dirty tree: a file is %s', async (_, change) => {
    change();
    const { name, message } = await refusal({ commit: 'branch' });
    expect(name).toBe('GitError');
    expect(message).toMatch(
      /not committed \(a\.py\); commit them with `git commit -a`, or put them aside with `git stash`/,
    );
    expect(branches()).toEqual(['main']);
  });

  it('a merge that is not finished', async () => {
    repository.git('checkout', '--quiet', '-b', 'other');
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'other');
    repository.git('checkout', '--quiet', 'main');
    repository.git('merge', '--quiet', '--no-ff', '--no-commit', 'other');
    expect(await refusal({ commit: 'branch' })).toMatchObject({
      name: 'GitError',
      message: expect.stringMatching(/a merge is not finished.*git merge --abort/),
    });
  });

  it.each(['cycles', 'feature/cycles'])('a branch that exists, asked for as %s', async (wanted) => {
    repository.git('branch', 'feature/cycles');
    const { name, message } = await refusal({ commit: 'branch', branch: wanted });
    expect([name, message]).toEqual([
      'GitError',
      expect.stringMatching(/feature\/cycles exists already; give another name with --branch/),
    ]);
    expect(repository.git('branch', '--show-current')).toBe('main');
  });

  it('a name that git does not take', async () => {
    expect(await refusal({ commit: 'branch', branch: 'a/..b' })).toMatchObject({
      name: 'GitError',
      message: expect.stringContaining('a/..b'),
    });
    expect(await refusal({ commit: 'branch', branch: '???' })).toMatchObject({
      name: 'GitError',
      message: expect.stringContaining('use letters'),
    });
  });

  it('a detached head', async () => {
    repository.git('checkout', '--quiet', '--detach');
    expect(await refusal({ commit: 'branch' })).toMatchObject({
      name: 'GitError',
      message: expect.stringMatching(/detached.*git switch/),
    });
  });

  it('a missing identity', async () => {
    repository.git('config', '--unset', 'user.name');
    repository.git('config', '--unset', 'user.email');
    expect(await refusal({ commit: 'branch' })).toMatchObject({
      name: 'GitError',
      message: expect.stringMatching(/git config user\.name.*git config user\.email/),
    });
    expect(branches()).toEqual(['main']);
  });

  it('an identity may come from the environment', async () => {
    repository.git('config', '--unset', 'user.name');
    repository.git('config', '--unset', 'user.email');
    for (const who of ['AUTHOR', 'COMMITTER']) {
      vi.stubEnv(`GIT_${who}_NAME`, 'Somebody');
      vi.stubEnv(`GIT_${who}_EMAIL`, 'somebody@example.com');
    }
    expect((await begin({ commit: 'branch' }))?.branch).toBe('feature/cycle-01');
  });

  it('a folder that is in no repository', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'swarm-no-git-'));
    try {
      await expect(beginGitWork(folder, { commit: 'branch' })).rejects.toMatchObject({
        name: 'GitError',
        message: expect.stringMatching(/not in a git work tree.*git init/),
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('git that is not installed', async () => {
    vi.stubEnv('PATH', '/nonexistent');
    expect(await refusal({ commit: 'branch' })).toMatchObject({
      name: 'GitError',
      message: expect.stringContaining('not installed'),
    });
  });

  it('a repository without a commit', async () => {
    const empty = testRepository();
    try {
      await expect(beginGitWork(empty.folder, { commit: 'branch' })).rejects.toMatchObject({
        name: 'GitError',
        message: expect.stringContaining('no commit yet'),
      });
    } finally {
      empty.remove();
    }
  });

  it('main, or whatever a remote calls its head, without being asked', async () => {
    expect(await refusal({ commit: 'direct' })).toMatchObject({
      name: 'GitError',
      message: expect.stringMatching(/main is the main branch.*--allow-main/),
    });
    repository.git('checkout', '--quiet', '-b', 'develop');
    expect((await begin({ commit: 'direct' }))?.branch).toBe('develop');
    repository.git('update-ref', 'refs/remotes/origin/develop', 'HEAD');
    repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/develop');
    expect(await refusal({ commit: 'direct' })).toMatchObject({ name: 'GitError' });
    expect(await begin({ commit: 'direct', allowMain: true })).toMatchObject({ mode: 'direct', branch: 'develop' });
  });

  it('nowhere to push to', async () => {
    expect(await refusal({ commit: 'branch', push: true })).toMatchObject({
      name: 'GitError',
      message: expect.stringContaining('git remote add'),
    });
    expect(branches()).toEqual(['main']);
  });
});

describe('wishes that do not go together', () => {
  it.each<[string, GitWishes]>([
    ['--branch', { branch: 'x' }],
    ['--branch', { branch: 'x', commit: 'direct' }],
    ['--merge', { merge: 'squash', commit: 'direct' }],
    ['--wip', { wip: 'tag' }],
    ['--push', { push: true }],
    ['--allow-main', { allowMain: true, commit: 'branch' }],
  ])('are named: %s', async (option, wishes) => {
    expect(await refusal(wishes)).toMatchObject({ name: 'UsageError', message: expect.stringContaining(option) });
  });

  it('none is no work', async () => {
    expect(await begin({})).toBeUndefined();
  });
});
