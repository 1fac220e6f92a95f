import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { choiceOf } from '../../../../cli/project/chosen-paths.ts';
import { readInput } from '../../../../cli/project/read-input.ts';

describe('the choice of what is worked on', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'swarm-choice-'));
    mkdirSync(join(folder, 'app'));
    for (const path of ['app/a.py', 'app/b.py', 'gone.py']) writeFileSync(join(folder, path), 'x = 1\n');
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-q', '-m', 'first');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('takes what a branch touched, and what is not committed yet', async () => {
    git('checkout', '-q', '-b', 'work');
    writeFileSync(join(folder, 'app/a.py'), 'x = 2\n');
    git('rm', '-q', 'gone.py');
    git('commit', '-q', '-a', '-m', 'second');
    git('checkout', '-q', 'main');
    writeFileSync(join(folder, 'app/b.py'), 'x = 3\n');
    git('commit', '-q', '-a', '-m', 'of main alone');
    git('checkout', '-q', 'work');
    const input = await readInput(folder, 'tracked');
    expect(await choiceOf(input, { changedSince: 'main' })).toEqual({ only: ['app/a.py'] });
    writeFileSync(join(folder, 'app/b.py'), 'x = 4\n');
    expect(await choiceOf(input, { changedSince: 'main' })).toEqual({ only: ['app/a.py', 'app/b.py'] });
  });

  it('refuses what says nothing', async () => {
    const input = await readInput(folder, 'tracked');
    await expect(choiceOf(input, { changedSince: 'main' })).rejects.toThrow(/no Python file was touched/);
    await expect(choiceOf(input, { changedSince: 'nothing' })).rejects.toThrow(/knows no commit nothing/);
    await expect(choiceOf(input, { only: ['ap'] })).rejects.toThrow(/^only: ap names no file/);
    await expect(choiceOf(input, { only: ['app'], exclude: ['app'] })).rejects.toThrow(/no Python file/);
    await expect(choiceOf(input, { only: ['app'], changedSince: 'main' })).rejects.toThrow(/leave one away/);
  });

  it('takes paths from the project or from where the user is', async () => {
    const input = await readInput(folder, 'tracked');
    expect(await choiceOf(input, { only: ['./app/'] })).toEqual({ only: ['app'] });
    expect(await choiceOf(input, { exclude: [join(folder, 'app', 'a.py')] })).toEqual({ exclude: ['app/a.py'] });
  });
});
