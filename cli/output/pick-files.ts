import { SwarmError } from '../../core/errors.ts';
import { type ChangedFile, parseSelection } from '../project/changed-files.ts';
import { coloursFor } from './colours.ts';
import { print } from './print.ts';
import { table } from './table.ts';
import { askLine, isInteractive } from './terminal.ts';

const TRIES = 3;

/** Lets a person choose among files. Throws `UsageError` where nobody can answer. */
export async function askForFiles(files: readonly ChangedFile[]): Promise<string[]> {
  if (!isInteractive())
    throw new SwarmError('UsageError', '--pick asks in a terminal only; elsewhere give it paths: --pick a.py,b.py');
  const colours = coloursFor(process.stdout);
  const rows = files.map((file, index) => [
    String(index + 1).padStart(3),
    `+${file.plus}`,
    `-${file.minus}`,
    `${file.path}${file.added ? colours.dim(' (new)') : ''}`,
  ]);
  for (const line of table(rows)) print(line);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const chosen = parseSelection(await askLine('Files to write (1 3-5, or all; nothing: none): '), files.length);
    if (chosen) return chosen.flatMap((number) => files[number - 1]?.path ?? []);
    print(`Give numbers from 1 to ${files.length}, ranges like 2-4, or all.`);
  }
  return [];
}

/** The files that a script named. Throws `UsageError` for one that the result does not change. */
export function namedFiles(files: readonly ChangedFile[], names: string): string[] {
  const wanted = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = wanted.filter((name) => !files.some((file) => file.path === name));
  if (unknown.length === 0 && wanted.length > 0) return wanted;
  const changed = files.map((file) => file.path).join(', ') || 'nothing';
  throw new SwarmError('UsageError', `--pick ${unknown.join(', ')}: the run changed ${changed}`);
}
