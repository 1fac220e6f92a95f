import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CHECKOUT, VENV_PYTHON } from '../../cli/local/paths.ts';
import { ExperimentDataSchema } from '../../core/contracts/index.ts';
import { parsePlan } from '../../core/plan/parse.ts';
import { sortedPaths } from '../../core/workspace/file-tree.ts';
import { readTree } from '../../core/workspace/read-tree.ts';
import { SAMPLES } from '../support/examples.ts';
import { swarm } from '../support/swarm.ts';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-examples-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Applies the patch of a run to a copy of the input with git, in a repository of its own. */
function applyWithGit(project: string, patch: string, folder: string): void {
  cpSync(project, folder, { recursive: true });
  execFileSync('git', ['init', '-q', folder]);
  execFileSync('git', ['-C', folder, 'apply', '--whitespace=nowarn', patch]);
  rmSync(join(folder, '.git'), { recursive: true });
}

describe.each(SAMPLES)('the sample $name', ({ name, project, check, expected }) => {
  it(`comes out as expected: ${expected.about}`, async () => {
    const before = await readTree(project);
    const out = join(scratch, name);
    const { code, stdout, stderr } = await swarm(['refactor', project, '--do', 'all', '--out', out, '--json']);
    const summary = JSON.parse(stdout);
    expect(expected.status, stderr).toContain(summary.status);
    if (expected.stop_reason) expect(expected.stop_reason).toContain(summary.stop_reason);
    expect(code).toBe(summary.status === 'success' ? 0 : 1);
    expect(summary.pylint_current).toBeGreaterThanOrEqual(summary.pylint_baseline);
    expect(summary.pylint_current).toBeGreaterThanOrEqual(expected.pylint_at_least ?? 0);
    expect(summary.iterations).toBeLessThanOrEqual(10);

    const after = await readTree(out);
    const bytes = (tree: typeof before, path: string) => tree.get(path)?.bytes;
    for (const path of expected.unchanged) expect(bytes(after, path), path).toEqual(bytes(before, path));
    for (const path of expected.repaired) expect(bytes(after, path), path).not.toEqual(bytes(before, path));
    expect(await readTree(project), 'the input is left as it was').toEqual(before);

    const checked = execFileSync(VENV_PYTHON, [join(CHECKOUT, 'test/support/check_result.py'), out, check], {
      encoding: 'utf8',
    });
    expect(checked.trim()).toBe('');

    const patched = join(scratch, `${name}-patched`);
    applyWithGit(project, join(out, '.swarm/changes.patch'), patched);
    const byGit = await readTree(patched);
    expect(sortedPaths(byGit)).toEqual(sortedPaths(after));
    for (const path of sortedPaths(after)) expect(bytes(byGit, path), path).toEqual(bytes(after, path));

    const log = ExperimentDataSchema.parse(JSON.parse(readFileSync(summary.log_path, 'utf8')));
    expect(new Set(log.map((entry) => entry.agent))).toEqual(new Set(['Auditor', 'Fixer', 'Judge']));
    expect(log.some((entry) => entry.details.input_prompt.startsWith('pylint '))).toBe(true);
    expect(log.some((entry) => entry.details.input_prompt.includes('pytest'))).toBe(true);
    const plan = parsePlan(readFileSync(join(out, '.swarm/plan.md'), 'utf8'));
    expect(plan.summary.total_issues).toBe(plan.files.flatMap((file) => file.issues).length);
    const report = readFileSync(join(out, '.swarm/report.md'), 'utf8');
    for (const note of expected.notes) expect(report).toMatch(new RegExp(note));
  });
});
