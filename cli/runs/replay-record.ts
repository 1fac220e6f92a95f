import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { inputHash } from '../../core/agents/build/run-event.ts';
import { type RunRecord, readRunRecord } from '../../core/build/run-record.ts';
import { type RunRequestInput, RunRequestSchema, type StopReason } from '../../core/contracts/index.ts';
import { messageOf, SwarmError } from '../../core/errors.ts';
import { zipTree } from '../../core/workspace/zip.ts';
import { readInput } from '../project/read-input.ts';

const LOG = /\.log\.jsonl$/;

/** Endings that no record brings back: what ended the run was not in it. */
const FROM_OUTSIDE: readonly StopReason[] = ['deadline', 'stopped', 'internal_error'];

/** A recorded run of build on this machine: its log, its input, and the folder with what it left. */
export interface Recording {
  readonly log: string;
  readonly folder: string;
  readonly record: RunRecord;
  readonly request: Omit<RunRequestInput, 'source' | 'owner'>;
  readonly zip: Uint8Array;
}

/**
 * Reads what is needed to run a recorded run again: `path` is its log or the folder that holds
 * it, `dir` its input where that is not beside the log. Throws `UsageError`, and `InvalidRequest`
 * for a log that cannot be read.
 */
export async function readRecording(path: string, dir: string | undefined): Promise<Recording> {
  const file = logFile(resolve(path));
  const log = readFileSync(file, 'utf8');
  const record = readRunRecord(log, file);
  const { start, end } = record;
  if (!end) throw new SwarmError('UsageError', `${file} ends before its run did; wait for its end, or take another`);
  if (FROM_OUTSIDE.includes(end.stop_reason)) {
    throw new SwarmError('UsageError', `the run of ${file} was ended by ${end.stop_reason}: that cannot be run again`);
  }
  const folder = dirname(file);
  const zip = await inputOf(dir ?? join(folder, 'input.zip'), start.input_sha256, dir === undefined);
  const parsed = RunRequestSchema.omit({ source: true, owner: true }).safeParse(start.request);
  if (!parsed.success) throw new SwarmError('InvalidRequest', `${file}, line 1: the request is of another version`);
  return { log, folder, record, request: { ...parsed.data, replay: start.origin }, zip };
}

/** The log in a folder, or the file itself. */
function logFile(path: string): string {
  if (!existsSync(path)) throw new SwarmError('UsageError', `${path} does not exist; give the log of a run of build`);
  if (!statSync(path).isDirectory()) return path;
  const [name, ...more] = readdirSync(path).filter((each) => LOG.test(each));
  if (name === undefined || more.length > 0) {
    throw new SwarmError('UsageError', `${path} holds ${name === undefined ? 'no' : 'more than one'} <time>.log.jsonl`);
  }
  return join(path, name);
}

/** The input as the zip that the run had; another one is refused by its hash. */
async function inputOf(path: string, sha256: string, beside: boolean): Promise<Uint8Array> {
  if (!existsSync(path)) {
    throw new SwarmError('UsageError', `${path} does not exist; ${beside ? 'give the input by --dir' : 'check --dir'}`);
  }
  const input = await readInput(path, 'tracked').catch((cause: unknown) => {
    throw new SwarmError('UsageError', `the input ${path} cannot be read: ${messageOf(cause)}`, { cause });
  });
  const zip = zipTree(input.tree);
  if (inputHash(zip) === sha256) return zip;
  throw new SwarmError(
    'UsageError',
    `${path} is not what the run was given: its hash is not that of the log; ${beside ? 'give the input by --dir' : 'check out the commit that the run began from'}`,
  );
}
