import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../support/paths.ts';
import { swarm } from '../support/swarm.ts';
import { commandsOf } from '../unit/docs/markdown.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const LINES = commandsOf(README, { needsAws: false }).filter((line) => line.startsWith('npx swarm '));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'swarm-readme-'));
  const project = 'examples/messy-calculator/project';
  cpSync(join(ROOT, project), join(folder, project), { recursive: true });
  cpSync(join(ROOT, project, 'text_tools.py'), join(folder, 'script.py'));
  cpSync(join(ROOT, 'examples/right-already/project'), join(folder, 'my-project'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The run that the README has just shown: the one whose result is in the folder "refactored". */
function shownRun(): string {
  return JSON.parse(readFileSync(join(folder, 'refactored/.swarm/state.json'), 'utf8')).run_id;
}

describe('commands of the README, in their order', () => {
  it.each(LINES)('%s', async (line) => {
    const words = line
      .split(/\s+/)
      .slice(2)
      .map((word) => (word === '<run-id>' ? shownRun() : word));
    const { code, stdout, stderr } = await swarm(words, { cwd: folder });
    expect(stderr).not.toMatch(/\n\s+at /);
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).not.toBe('');
  });

  it('left what the README says', () => {
    expect(existsSync(join(folder, 'refactored/.swarm/report.html'))).toBe(true);
    expect(readFileSync(join(folder, 'examples/messy-calculator/project/calculator.py'), 'utf8')).toContain(
      'findMaximum = find_maximum  # kept for callers',
    );
    expect(existsSync(join(folder, 'my-project/logs/experiment_data.json'))).toBe(true);
  });

  // Without the installation before it, which `npm test` begins with too.
  it('npm run demo', () => {
    const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'bin/demo.mjs')], { encoding: 'utf8' });
    expect(stdout).toContain('experiment_data.json holds');
    expect(status).toBe(0);
  });
});
