import { afterEach, describe, expect, it } from 'vitest';
import { askedByDefault } from '../../../../cli/project/asked-by-default.ts';
import { readInput } from '../../../../cli/project/read-input.ts';
import { type TestRepository, testRepository } from '../../../support/repository.ts';

describe('what is done where nobody said it', () => {
  let repository: TestRepository;
  afterEach(() => repository.remove());
  const wanted = async (request: object = {}, path = '.') =>
    askedByDefault(await readInput(`${repository.folder}/${path}`, 'tracked'), request);

  it('is what is safe, in a repository with a commit, in a folder of it and for a file of it', async () => {
    repository = testRepository({ 'app/a.py': 'a = 1\n', 'app/notes.txt': '' });
    expect(await wanted()).toEqual({ do: ['safe'] });
    expect(await wanted({}, 'app')).toEqual({ do: ['safe'] });
    expect(await wanted({}, 'app/a.py')).toEqual({ do: ['safe'] });
  });

  it('is all before the first commit, and for code that git does not know', async () => {
    repository = testRepository();
    repository.write('a.py', 'a = 1\n');
    repository.git('add', '.');
    expect(await wanted()).toEqual({});
    repository.git('commit', '--quiet', '--message', 'first');
    repository.write('other/b.py', 'b = 1\n');
    expect(await wanted({}, 'other')).toEqual({});
    expect(await wanted({}, 'other/b.py')).toEqual({});
  });

  it('is left to the command line and to a swarm.yaml', async () => {
    repository = testRepository({ 'a.py': 'a = 1\n' });
    expect(await wanted({ do: ['docs'] })).toEqual({});
    expect(await wanted({ select: ['W0611'] })).toEqual({});
    expect(await wanted({ ignore: ['W0611'] })).toEqual({ do: ['safe'] });
    repository.write('swarm.yaml', 'do: [repair]\n');
    repository.git('add', '.');
    expect(await wanted()).toEqual({});
  });

  it('names a rule that there is not before anything is started', async () => {
    repository = testRepository({ 'a.py': 'a = 1\n' });
    await expect(wanted({ select: ['beauty'] })).rejects.toThrow(/^select: beauty is no rule/);
  });
});
