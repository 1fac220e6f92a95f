import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { swarm } from '../../support/swarm.ts';
import { git, repositoryOf, subjects } from './repository.ts';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-build-git-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A repository whose main branch is at a bare remote, too. */
function withRemote(name: string): { folder: string; remote: string } {
  const [folder, remote] = [join(scratch, name), join(scratch, `${name}.git`)];
  repositoryOf(folder, {});
  mkdirSync(remote);
  git(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
  git(folder, 'remote', 'add', 'origin', remote);
  git(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  return { folder, remote };
}

const undoOf = (stderr: string) => /undo: (.*)$/m.exec(stderr)?.[1] ?? '';
const GCD_FILES = ['gcd.py', 'tests/test_gcd.py'];

describe('what swarm build leaves in a repository', () => {
  it.concurrent('is one commit on main and at the remote by --merge squash --push', async () => {
    const { folder, remote } = withRemote('squash');
    const start = git(folder, 'rev-parse', 'HEAD');
    const args = ['build', 'Write gcd(a, b) and is_prime(n)', '--merge', 'squash', '--push', '--json'];
    const { code, stdout, stderr } = await swarm(args, { cwd: folder });
    expect(code, stderr).toBe(0);
    const told = JSON.parse(stdout);
    expect(told.git).toMatchObject({ merged_into: 'main', pushed_to: 'origin' });
    expect(git(folder, 'symbolic-ref', '--short', 'HEAD')).toBe('main');
    expect(git(folder, 'rev-parse', 'HEAD')).toBe(told.commit);
    expect(git(folder, 'rev-parse', 'HEAD^')).toBe(start);
    expect(git(remote, 'rev-parse', 'main')).toBe(told.commit);
    expect(git(folder, 'status', '--porcelain')).toBe('');
    // The branch is kept here with a commit for each task, and is not pushed.
    expect(subjects(folder, `${start}..${told.branch}`)).toHaveLength(2);
    expect(git(folder, 'rev-parse', `${told.branch}^{tree}`)).toBe(git(folder, 'rev-parse', 'HEAD^{tree}'));
    expect(git(remote, 'branch', '--format=%(refname:short)')).toBe('main');
    const message = git(folder, 'log', '-1', '--format=%B');
    expect(message).toMatch(/^feat: Write gcd\(a, b\) and is_prime\(n\)\n\n- .*\n- .*\n\nSwarm-Run: cli-/);
    expect(git(folder, 'fsck', '--strict')).not.toMatch(/error/);
  });

  it.concurrent('is a commit on the branch that is checked out by --commit direct, with its pull request', async () => {
    const { folder, remote } = withRemote('direct');
    const onMain = await swarm(['build', 'Write gcd(a, b)', '--commit', 'direct'], { cwd: folder });
    expect(onMain.code).toBe(2);
    expect(onMain.stderr).toMatch(/main.*--allow-main/);
    git(folder, 'switch', '--quiet', '--create', 'work');
    const start = git(folder, 'rev-parse', 'HEAD');
    const { code, stderr } = await swarm(['build', 'Write gcd(a, b)', '--commit', 'direct', '--push', '--yes'], {
      cwd: folder,
    });
    expect(code, stderr).toBe(0);
    expect(git(folder, 'branch', '--format=%(refname:short)').split('\n').sort()).toEqual(['main', 'work']);
    expect(subjects(folder, 'main..work')).toHaveLength(1);
    expect(git(folder, 'diff', '--name-only', 'main', 'work').split('\n')).toEqual(GCD_FILES);
    expect(git(remote, 'rev-parse', 'work')).toBe(git(folder, 'rev-parse', 'work'));
    expect(git(remote, 'rev-parse', 'main')).toBe(start);

    const runId = /^Swarm-Run: (.*)$/m.exec(git(folder, 'log', '-1', '--format=%B'))?.[1] ?? '';
    const pr = await swarm(['pr', runId], { cwd: folder });
    expect(pr.code, pr.stderr).toBe(0);
    const [title, file = ''] = pr.stdout.trim().split('\n');
    expect(title).toBe('feat: Write gcd(a, b)');
    const body = readFileSync(file, 'utf8');
    expect(body).toMatch(/Goal: Write gcd/);
    expect(body).toMatch(/## Tasks\n\n- T1.*\n[\s\S]*## Attempts\n\n- T1 by builtin: accepted/);
    expect(git(folder, 'status', '--porcelain')).toBe('');

    const undo = undoOf(stderr);
    expect(undo).toBe(`git revert --no-edit ${start.slice(0, 10)}..HEAD && git push`);
    execFileSync('sh', ['-c', undo], { cwd: folder, stdio: 'ignore' });
    expect(git(folder, 'diff', '--name-only', 'main', 'work')).toBe('');
    expect(git(remote, 'rev-parse', 'work')).toBe(git(folder, 'rev-parse', 'work'));
  });
});
