import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilerFor, localLayer, stageWorkbenchCode } from '../../../lib/python-layer-build.ts';

describe('byte code of the workbench', () => {
  it('is made by an interpreter of the very version that will run it, or not at all', () => {
    const { pythonVersion } = localLayer();
    const python = compilerFor(pythonVersion) ?? '';
    const said = execFileSync(python, ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])']);
    expect(said.toString().trim()).toBe(pythonVersion);
    expect(compilerFor('3.2')).toBeUndefined();
  });

  it('lies beside the sources, and only where it can be read', () => {
    const compiled = (pythonVersion: string) => {
      const folder = mkdtempSync(join(tmpdir(), 'staged-'));
      try {
        stageWorkbenchCode(folder, { pythonVersion });
        return readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.pyc')).length;
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    };
    expect(compiled(localLayer().pythonVersion)).toBeGreaterThan(100);
    expect(compiled('3.2')).toBe(0);
  });
});
