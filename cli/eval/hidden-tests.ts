import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { parseContract, parseJson } from '../../core/contracts/index.ts';
import { CHECKOUT, VENV_PYTHON } from '../local/paths.ts';

/** Each hidden test, with whether it passes. */
export const HiddenResultSchema = z.record(z.string(), z.boolean());
export type HiddenResult = z.infer<typeof HiddenResultSchema>;

/** Runs hidden tests on a folder, which stays as it is. */
export async function runHidden(folder: string, hidden: readonly string[]): Promise<HiddenResult> {
  const script = join(CHECKOUT, 'cli/eval/hidden_tests.py');
  const { stdout } = await promisify(execFile)(VENV_PYTHON, [script, folder, ...hidden]);
  return parseContract(HiddenResultSchema, parseJson(stdout, 'the hidden tests'), 'the hidden tests');
}
