import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gitBundle } from '../../../../core/bundle/bundle.ts';
import { ObjectSet } from '../../../../core/bundle/objects.ts';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-bundle-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const git = (...args: string[]) => execFileSync('git', args, { cwd: scratch, encoding: 'utf8', stdio: 'pipe' }).trim();
const file = (text: string, executable = false) => ({ bytes: Buffer.from(text), executable });

describe('a bundle', () => {
  it('is fetched by git, with trees as git itself makes them', () => {
    const tree = new Map([
      ['a.py', file('x = 1\n')],
      ['a/b.py', file('y = 2\n')],
      ['a-b.py', file('z = 3\n')],
      ['run.sh', file('#!/bin/sh\n', true)],
      ['big.txt', file('0123456789'.repeat(5000))],
      ['empty.py', file('')],
    ]);
    const objects = new ObjectSet();
    const who = { name: 'S', email: 's@localhost', seconds: 1_700_000_000 };
    const first = objects.commit({ tree: objects.tree(new Map([['a.py', file('')]])), message: 'first\n', who });
    const second = objects.commit({ tree: objects.tree(tree), parent: first, message: 'second\n', who });
    git('init', '--quiet');
    writeFileSync(join(scratch, 'x.bundle'), gitBundle(objects.all, { 'refs/heads/build': second }));
    git('bundle', 'verify', 'x.bundle');
    git('fetch', '--quiet', 'x.bundle', 'build:build');
    git('fsck', '--strict');
    expect(git('log', '--format=%s', 'build').split('\n')).toEqual(['second', 'first']);
    git('checkout', '--quiet', 'build');
    git('rm', '-r', '--quiet', '--cached', '.');
    git('add', 'a.py', 'a', 'a-b.py', 'run.sh', 'big.txt', 'empty.py');
    expect(git('write-tree')).toBe(git('rev-parse', 'build^{tree}'));
    expect(git('ls-tree', 'build', 'run.sh')).toMatch(/^100755/);
  });
});
