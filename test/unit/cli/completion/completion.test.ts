import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidates } from '../../../../cli/completion/candidates.ts';
import { createProgram } from '../../../../cli/main.ts';
import { ROOT } from '../../../support/paths.ts';

const program = await createProgram(() => {});
const RUNS = ['cli-2', 'cli-1'];
const names = (...words: string[]) => {
  const found = candidates(program, words, () => RUNS);
  return found === 'files' ? found : found.map(({ name }) => name);
};

describe('what may come next', () => {
  it('is a command, or a command of a command', () => {
    expect(names('')).toEqual(expect.arrayContaining(['refactor', 'watch', 'pr', 'completion']));
    expect(names('local', '')).toEqual(['up', 'down', 'status', 'token', 'reset']);
    expect(names('--region', 'eu-central-1', '')).toContain('refactor');
  });

  it('is an option, its own and those of every command', () => {
    expect(names('refactor', '.', '--')).toEqual(expect.arrayContaining(['--commit', '--budget', '--profile']));
    expect(names('--')).toContain('--region');
  });

  it('is a choice of the option before', () => {
    expect(names('refactor', '.', '--commit', '')).toEqual(['branch', 'direct']);
    expect(names('refactor', '--public-api', 'k')).toEqual(['keep', 'alias', 'rename']);
    expect(names('completion', '')).toEqual(['bash', 'zsh', 'fish', 'pwsh']);
    expect(names('refactor', '--budget', '')).toEqual([]);
  });

  it('is a run, then files', () => {
    expect(names('watch', '')).toEqual(RUNS);
    expect(names('apply', 'cli-1', '')).toBe('files');
    expect(names('apply', 'cli-1', '.', '')).toEqual([]);
    expect(names('refactor', '')).toBe('files');
    expect(names('refactor', '--out', '')).toBe('files');
  });
});

describe('the script for bash', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'swarm-completion-'));
  beforeAll(() => {
    mkdirSync(join(folder, '.swarm/runs/cli-20261122-1'), { recursive: true });
    mkdirSync(join(folder, '.swarm/started'), { recursive: true });
    writeFileSync(join(folder, '.swarm/started/cli-20261122-2.json'), '{}');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What bash itself makes of a line when the tabulator key is pressed at its end. */
  function press(line: string): string[] {
    const words = line.split(' ');
    const script = `
      swarm() { "${process.execPath}" "${join(ROOT, 'bin/swarm.mjs')}" "$@"; }
      source <(swarm completion bash)
      COMP_LINE='${line}' COMP_POINT=${line.length} COMP_CWORD=${words.length - 1}
      COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
      _swarm_completion
      printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['--norc', '-c', script], { cwd: folder, encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  }

  it('completes commands, choices and runs', () => {
    expect(press('swarm re')).toEqual(['refactor', 'replay']);
    expect(press('swarm refactor . --commit d')).toEqual(['direct']);
    expect(press('swarm watch ')).toEqual(['cli-20261122-2', 'cli-20261122-1']);
    expect(press('swarm refactor ')).toEqual([]);
  });

  it.each(['zsh', 'fish', 'pwsh'])('there is one for %s too', (shell) => {
    const text = execFileSync(process.execPath, [join(ROOT, 'bin/swarm.mjs'), 'completion', shell], {
      encoding: 'utf8',
    });
    expect(text).toContain('completion-server');
  });
});
