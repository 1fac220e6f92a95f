import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { STANDARD_LIBRARY } from '../../core/python/standard-library.ts';

it('knows every public module of the interpreter at hand', () => {
  const code = 'import sys; print(" ".join(n for n in sys.stdlib_module_names if not n.startswith("_")))';
  const names = execFileSync('.venv/bin/python', ['-c', code], { encoding: 'utf8' }).trim().split(' ');
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name) => !STANDARD_LIBRARY.has(name))).toEqual([]);
});
