import { z } from 'zod';
import { ExperimentDataSchema, jsonOf } from '../../core/contracts/index.ts';
import { stepOfState } from '../../core/workflows/steps.ts';
import type { StateEvent } from './executions.ts';

/** Where the time of one step of a run went, in seconds; what ran side by side is added up. */
export interface StepTime {
  readonly step: string;
  /** From entering its states to leaving them. */
  wall: number;
  /** What a function of the workbench worked; undefined of an agent, which does not say. */
  worked: number | undefined;
  /** The workbench's child processes, by tool. */
  readonly tools: Map<string, number>;
}

/** Where the time of a run went, in seconds. */
export interface RunTimes {
  readonly wall: number;
  /** In the order in which the steps were begun. */
  readonly steps: readonly StepTime[];
  /** What pylint and the tests took, by file; the longest first. */
  readonly files: readonly { readonly path: string; readonly pylint: number; readonly tests: number }[];
}

const WorkedSchema = z.object({ timings: z.record(z.string(), z.number()) });
const RanSchema = z.object({
  result: z.object({ tests: z.array(z.object({ nodeid: z.string(), duration_s: z.number() })) }),
});
/** Of the call itself, not of a tool. */
const CALL = ['fetch_s', 'step_s', 'total_s'];

/** Adds up what the history of an execution tells; the items of a Map are told by their results, with `work`. */
export class Stopwatch {
  private readonly entered = new Map<string, number>();
  private readonly steps = new Map<string, StepTime>();
  private first: number | undefined;
  private last = 0;

  tell({ state, entered, at, output }: StateEvent): void {
    const now = at.getTime();
    this.first ??= now;
    this.last = Math.max(this.last, now);
    if (stepOfState(state) === undefined) return;
    if (entered) {
      this.entered.set(state, now);
      this.of(state);
      return;
    }
    this.of(state).wall += (now - (this.entered.get(state) ?? now)) / 1000;
    this.work(state, output);
  }

  /** Adds what a result of the workbench says of itself. */
  work(state: string, text: string | undefined): void {
    const times = this.of(state);
    const worked = WorkedSchema.safeParse(jsonOf(text ?? '')).data;
    if (!worked) return;
    times.worked = (times.worked ?? 0) + (worked.timings.total_s ?? worked.timings.step_s ?? 0);
    for (const [name, seconds] of Object.entries(worked.timings)) {
      const tool = name.replace(/_s$/, '');
      if (!CALL.includes(name)) times.tools.set(tool, (times.tools.get(tool) ?? 0) + seconds);
    }
  }

  private of(state: string): StepTime {
    const step = stepOfState(state) ?? state;
    const times = this.steps.get(step) ?? { step, wall: 0, worked: undefined, tools: new Map() };
    this.steps.set(step, times);
    return times;
  }

  /** What was told until now; `log` and `ran` are texts of the run's log and of a run of its tests, where there are any. */
  times(log?: string, ran?: string): RunTimes {
    const wall = (this.last - (this.first ?? this.last)) / 1000;
    return { wall, steps: [...this.steps.values()], files: byFile(log, ran) };
  }
}

function byFile(log: string | undefined, ran: string | undefined): RunTimes['files'] {
  const files = new Map<string, { path: string; pylint: number; tests: number }>();
  const of = (path: string) => {
    const found = files.get(path) ?? { path, pylint: 0, tests: 0 };
    files.set(path, found);
    return found;
  };
  for (const { details } of ExperimentDataSchema.safeParse(jsonOf(log ?? '')).data ?? []) {
    const { tool, file, seconds, known } = details;
    if (tool === 'pylint' && typeof file === 'string' && typeof seconds === 'number' && known !== true) {
      of(file).pylint += seconds;
    }
  }
  for (const { nodeid, duration_s } of RanSchema.safeParse(jsonOf(ran ?? '')).data?.result.tests ?? []) {
    of(nodeid.split('::')[0] ?? '').tests += duration_s;
  }
  return [...files.values()].sort((a, b) => b.pylint + b.tests - a.pylint - a.tests || (a.path < b.path ? -1 : 1));
}
