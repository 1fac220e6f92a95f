import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readInput } from '../../../../cli/project/read-input.ts';
import { GIT_ENVIRONMENT, type TestRepository, testRepository } from '../../../support/repository.ts';

let repository: TestRepository;
beforeEach(() => {
  for (const [name, value] of Object.entries(GIT_ENVIRONMENT)) vi.stubEnv(name, value);
  repository = testRepository({
    'a.py': 'x = 1\n',
    'src/b.py': 'y = 1\n',
    'gone.py': '',
    '.gitignore': 'ignored.py\n',
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  repository.remove();
});

const paths = async (folder: string, which?: 'tracked') => [...(await readInput(folder, which)).tree.keys()].sort();

describe('the tracked files of a folder', () => {
  it('are read as they are in the work tree; what is left out is counted', async () => {
    repository.write('a.py', 'x = 2\n');
    repository.write('ignored.py', '');
    repository.write('loose.py', '');
    repository.git('rm', '--quiet', '--cached', 'gone.py');
    const input = await readInput(repository.folder, 'tracked');
    expect([...input.tree.keys()].sort()).toEqual(['.gitignore', 'a.py', 'src/b.py']);
    expect(Buffer.from(input.tree.get('a.py')?.bytes ?? []).toString()).toBe('x = 2\n');
    expect(input.untracked).toBe(2);
    expect(await paths(repository.folder)).toContain('ignored.py');
  });

  it('are those below a folder of the repository', async () => {
    expect(await paths(join(repository.folder, 'src'), 'tracked')).toEqual(['b.py']);
  });

  it('are read from no link, not even of a tracked folder', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'swarm-outside-'));
    writeFileSync(join(outside, 'b.py'), 'secret = 1\n');
    rmSync(join(repository.folder, 'src'), { recursive: true });
    symlinkSync(outside, join(repository.folder, 'src'));
    expect(await paths(repository.folder, 'tracked')).not.toContain('src/b.py');
    rmSync(outside, { recursive: true });
  });

  it('may have names that git would quote', async () => {
    repository.write('schön "x".py', '');
    repository.git('add', '.');
    expect(await paths(repository.folder, 'tracked')).toContain('schön "x".py');
  });

  it('are all files where none is tracked, or git is not there', async () => {
    repository.write('new/c.py', '');
    expect(await paths(join(repository.folder, 'new'), 'tracked')).toEqual(['c.py']);
    vi.stubEnv('PATH', '/nonexistent');
    expect(await paths(join(repository.folder, 'src'), 'tracked')).toEqual(['b.py']);
  });
});
