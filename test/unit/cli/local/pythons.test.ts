import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VENV_PYTHON } from '../../../../cli/local/paths.ts';
import { allowedPythons, allowPythons, knownPythons, preparePythons } from '../../../../cli/local/pythons.ts';
import { localLayer } from '../../../../lib/python-layer-build.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pythons-'));
const usual = localLayer().pythonVersion;
const nobody = join(scratch, 'bin', 'python3.15');

beforeEach(() => {
  mkdirSync(join(scratch, 'bin'), { recursive: true });
  vi.stubEnv('SWARM_LOCAL_DIR', join(scratch, 'local'));
  vi.stubEnv('SWARM_PYTHONS_DIR', join(scratch, 'tools'));
  vi.stubEnv('PATH', join(scratch, 'bin'));
  vi.stubEnv('HOME', scratch);
  vi.stubEnv('PYENV_ROOT', join(scratch, 'none'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of ['local', 'bin']) rmSync(join(scratch, folder), { recursive: true, force: true });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the Pythons that runs may use', () => {
  it('are none until a person says so', () => {
    expect(allowedPythons()).toEqual({});
    expect(preparePythons(() => expect.unreachable())).toEqual({});
  });

  it('are found before they are allowed; the usual one is there anyway', () => {
    symlinkSync(VENV_PYTHON, join(scratch, 'bin', `python${usual}`));
    expect(knownPythons()).toEqual([]);
    allowPythons(`${usual}`);
    expect(allowedPythons()).toEqual({});
    expect(() => allowPythons('3.15')).toThrow('no Python 3.15 was found on PATH, under pyenv or of uv');
  });

  it('are forgotten when they are gone or nobody wants them any more', () => {
    writeFileSync(nobody, '#!/bin/sh\necho cpython final 3.15.0\n', { mode: 0o755 });
    allowPythons('all');
    expect(allowedPythons()).toEqual({ '3.15': nobody });
    expect(knownPythons()).toEqual([{ version: '3.15', release: '3.15.0', python: nobody, allowed: true }]);
    rmSync(nobody);
    expect(allowedPythons()).toEqual({});
    writeFileSync(nobody, '#!/bin/sh\necho cpython final 3.15.0\n', { mode: 0o755 });
    allowPythons('none');
    expect(allowedPythons()).toEqual({});
  });
});
