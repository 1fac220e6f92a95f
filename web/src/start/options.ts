import type { RunSubmissionInput } from '../../../core/contracts/api/runs.ts';
import { RunSubmissionSchema } from '../../../core/contracts/api/runs.ts';
import type { Concern, Preset } from '../../../core/contracts/concerns.ts';
import { RunRequestSchema } from '../../../core/contracts/run-request.ts';

type Request = Omit<RunSubmissionInput, 'source'>;

/** The options as fields hold them: numbers are text until they are sent. */
export interface Options {
  readonly workflow: NonNullable<Request['workflow']>;
  readonly tiers: readonly string[];
  readonly max_rounds: string;
  readonly max_iterations: string;
  readonly budget_usd: string;
  readonly deadline_minutes: string;
  readonly public_api: NonNullable<Request['public_api']>;
  readonly model_tests: NonNullable<Request['model_tests']>;
  readonly format: boolean;
  /** A name for several things to do, or those that are chosen. */
  readonly preset: Preset | 'chosen';
  readonly concerns: readonly Concern[];
  /** Names of rules, one a line. */
  readonly select: string;
  readonly ignore: string;
  /** Paths, one a line. */
  readonly only: string;
  readonly exclude: string;
}

const DEFAULTS = RunRequestSchema.parse({ source: { sample: 'any' } });

export const DEFAULT_OPTIONS: Options = {
  workflow: DEFAULTS.workflow,
  tiers: [],
  max_rounds: String(DEFAULTS.max_rounds),
  max_iterations: String(DEFAULTS.max_iterations),
  budget_usd: String(DEFAULTS.budget_usd),
  deadline_minutes: String(DEFAULTS.deadline_minutes),
  public_api: DEFAULTS.public_api,
  model_tests: DEFAULTS.model_tests,
  format: DEFAULTS.format,
  preset: 'all',
  concerns: ['repair', 'tests'],
  select: '',
  ignore: '',
  only: '',
  exclude: '',
};

/** The options of the workflow that were changed, as the API takes them: for others a `swarm.yaml` of the project may say something. */
export function optionsOf(options: Options): Request {
  const { workflow, tiers, only, exclude, max_iterations, max_rounds, budget_usd, deadline_minutes, ...more } = options;
  const { preset, concerns, select, ignore, ...rest } = more;
  const own: Request =
    workflow === 'forge' ? { max_rounds: numberOf(max_rounds) } : { ...rest, max_iterations: numberOf(max_iterations) };
  const all: Request = {
    workflow,
    ...own,
    budget_usd: numberOf(budget_usd),
    deadline_minutes: numberOf(deadline_minutes),
  };
  const changed = Object.entries(all).filter(([name, value]) => value !== DEFAULTS[name as keyof Request]);
  const refactors = { select: linesOf(select), ignore: linesOf(ignore) };
  const lists = {
    tiers: [...tiers],
    only: linesOf(only),
    exclude: linesOf(exclude),
    ...(workflow === 'forge' ? {} : refactors),
  };
  const wanted = preset === 'chosen' ? [...concerns] : [preset];
  const said = workflow === 'forge' || preset === 'all' ? {} : { do: wanted };
  const given = Object.entries(lists).filter(([, values]) => values.length > 0);
  return { ...Object.fromEntries(changed), ...said, ...Object.fromEntries(given) };
}

/** What the contract refuses, by the field it is in. */
export function problemsOf(options: Options): Readonly<Record<string, string>> {
  const parsed = RunSubmissionSchema.safeParse({ ...optionsOf(options), source: { sample: 'any' } });
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
}

/** The paths of a field, without what surrounds them. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter(Boolean);
}

/** Empty text is no number: it must not count as 0. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
