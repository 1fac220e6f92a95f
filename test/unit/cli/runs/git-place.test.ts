import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GitPlace, withGitWork } from '../../../../cli/runs/git-place.ts';
import { GIT_ENVIRONMENT, type TestRepository, testRepository } from '../../../support/repository.ts';

let repository: TestRepository;
beforeEach(() => {
  for (const [name, value] of Object.entries(GIT_ENVIRONMENT)) vi.stubEnv(name, value);
  repository = testRepository({ 'a.py': 'x = 1\n' });
});
afterEach(() => {
  vi.unstubAllEnvs();
  repository.remove();
});

/** What is checked out, and which branches there are, after a start that failed. */
async function afterFailure(action: (place: GitPlace) => void): Promise<string[]> {
  const failing = withGitWork(repository.folder, { commit: 'branch' }, async (place) => {
    action(place);
    throw new Error('no run came about');
  });
  await expect(failing).rejects.toThrow('no run came about');
  return [
    repository.git('branch', '--show-current'),
    ...repository.git('branch', '--format=%(refname:short)').split('\n'),
  ];
}

describe('a branch made for a run that did not come about', () => {
  it('is taken away again', async () => {
    expect(await afterFailure(() => {})).toEqual(['main', 'main']);
  });

  it('stays once a run was started that needs it', async () => {
    expect(await afterFailure((place) => place.keep())).toEqual(['feature/cycle-01', 'feature/cycle-01', 'main']);
  });

  it('stays with what somebody did on it, and so does whoever went elsewhere', async () => {
    const changed = await afterFailure(() => repository.write('a.py', 'x = 2\n'));
    expect(changed[0]).toBe('feature/cycle-01');
    repository.git('checkout', '--quiet', '--', 'a.py');
    const elsewhere = await afterFailure(() => repository.git('checkout', '--quiet', '-b', 'mine'));
    expect(elsewhere).toEqual(['mine', 'feature/cycle-01', 'feature/cycle-02', 'main', 'mine']);
  });

  it('is not made for a zip, or a path that is not there', async () => {
    repository.write('project.zip', '');
    for (const name of ['project.zip', 'nowhere']) {
      const started = withGitWork(`${repository.folder}/${name}`, { commit: 'branch' }, async () => 'started');
      await expect(started).rejects.toMatchObject({ name: 'UsageError' });
    }
  });
});
