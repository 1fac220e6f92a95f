import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findInterpreters } from '../../../lib/interpreters.ts';

const home = mkdtempSync(join(tmpdir(), 'interpreters-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A program that answers like an interpreter. */
function program(path: string, answer: string, code = 0): string {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho ${answer}\nexit ${code}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe('the interpreters of a machine', () => {
  it('are those on PATH, under pyenv and of uv, the newest release of each version', () => {
    program('bin/python3.12', 'cpython final 3.12.1');
    program('bin/python3.11', '"command not found"', 127);
    program('other/python3.12', 'cpython final 3.12.3');
    const pyenv = program('.pyenv/versions/3.12.10/bin/python3.12', 'cpython final 3.12.10');
    const uv = program('.local/share/uv/python/cpython-3.13.2-linux/bin/python3.13', 'cpython final 3.13.2');
    program('.pyenv/versions/3.14.0rc1/bin/python3.14', 'cpython candidate 3.14.0');
    program('.pyenv/versions/pypy3.10/bin/python3.10', 'pypy final 3.10.14');
    program('.pyenv/versions/3.9.18/bin/python3.9', 'cpython final 3.9.18');
    writeFileSync(join(home, '.local/share/uv/python/.lock'), '');
    const environment = { PATH: `${join(home, 'bin')}:${join(home, 'other')}:/nowhere`, HOME: home };
    expect(findInterpreters(environment)).toEqual([
      { version: '3.12', release: '3.12.10', python: pyenv },
      { version: '3.13', release: '3.13.2', python: uv },
    ]);
  });

  it('may be none', () => {
    expect(findInterpreters({ PATH: '', HOME: join(home, 'nobody') })).toEqual([]);
  });
});
