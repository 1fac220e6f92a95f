import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT, VENV_PYTHON } from '../cli/local/paths.ts';
import { pythonFiles } from '../core/workspace/discovery.ts';
import { readTree } from '../core/workspace/read-tree.ts';

/** Seconds that the plain way takes: pylint started once a file. */
export async function naiveLint(sample: string): Promise<number> {
  const folder = join(CHECKOUT, 'examples', sample, 'project');
  const files = pythonFiles(await readTree(folder));
  const started = Date.now();
  for (const file of files) {
    try {
      execFileSync(VENV_PYTHON, ['-m', 'pylint', '--output-format=json2', file], { cwd: folder, stdio: 'ignore' });
    } catch {
      // pylint's exit code tells that it found something, which is expected of these files.
    }
  }
  return (Date.now() - started) / 1000;
}
