import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CHECKOUT } from '../../cli/local/paths.ts';
import { ExperimentDataSchema } from '../../core/contracts/index.ts';
import { readTree } from '../../core/workspace/read-tree.ts';
import { zipTree } from '../../core/workspace/zip.ts';
import { swarm } from '../support/swarm.ts';
import { WRONG_SQUARE } from '../support/wrong-square.ts';

const SAMPLE = join(CHECKOUT, 'examples/missing-dependency/project');
/** Either is a right repair. */
const SQUARED = /return (?:x \* x|x ?\*\* ?2)/;

const scratch = mkdtempSync(join(tmpdir(), 'swarm-commands-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let folder: string;
let counter = 0;
beforeEach(() => {
  counter += 1;
  folder = join(scratch, `case-${counter}`);
  cpSync(SAMPLE, folder, { recursive: true });
});

describe('swarm run --target-dir', () => {
  it.each([
    '--target-dir',
    '--target_dir',
  ])('repairs in place with %s, logs beside the files, keeps a backup', async (option) => {
    const before = readFileSync(join(folder, 'numbers_tools.py'));
    const { code, stdout } = await swarm(['run', option, folder, '--json']);
    const summary = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(Object.keys(summary)).toEqual(
      expect.arrayContaining([
        'run_id', 'status', 'stop_reason', 'pylint_baseline', 'pylint_current', 'tests', 'iterations', 'cost_usd',
        'duration_s', 'files_changed', 'result_dir', 'log_path',
      ]), // biome-ignore format: a list reads best as a block
    );
    expect(Object.keys(summary.tests).sort()).toEqual(['errors', 'failed', 'passed', 'skipped', 'total']);
    expect(summary.log_path).toBe(join(folder, 'logs/experiment_data.json'));
    ExperimentDataSchema.parse(JSON.parse(readFileSync(summary.log_path, 'utf8')));
    expect(readFileSync(join(folder, 'numbers_tools.py'), 'utf8')).toMatch(SQUARED);
    expect(readFileSync(join(folder, '.swarm/backup', summary.run_id, 'numbers_tools.py'))).toEqual(before);
    expect(existsSync(join(folder, 'tests/test_numbers_tools.py'))).toBe(true);
  });
});

describe('swarm refactor', () => {
  it('takes one file, tells its steps, shows the diff and leaves the input alone', async () => {
    const file = join(folder, 'numbers_tools.py');
    const before = readFileSync(file);
    const { code, stdout, stderr } = await swarm(['refactor', file], { cwd: folder });
    expect(code).toBe(0);
    expect(stderr).toMatch(/Inspect[\s\S]*Auditor: plan[\s\S]*Fixer \(builtin\) \(round 1\)[\s\S]*Publish/);
    expect(stdout).toContain('-    return x * 2');
    expect(stdout).toMatch(/success {2}Every test passes/);
    expect(readFileSync(file)).toEqual(before);
    const runs = join(folder, '.swarm/runs');
    expect(readdirSync(join(runs, readdirSync(runs)[0] ?? '')).sort()).toEqual([
      'changes.patch', 'experiment_data.json', 'junit.xml', 'plan.md', 'report.html', 'report.json', 'report.md',
      'report.sarif', 'result.zip', 'state.json',
    ]); // biome-ignore format: a list reads best as a block
  });

  it('writes over the input only when asked to', async () => {
    const { code } = await swarm(['refactor', folder, '--write', '--json']);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'numbers_tools.py'), 'utf8')).toMatch(SQUARED);
  });

  it('takes a zip; then show, log, diff and apply speak of the same run', async () => {
    const zip = join(scratch, 'project.zip');
    writeFileSync(zip, zipTree(await readTree(folder)));
    const { stdout } = await swarm(['refactor', zip, '--json'], { cwd: folder });
    const { run_id } = JSON.parse(stdout);
    expect((await swarm(['show', run_id])).stdout).toContain('# Refactoring report');
    expect((await swarm(['show', run_id, '--plan'])).stdout).toContain('# Refactoring Plan');
    expect((await swarm(['log', run_id])).stdout).toMatch(/Judge +CODE_GEN/);
    ExperimentDataSchema.parse(JSON.parse((await swarm(['log', run_id, '--json'])).stdout));
    expect((await swarm(['diff', run_id])).stdout).toMatch(SQUARED);
    const [newest] = JSON.parse((await swarm(['runs', '--json'])).stdout).runs;
    expect(newest).toMatchObject({ run_id, project: 'project', status: 'success', stop_reason: 'tests_pass' });
    expect((await swarm(['apply', run_id, folder])).code).toBe(0);
    expect(readFileSync(join(folder, 'numbers_tools.py'), 'utf8')).toMatch(SQUARED);
    const again = await swarm(['apply', run_id, folder]);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain('changed while the run was under way');
  });

  it('stops at Ctrl-C with its own exit code; the run ends as stopped', async () => {
    writeFileSync(join(folder, 'slow.py'), 'def factorial(n):\n    while n > 1:\n        pass\n    return n\n');
    const { code, stdout } = await swarm(['refactor', folder], { cwd: folder, signalAfter: /Inspect/ });
    expect(code).toBe(130);
    expect(stdout).toContain('stopped before its end');
  });
});

describe('errors', () => {
  it.each([
    ['a path that is not there', ['refactor', '/no/such/place'], 2, /does not exist/],
    ['a file that is no project', ['refactor', join(CHECKOUT, 'cdk.json')], 2, /not a folder, a \.zip or a \.py file/],
    ['a folder without Python', ['refactor', join(CHECKOUT, 'config')], 2, /NoPythonFiles|none is Python/],
    ['an unknown option', ['refactor', '.', '--faster'], 2, /unknown option/],
    ['an unknown command', ['repair'], 2, /unknown command/],
    ['a number out of range', ['refactor', '.', '--max-iterations', '99'], 2, /from 3 to 10/],
    ['an unknown tier', ['refactor', SAMPLE, '--tiers', 'golden'], 2, /golden/],
    ['a run that is not there', ['show', 'no-such-run'], 2, /is not there/],
  ])('say what happened and what to do: %s', async (_, args, code, message) => {
    const done = await swarm(args, { cwd: folder });
    expect(done.code).toBe(code);
    expect(done.stdout + done.stderr).toMatch(message);
    expect(done.stderr).not.toMatch(/\n\s+at .*:\d+/);
  });
});

describe('swarm local and doctor', () => {
  it('tells where the local cloud is', async () => {
    const status = JSON.parse((await swarm(['local', 'status', '--json'])).stdout);
    expect(Object.keys(status).sort()).toEqual([
      'api_url',
      'bucket',
      'endpoint',
      'region',
      'running',
      'state_machine_arn',
    ]);
    expect(status).toMatchObject({ running: true, endpoint: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  });

  it('says that all is there, and why a tier is not live', async () => {
    const { code, stdout } = await swarm(['doctor']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/ok {4}Workbench: answers/);
    expect(stdout).toMatch(/no {4}Tier economy: no GOOGLE_API_KEY is set; no DEEPSEEK_API_KEY is set;/);
  });
});

it('the wrong code of this file is what the sample holds', () => {
  expect(readFileSync(join(SAMPLE, 'numbers_tools.py'), 'utf8')).toContain(WRONG_SQUARE.trimEnd());
});
