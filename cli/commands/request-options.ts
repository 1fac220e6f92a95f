import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  type PublicApi,
  PublicApiSchema,
  type RunRequestInput,
  type Wanted,
  WantedSchema,
} from '../../core/contracts/index.ts';

/** Options of a run that `refactor` and `run` share. */
export interface RequestOptions {
  readonly maxIterations: number;
  readonly tiers?: string[];
  readonly budget: number;
  readonly deadline: number;
  readonly publicApi: PublicApi;
  readonly modelTests: 'when_red' | 'always' | 'never';
  readonly format: boolean;
  readonly do?: Wanted;
  readonly safe?: boolean;
  readonly onlyRepair?: boolean;
  readonly select?: string[];
  readonly ignore?: string[];
  readonly python?: string;
  readonly excludeNewer?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

export function addRequestOptions(command: Command): Command {
  return command
    .option(
      '--do <what>',
      'what is done: repair, tests, docs, clean, rename, format, or all; separated by commas',
      wantedWords,
    )
    .option('--safe', 'repair, tests and unused imports: nothing is renamed, no other line is touched')
    .option('--only-repair', 'nothing but the bugs: the smallest diff')
    .option('--select <names>', 'of the rules, only these: ids, pylint messages; separated by commas', names)
    .option('--ignore <names>', 'not these rules', names)
    .option('--max-iterations <n>', 'one audit, the repair rounds and one wrap-up: 3 to 10', integer(3, 10), 10)
    .option('--tiers <names>', 'tiers to use, in this order, separated by commas', names)
    .option('--budget <usd>', 'most US dollars that models may cost', numeric(0, 1000), 1)
    .option('--deadline <minutes>', 'longest time the run may take', numeric(0.1, 120), 30)
    .addOption(
      new Option('--public-api <policy>', 'public names: kept, kept as aliases of better ones, or renamed')
        .choices(PublicApiSchema.options)
        .default('alias'),
    )
    .addOption(
      new Option(
        '--model-tests <when>',
        'when a model plans and writes tests too: as its tier is entered, or at the start',
      )
        .choices(['when_red', 'always', 'never'])
        .default('when_red'),
    )
    .option(
      '--python <version>',
      'run on that Python, of those that `swarm doctor` lists; default: what the project says',
    )
    .option('--exclude-newer <date>', 'packages published later do not count, so that a run can be repeated')
    .option('--no-format', 'leave the formatting of changed files as it is')
    .option('--json', 'print one JSON document instead of text')
    .option('--quiet', 'print nothing but how it ended');
}

/**
 * The fields of a request that the user gave. What was not given is left to the request's
 * own defaults, or to a `swarm.yaml` of the project.
 */
export function requestOf(options: RequestOptions, command: Command): Omit<RunRequestInput, 'source' | 'owner'> {
  const given = (name: keyof RequestOptions) => isGiven(command, name);
  const wanted: Wanted = [
    ...(options.safe ? (['safe'] as const) : []),
    ...(options.onlyRepair ? (['only-repair'] as const) : []),
    ...(options.do ?? []),
  ];
  return {
    ...(wanted.length > 0 ? { do: wanted } : {}),
    ...(options.select ? { select: options.select } : {}),
    ...(options.ignore ? { ignore: options.ignore } : {}),
    ...(given('budget') ? { budget_usd: options.budget } : {}),
    ...(given('maxIterations') ? { max_iterations: options.maxIterations } : {}),
    ...(given('deadline') ? { deadline_minutes: options.deadline } : {}),
    ...(given('publicApi') ? { public_api: options.publicApi } : {}),
    ...(given('modelTests') ? { model_tests: options.modelTests } : {}),
    ...(given('format') ? { format: options.format } : {}),
    ...(options.tiers ? { tiers: options.tiers } : {}),
    ...(options.python ? { python: options.python } : {}),
    ...(options.excludeNewer ? { exclude_newer: options.excludeNewer } : {}),
  };
}

function names(value: string): string[] {
  return value.split(',').map((name) => name.trim());
}

function wantedWords(value: string): Wanted {
  const parsed = WantedSchema.safeParse(names(value));
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError(`It must be some of ${WantedSchema.element.options.join(', ')}.`);
}

/** Limits of a run that `forge` and `build` share. */
export interface LimitOptions {
  readonly minutes: number;
  readonly tiers?: string[];
  readonly budget: number;
}

export function addLimitOptions(command: Command): Command {
  return command
    .option('--minutes <n>', 'longest time the run may take', numeric(0.1, 120), 30)
    .option('--tiers <names>', 'tiers to use, in this order, separated by commas', names)
    .option('--budget <usd>', 'most US dollars that models may cost', numeric(0, 1000), 1)
    .option('--json', 'print one JSON document instead of text')
    .option('--quiet', 'print nothing but how it ended');
}

/** The limits that the user gave; the rest is left to the request's defaults, or to a `swarm.yaml`. */
export function limitsOf({ minutes, tiers, budget }: LimitOptions, command: Command): Partial<RunRequestInput> {
  return {
    ...(isGiven(command, 'minutes') ? { deadline_minutes: minutes } : {}),
    ...(isGiven(command, 'budget') ? { budget_usd: budget } : {}),
    ...(tiers ? { tiers } : {}),
  };
}

/** Whether the user gave an option, or it has its default. */
export function isGiven(command: Command, name: string): boolean {
  return command.getOptionValueSource(name) === 'cli';
}

/** Reads a number within bounds. */
export function numeric(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (value.trim() === '' || !(number >= least && number <= most)) {
      throw new InvalidArgumentError(`It must be a number from ${least} to ${most}.`);
    }
    return number;
  };
}

/** Reads a whole number within bounds. */
export function integer(least: number, most: number): (value: string) => number {
  const parse = numeric(least, most);
  return (value) => {
    const number = parse(value);
    if (!Number.isInteger(number)) throw new InvalidArgumentError('It must be a whole number.');
    return number;
  };
}
