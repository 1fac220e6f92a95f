import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Connection } from '../cli/connection.ts';
import { followRun, startRun } from '../cli/runs/executions.ts';
import { STATES, STEP_OF_STATE, type StateName } from '../core/workflows/state-names.ts';
import type { Files } from './projects.ts';

/** One run of a sample, in seconds. */
export interface RunTimes {
  readonly wall: number;
  /** Wall time by step, in the order the steps were taken. */
  readonly steps: ReadonlyMap<string, number>;
  /** Time in which the workbench worked: pylint, tests, search, clean-up. */
  readonly tools: number;
}

const WorkedSchema = z.object({ timings: z.object({ step_s: z.number() }) });

/** Runs a sample, or files, on the deployed stack and reads its times off the execution's history. */
export async function measureRun(connection: Connection, what: string | Files): Promise<RunTimes> {
  const runId = `bench-${randomUUID()}`;
  const entered = new Map<string, number>();
  const steps = new Map<string, number>();
  let tools = 0;
  const started = Date.now();
  const source = typeof what === 'string' ? { sample: what } : { files: what };
  await startRun(connection, runId, { source });
  const ended = await followRun(connection, runId, (event) => {
    if (event.entered) {
      entered.set(event.state, event.at.getTime());
      return;
    }
    const seconds = (event.at.getTime() - (entered.get(event.state) ?? event.at.getTime())) / 1000;
    const step = STEP_OF_STATE[event.state as StateName];
    if (step) steps.set(step, (steps.get(step) ?? 0) + seconds);
    // The Map's own output is a count; what a shard took is told by the shard.
    const worked =
      event.state === STATES.inspect ? undefined : WorkedSchema.safeParse(JSON.parse(event.output ?? '{}'));
    if (worked?.success) tools += worked.data.timings.step_s;
  });
  if (ended.status !== 'SUCCEEDED') throw new Error(`${runId} ended as ${ended.status}: ${ended.cause}`);
  return { wall: (Date.now() - started) / 1000, steps, tools };
}
