import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT, VENV_PYTHON } from '../../cli/local/paths.ts';
import { ExperimentDataSchema, ReportSchema } from '../../core/contracts/index.ts';
import { readTree } from '../../core/workspace/read-tree.ts';
import { type CommandResult, swarm } from '../support/swarm.ts';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-forge-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const OUT = join(scratch, 'out');
const RECORD = join(OUT, '.swarm');
const read = (name: string) => readFileSync(join(RECORD, name), 'utf8');
let result: CommandResult;

beforeAll(async () => {
  cpSync(join(CHECKOUT, 'examples/messy-calculator/project'), join(scratch, 'project'), { recursive: true });
  result = await swarm(['forge', 'project', '--out', OUT, '--rounds', '2', '--json'], { cwd: scratch });
}, 600_000);

describe('swarm forge on a sample without tests', () => {
  it('meets its targets and says so in one document', () => {
    expect(result.code, result.stderr).toBe(0);
    const summary = JSON.parse(result.stdout);
    expect(summary).toMatchObject({
      status: 'success',
      stop_reason: 'targets_met',
      coverage_before: 0,
      mutation_before: null,
    });
    expect(summary.coverage_after).toBeGreaterThanOrEqual(60);
    expect(summary.mutation_after).toBeGreaterThanOrEqual(50);
    expect(summary.tests).toMatchObject({ failed: 0, errors: 0 });
    expect(summary.files_changed).toEqual([]);
    expect(summary.suspected_bugs.map((bug: { function: string }) => bug.function)).toContain('calculate_average');
    expect(summary.cost_usd).toBe(0);
  });

  it('leaves the code as it was, with tests beside it that pass by themselves', async () => {
    const before = await readTree(join(scratch, 'project'));
    const after = await readTree(OUT);
    for (const [path, { bytes }] of before) expect(after.get(path)?.bytes, path).toEqual(bytes);
    const out = execFileSync(VENV_PYTHON, ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'], {
      cwd: OUT,
      encoding: 'utf8',
    });
    expect(out).toMatch(/passed/);
    expect(out).toMatch(/xfailed/);
  });

  it('reports modules, rounds, mutants and coverage', () => {
    const report = ReportSchema.parse(JSON.parse(read('report.json')));
    expect(report.forge?.modules.map((module) => module.path)).toContain('calculator.py');
    expect(report.summary.forge?.rounds[0]).toMatchObject({ round: 1, kind: 'generate', tier: 'builtin', best: true });
    expect(read('report.md')).toContain('## Suspected bugs');
    expect(read('coverage.xml')).toContain('<!DOCTYPE coverage SYSTEM');
    expect(read('coverage.html')).toContain('calculator.py');
    const mutants = JSON.parse(read('mutation.json'));
    expect(Object.keys(mutants.files)).toContain('calculator.py');
    expect(read('mutation.html')).toContain('mutation-test-report-app');
    const log = ExperimentDataSchema.parse(JSON.parse(read('experiment_data.json')));
    expect(log.some((entry) => entry.details.input_prompt.startsWith('what does round 1 lack'))).toBe(true);
  });

  it('is listed and shown like every run', async () => {
    const { run_id } = JSON.parse(result.stdout);
    const runs = await swarm(['runs', '--json']);
    expect(JSON.parse(runs.stdout).runs).toContainEqual(expect.objectContaining({ run_id, workflow: 'forge' }));
    expect((await swarm(['show', run_id])).stdout).toContain('# Forge report');
  });
});
