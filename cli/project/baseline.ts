import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Baseline } from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import { baselineText, readBaseline } from '../../core/evidence/baseline.ts';
import { BASELINE_FILE } from '../../core/workspace/discovery.ts';
import { readPlain } from '../../core/workspace/read-tree.ts';
import { ensurePrivateFolder } from './write-result.ts';

/** The baseline of a project; an empty one where it has none. Throws `UsageError` or `InvalidRequest`. */
export async function loadBaseline(folder: string): Promise<Baseline> {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new SwarmError('UsageError', `${folder} is not a folder; name the project with --folder`);
  }
  const file = await readPlain(folder, BASELINE_FILE);
  if (!file && existsSync(join(folder, BASELINE_FILE))) {
    throw new SwarmError('UnsafePath', `${join(folder, BASELINE_FILE)} is no plain file, or a link leads to it`);
  }
  return readBaseline(file?.bytes);
}

/** Writes the baseline of a project, after `loadBaseline` found that no link is in the way. */
export function saveBaseline(folder: string, baseline: Baseline): void {
  const file = join(folder, BASELINE_FILE);
  ensurePrivateFolder(dirname(file));
  writeFileSync(file, baselineText(baseline));
}
