import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
  /** Whether the result has been written: nothing is left to do. */
  settled: z.boolean(),
  /** Id of the run whose question it answers, and from whose result it began. */
  answers: z.string().optional(),
});
export type Origin = z.infer<typeof OriginSchema>;

/** The folder that keeps the record of a run started in `cwd`. */
export function recordFolder(runId: string, cwd: string = process.cwd()): string {
  return join(cwd, '.swarm', 'runs', runId);
}

/** Where notes on runs that were started from a folder are kept. */
const NOTES = join('.swarm', 'started');

/** Writes down where a run came from, before it starts. */
export function saveOrigin(origin: Origin): void {
  ensurePrivateFolder(resolve('.swarm'));
  mkdirSync(resolve(NOTES), { recursive: true });
  const file = originFile(origin.run_id);
  writeFileSync(file, `${JSON.stringify(origin, null, 2)}\n`);
}

/** What was written down of a run; undefined when it was started from elsewhere. Throws `InvalidRequest`. */
export function readOrigin(runId: string): Origin | undefined {
  const file = originFile(runId);
  if (!/^[\w.-]+$/.test(runId) || !existsSync(file)) return undefined;
  return parseContract(OriginSchema, parseJson(readFileSync(file, 'utf8'), file), file);
}

function originFile(runId: string): string {
  return resolve(NOTES, `${runId}.json`);
}
