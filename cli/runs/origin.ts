import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { parseContract, parseJson } from '../../core/contracts/index.ts';
import { GitWorkSchema } from '../git/git-work.ts';
import { ensurePrivateFolder } from '../project/write-result.ts';

/** Where a run came from and what was wanted of it: what `swarm watch` and `swarm apply` need to end it. */
const OriginSchema = z.strictObject({
  version: z.literal(1),
  run_id: z.string(),
  kind: z.enum(['folder', 'file', 'zip']),
  /** Absolute path of the folder that the result may be written to; null for a zip. */
  folder: z.string().nullable(),
  /** Absolute path of the folder given with --out. */
  out: z.string().nullable(),
  write: z.boolean(),
  git: GitWorkSchema.nullable(),
});
export type Origin = z.infer<typeof OriginSchema>;

/** The folder that keeps the record of a run started in `cwd`. */
export function recordFolder(runId: string, cwd: string = process.cwd()): string {
  return join(cwd, '.swarm', 'runs', runId);
}

/** Writes down where a run came from, before it starts. */
export function saveOrigin(origin: Omit<Origin, 'version'>): void {
  ensurePrivateFolder(resolve('.swarm'));
  const file = originFile(origin.run_id);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ version: 1, ...origin }, null, 2)}\n`);
}

/** What was written down of a run; undefined when it was started from elsewhere. Throws `InvalidRequest`. */
export function readOrigin(runId: string): Origin | undefined {
  const file = originFile(runId);
  if (!/^[\w.-]+$/.test(runId) || !existsSync(file)) return undefined;
  return parseContract(OriginSchema, parseJson(readFileSync(file, 'utf8'), file), file);
}

/** Takes the note away where the record of the run is elsewhere: nothing is left behind then. */
export function forgetOrigin(runId: string): void {
  rmSync(recordFolder(runId), { recursive: true, force: true });
}

function originFile(runId: string): string {
  return join(recordFolder(runId), 'origin.json');
}
