import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadBaseline, saveBaseline } from '../../../../cli/project/baseline.ts';
import { readInput } from '../../../../cli/project/read-input.ts';
import { accepting } from '../../../../core/evidence/baseline.ts';
import { suspicion } from '../../../support/report-model.ts';
import { GIT_ENVIRONMENT, testRepository } from '../../../support/repository.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  Object.assign(process.env, GIT_ENVIRONMENT);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SOME = accepting({ version: 1, accepted: [], answered: [] }, [suspicion()]);
const paths = async (path: string, which?: 'tracked') => [...(await readInput(path, which)).tree.keys()].sort();

describe('the baseline in a folder', () => {
  it('is made when it is missing, and is the one file of its folder that version control sees', async () => {
    expect(await loadBaseline(folder)).toEqual({ version: 1, accepted: [], answered: [] });
    saveBaseline(folder, SOME);
    expect(await loadBaseline(folder)).toEqual(SOME);
    expect(readFileSync(join(folder, '.swarm/.gitignore'), 'utf8')).toBe('*\n!/baseline.json\n');
  });

  it('makes room in a folder of an older version, and leaves what a person wrote there', () => {
    mkdirSync(join(folder, '.swarm'));
    writeFileSync(join(folder, '.swarm/.gitignore'), '*\n');
    saveBaseline(folder, SOME);
    expect(readFileSync(join(folder, '.swarm/.gitignore'), 'utf8')).toContain('!/baseline.json');
    writeFileSync(join(folder, '.swarm/.gitignore'), 'runs\n');
    saveBaseline(folder, SOME);
    expect(readFileSync(join(folder, '.swarm/.gitignore'), 'utf8')).toBe('runs\n');
  });

  it('is refused where it cannot be read, or a link leads to it', async () => {
    await expect(loadBaseline(join(folder, 'none'))).rejects.toMatchObject({ name: 'UsageError' });
    mkdirSync(join(folder, '.swarm'));
    writeFileSync(join(folder, '.swarm/baseline.json'), '{');
    await expect(loadBaseline(folder)).rejects.toThrow('.swarm/baseline.json cannot be read');
    rmSync(join(folder, '.swarm/baseline.json'));
    writeFileSync(join(folder, 'real.json'), '{}');
    symlinkSync(join(folder, 'real.json'), join(folder, '.swarm/baseline.json'));
    await expect(loadBaseline(folder)).rejects.toMatchObject({ name: 'UnsafePath' });
    rmSync(join(folder, '.swarm'), { recursive: true });
    mkdirSync(join(folder, 'elsewhere'));
    writeFileSync(join(folder, 'elsewhere/baseline.json'), '{"version": 1, "accepted": [], "answered": []}');
    symlinkSync(join(folder, 'elsewhere'), join(folder, '.swarm'));
    await expect(loadBaseline(folder)).rejects.toMatchObject({ name: 'UnsafePath' });
    writeFileSync(join(folder, 'a.py'), '');
    expect(await paths(folder)).not.toContain('.swarm/baseline.json');
  });
});

describe('a project with a baseline', () => {
  it('is read with it, and with nothing else of its folder', async () => {
    writeFileSync(join(folder, 'a.py'), 'x = 1\n');
    saveBaseline(folder, SOME);
    mkdirSync(join(folder, '.swarm/runs'));
    writeFileSync(join(folder, '.swarm/runs/b.py'), 'x = 1\n');
    expect(await paths(folder)).toEqual(['.swarm/baseline.json', 'a.py']);
    expect(await paths(join(folder, 'a.py'))).toEqual(['.swarm/baseline.json', 'a.py']);
  });

  it('is read with it whether git knows of it or not', async () => {
    const repository = testRepository({ 'a.py': 'x = 1\n' });
    try {
      saveBaseline(repository.folder, SOME);
      const input = await readInput(repository.folder, 'tracked');
      expect([...input.tree.keys()].sort()).toEqual(['.swarm/baseline.json', 'a.py']);
      expect(input.untracked).toBe(0);
    } finally {
      repository.remove();
    }
  });
});
