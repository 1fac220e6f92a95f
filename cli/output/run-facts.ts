import { z } from 'zod';
import { STATES } from '../../core/workflows/state-names.ts';
import { stepOfState } from '../../core/workflows/steps.ts';
import type { StateEvent } from '../runs/executions.ts';

/** What may be told of a state's output: counters and verdicts, as far as they are there. */
const OutputSchema = z.object({
  summary: z.record(z.string(), z.union([z.number(), z.boolean(), z.string()]).catch('')).optional(),
  verdict: z
    .object({
      accepted: z.boolean(),
      reason: z.string(),
      pylint_score: z.number().optional(),
      tests_passed: z.number().optional(),
      tests_red: z.number().optional(),
    })
    .optional(),
  tier: z.object({ name: z.string() }).optional(),
  error: z.object({ name: z.string(), message: z.string() }).nullish(),
  wait_s: z.number().optional(),
  calls: z.number().optional(),
  cost_usd: z.number().optional(),
  failure: z.string().nullish(),
});
export type StateOutput = z.infer<typeof OutputSchema>;

/** The output of a state that was left, as far as it may be told. */
export function outputOf(event: StateEvent): StateOutput {
  return readOutput(event, OutputSchema) ?? {};
}

/** What a schema makes of the output of a state; undefined where it is none of its kind. */
export function readOutput<T>({ output }: StateEvent, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(output ?? '{}')).data;
  } catch {
    return undefined;
  }
}

/** Where a run stands. What is not known yet is undefined. */
export interface RunFacts {
  readonly step: string | undefined;
  /** Fixer and Judge rounds begun. */
  readonly round: number;
  /** 1 is the audit; each round is one, and the wrap-up at the end. */
  readonly iteration: number;
  readonly tier: string | undefined;
  readonly red: number | undefined;
  readonly green: number | undefined;
  readonly score: number | undefined;
  /** US dollars, as far as the run has told. */
  readonly cost: number;
}

export const NO_FACTS: RunFacts = {
  step: undefined,
  round: 0,
  iteration: 1,
  tier: undefined,
  red: undefined,
  green: undefined,
  score: undefined,
  cost: 0,
};

const CHOOSING_STATES = new Set<string>([STATES.plan, STATES.validate, STATES.weighFindings]);
const TESTING_STATES = new Set<string>([STATES.runTests, STATES.verify]);

/** Where a run stands after an event. */
export function nextFacts(facts: RunFacts, event: StateEvent): RunFacts {
  if (event.entered) return entered(facts, event.state);
  const output = outputOf(event);
  if (CHOOSING_STATES.has(event.state)) {
    const { verdict } = output;
    return {
      ...facts,
      tier: output.tier?.name ?? facts.tier,
      red: verdict?.tests_red ?? facts.red,
      green: verdict?.tests_passed ?? facts.green,
      score: verdict?.pylint_score ?? facts.score,
    };
  }
  if (TESTING_STATES.has(event.state)) return { ...facts, ...counted(output.summary ?? {}, facts) };
  // Work that has to wait tells its cost when it is done.
  if (event.state === STATES.fixModel && !output.wait_s) return { ...facts, cost: facts.cost + (output.cost_usd ?? 0) };
  return facts;
}

function entered(facts: RunFacts, state: string): RunFacts {
  const step = stepOfState(state) ?? facts.step;
  // A fix that waited for its provider is entered again; its round began before.
  if (state === STATES.whichTier) return { ...facts, step, round: facts.round + 1, iteration: facts.iteration + 1 };
  return state === STATES.publish ? { ...facts, step, iteration: facts.iteration + 1 } : { ...facts, step };
}

function counted(summary: NonNullable<StateOutput['summary']>, facts: RunFacts): Partial<RunFacts> {
  const { passed, failed, errors, score } = summary;
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const broken = number(failed) === undefined ? undefined : (number(failed) ?? 0) + (number(errors) ?? 0);
  return { green: number(passed) ?? facts.green, red: broken ?? facts.red, score: number(score) ?? facts.score };
}
