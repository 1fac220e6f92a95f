import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { RunRequestInput, RunSummary } from '../../core/contracts/index.ts';
import { messageOf, SwarmError } from '../../core/errors.ts';
import { runPrefix } from '../../core/store/keys.ts';
import type { Connection } from '../connection.ts';
import { RunArtefacts } from './artefacts.ts';
import { executionsOf, followRun, type StateEvent, startRun } from './executions.ts';

const OWNER = 'local';
const LONGEST_NAME = 80;
const SUMMARY_WAIT_MS = 15_000;

export interface FinishedRun {
  readonly summary: RunSummary;
  readonly artefacts: RunArtefacts;
}

/** Uploads a project by its name and starts a run on it; with `recorded`, the log of a run that it runs again. */
export async function submit(
  connection: Connection,
  runId: string,
  { name, zip }: { readonly name: string; readonly zip: Uint8Array },
  options: Omit<RunRequestInput, 'source' | 'owner'>,
  recorded?: string,
): Promise<RunArtefacts> {
  const key = `${runPrefix(OWNER, runId)}input/${keyName(name)}.zip`;
  const bucket = connection.outputs.bucket;
  await connection.s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: zip }));
  const artefacts = new RunArtefacts(connection, OWNER, runId);
  if (recorded !== undefined) {
    const { recorded: place } = artefacts.keys;
    await connection.s3.send(new PutObjectCommand({ Bucket: bucket, Key: place, Body: recorded }));
  }
  await startRun(connection, runId, { ...options, owner: OWNER, source: { bucket, key } });
  return artefacts;
}

/** A name as a part of a key: what S3 and every terminal take as it is. */
export function keyName(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, LONGEST_NAME) || 'input';
}

/**
 * Follows a run to its end and returns how it ended. When `signal` is given up, the run is
 * stopped; it still gets its named end.
 */
export async function followToEnd(
  connection: Connection,
  runId: string,
  artefacts: RunArtefacts,
  onEvent: (event: StateEvent) => void,
  signal: AbortSignal,
): Promise<FinishedRun> {
  try {
    await followRun(connection, runId, onEvent, signal);
  } catch (error) {
    if (!signal.aborted) throw lost(runId, error);
    // It may have ended by itself between the signal and here.
    await stopRun(connection, runId).catch((cause: unknown) => {
      if (!(cause instanceof SwarmError && cause.name === 'RunNotFound')) throw cause;
    });
  }
  return { summary: await awaitSummary(artefacts, runId), artefacts };
}

/** Stops a run; throws `RunNotFound` when there is none under way by that name. */
export async function stopRun(connection: Connection, runId: string): Promise<void> {
  const executions = executionsOf(connection);
  const execution = await executions.describe(runId);
  if (!execution?.running) {
    const why = execution ? `it ended as ${execution.status.toLowerCase()}` : 'there is no such run';
    throw new SwarmError('RunNotFound', `run ${runId} is not under way: ${why}`);
  }
  await executions.stop(runId);
}

/** The summary is written by the run itself, shortly after an execution was stopped from outside. */
async function awaitSummary(artefacts: RunArtefacts, runId: string): Promise<RunSummary> {
  const until = Date.now() + SUMMARY_WAIT_MS;
  while (!(await artefacts.read(artefacts.keys.summary))) {
    if (Date.now() > until) throw new SwarmError('RunFailed', `run ${runId} ended without a summary`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return artefacts.summary();
}

function lost(runId: string, cause: unknown): SwarmError {
  const problem =
    cause instanceof SwarmError ? cause.message : `the connection to the stack was lost (${messageOf(cause)})`;
  return new SwarmError(
    'LocalCloudUnavailable',
    `run ${runId}: ${problem}. The input was not changed; take the run up again with \`swarm watch ${runId}\`.`,
    { cause },
  );
}
