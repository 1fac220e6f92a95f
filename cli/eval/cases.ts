import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SwarmError } from '../../core/errors.ts';

/** A project, and what it must come to, which no run is shown. */
export interface EvalCase {
  readonly name: string;
  /** Folder of the project. */
  readonly project: string;
  /** Files with hidden tests, in the order of their names. */
  readonly hidden: readonly string[];
}

/** Names that the folder of the project may have. */
const PROJECTS = ['project', 'input'];

/**
 * The cases of a folder: each a folder with the project in `project` or `input`, and hidden
 * tests beside it: `test_*.py`, or a script `check.py`. Throws `UsageError` where there is
 * none, or one that is asked for is not there.
 */
export function readCases(folder: string, only: readonly string[] = []): EvalCase[] {
  const root = resolve(folder);
  if (!existsSync(root) || !statSync(root).isDirectory()) throw new SwarmError('UsageError', `${folder} is no folder`);
  const cases = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => caseOf(join(root, name), name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const missing = only.filter((name) => !cases.some((one) => one.name === name));
  if (missing.length > 0) throw new SwarmError('UsageError', `${folder} has no case ${missing.join(', ')}`);
  const wanted = only.length > 0 ? cases.filter(({ name }) => only.includes(name)) : cases;
  if (wanted.length > 0) return wanted;
  const form = '<case>/project (or input) and <case>/test_*.py or <case>/check.py';
  throw new SwarmError('UsageError', `${folder} holds no case: ${form}`);
}

function caseOf(folder: string, name: string): EvalCase[] {
  const project = PROJECTS.map((part) => join(folder, part)).find((path) => existsSync(path));
  const hidden = readdirSync(folder)
    .filter((file) => /^(?:check|test_.+)\.py$/.test(file))
    .sort()
    .map((file) => join(folder, file));
  return project && hidden.length > 0 ? [{ name, project, hidden }] : [];
}
