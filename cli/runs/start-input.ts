import type { Command } from 'commander';
import type { RunRequestInput, Workflow } from '../../core/contracts/index.ts';
import { newRunId } from '../../core/doors/run-id.ts';
import { STATES } from '../../core/workflows/state-names.ts';
import type { Connection } from '../connection.ts';
import { openBuildProgress } from '../output/build-progress.ts';
import { openForgeProgress } from '../output/forge-progress.ts';
import { openProgress } from '../output/progress.ts';
import type { Progress } from '../output/step-progress.ts';
import type { ProjectInput } from '../project/read-input.ts';
import { openTarget } from '../target.ts';
import type { RunArtefacts } from './artefacts.ts';
import { followRun } from './executions.ts';
import { type FollowedRun, followUntilEnd } from './follow-run.ts';
import { type Origin, saveOrigin } from './origin.ts';
import { submit } from './submit.ts';
import { type RunTimes, Stopwatch } from './times.ts';

/** A run that is under way. */
export interface Started {
  readonly origin: Origin;
  follow(): Promise<FollowedRun>;
  /** Where the time went, once the run has ended. */
  times(): Promise<RunTimes>;
}

/** Starts a run on an input; what is wanted of it is written down first, so that it can be taken up again. */
export async function startInput(
  command: Command,
  input: ProjectInput,
  request: Omit<RunRequestInput, 'source' | 'owner'>,
  manner: { readonly json?: boolean; readonly quiet?: boolean },
  wanted: Pick<Origin, 'out' | 'write' | 'git' | 'answers'>,
): Promise<Started> {
  const silent = manner.json === true || manner.quiet === true;
  const connection = await openTarget(command, silent);
  const runId = newRunId('cli', new Date());
  const folder = input.folder ?? null;
  const origin: Origin = { version: 1, run_id: runId, kind: input.kind, folder, ...wanted, settled: false };
  const progress = progressFor(request.workflow, silent, request.max_iterations);
  saveOrigin(origin);
  const artefacts = await submit(connection, runId, input, request);
  return {
    origin,
    follow: () => followUntilEnd(connection, artefacts, runId, progress),
    times: () => timesOf(connection, artefacts, runId),
  };
}

async function timesOf(connection: Connection, artefacts: RunArtefacts, runId: string): Promise<RunTimes> {
  const stopwatch = new Stopwatch();
  await followRun(connection, runId, (event) => stopwatch.tell(event));
  const { keys } = artefacts;
  const text = async (key: string) => {
    const bytes = await artefacts.read(key);
    return bytes && new TextDecoder().decode(bytes);
  };
  stopwatch.work(STATES.inspect, await text(keys.existingTests));
  for (let shard = 0; ; shard += 1) {
    const inspected = await text(keys.inspectResult(shard));
    if (inspected === undefined) break;
    stopwatch.work(STATES.inspect, inspected);
  }
  return stopwatch.times(await text(keys.log), await text(keys.baseline));
}

/** The progress of a run, in the terms of its workflow. */
export function progressFor(workflow: Workflow | undefined, silent: boolean, maxIterations?: number): Progress {
  if (workflow === 'forge') return openForgeProgress(silent);
  if (workflow === 'build') return openBuildProgress(silent);
  return openProgress(silent, maxIterations);
}
