import { CONCERNS, type Concern, PRESETS, type Preset, type RunRequest, saysNothing } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { RULES, type RuleRow, rulesNamed } from './rules.ts';

/** The part of a request that says what is done. */
export type Wish = Pick<RunRequest, 'do' | 'select' | 'ignore' | 'format'>;

/** What is done, resolved once: every step obeys this. */
export interface Asked {
  readonly concerns: readonly Concern[];
  /** Ids of rules that do not run, those of other concerns among them. */
  readonly rules_off: readonly string[];
}

interface Part {
  readonly concern: Concern;
  /** The only rules of it that run, by name. @default all */
  readonly rules?: readonly string[];
}

const PARTS: Record<Preset, readonly Part[]> = {
  all: CONCERNS.map((concern) => ({ concern })),
  safe: [{ concern: 'repair' }, { concern: 'tests' }, { concern: 'clean', rules: ['unused-import'] }],
  'only-repair': [{ concern: 'repair' }],
};

/** Resolves what is asked for. Throws `InvalidRequest` for a name that stands for no rule, or for none that would run. */
export function askedOf({ do: wanted = ['all'], select, ignore = [], format }: Wish): Asked {
  const parts = wanted.flatMap((word) => (isPreset(word) ? PARTS[word] : [{ concern: word }]));
  const concerns = CONCERNS.filter(
    (concern) => parts.some((part) => part.concern === concern) && (concern !== 'format' || format),
  );
  const chosen = RULES.filter((rule) => concerns.includes(rule.concern) && parts.some((part) => holds(part, rule)));
  const selected = select && named('select', select);
  const ignored = named('ignore', ignore);
  for (const [name, rules] of selected ?? []) {
    if (rules.some((rule) => chosen.includes(rule))) continue;
    const whose = [...new Set(rules.map((rule) => rule.concern))].join(' and ');
    throw new SwarmError('InvalidRequest', `select: ${name} is for ${whose}, which is not among what is done`);
  }
  const has = (names: ReadonlyMap<string, readonly RuleRow[]>, rule: RuleRow) =>
    [...names.values()].some((rules) => rules.includes(rule));
  const runs = (rule: RuleRow) =>
    chosen.includes(rule) && (selected === undefined || has(selected, rule)) && !has(ignored, rule);
  const rules_off = RULES.filter((rule) => !runs(rule)).map((rule) => rule.id);
  return { concerns: concerns.filter((concern) => concern !== 'format' || !rules_off.includes('format')), rules_off };
}

/** Whether one thing is among what is asked for. */
export function isAsked(wish: Wish, concern: Concern): boolean {
  return askedOf(wish).concerns.includes(concern);
}

/** Whether style counts: a score by statement is fair only where documentation and clean-up are asked for. */
export function tidies({ concerns }: Pick<Asked, 'concerns'>): boolean {
  return concerns.includes('docs') && concerns.includes('clean');
}

const WORDS: Record<Concern, string> = {
  repair: 'bugs are repaired',
  tests: 'tests are added',
  docs: 'documentation is written',
  clean: 'code is cleaned up',
  rename: 'names are made usual ones',
  format: 'files are formatted',
};

const NOT_ASKED: Record<Concern, string> = {
  repair: 'bugs',
  tests: 'tests',
  docs: 'docstrings, type hints and comments',
  clean: 'code that is right, however it is written',
  rename: 'names',
  format: 'layout and order of lines',
};

/** What the report says where not everything was asked for. */
export function askedNotes(wish: Wish): string[] {
  if (saysNothing(wish) && wish.ignore === undefined) return [];
  return [`Done as asked: ${askedWords(wish)}. Everything else is as it was; \`--do all\` does all`];
}

/** What is asked for, as a part of a sentence. */
export function askedWords(wish: Wish): string {
  const { concerns, rules_off } = askedOf(wish);
  const words = concerns.map((concern) => {
    const rules = RULES.filter((rule) => rule.concern === concern).map((rule) => rule.id);
    const off = rules.filter((id) => rules_off.includes(id));
    if (off.length === 0 || concern === 'tests') return WORDS[concern];
    const on = rules.filter((id) => !rules_off.includes(id));
    if (on.length === 0) return concern === 'repair' ? WORDS.repair : '';
    return `${WORDS[concern]} (${off.length < on.length ? `without ${off.join(', ')}` : `only ${on.join(', ')}`})`;
  });
  return words.filter(Boolean).join(', ') || 'nothing is changed';
}

/** What a model is told of it: which parts of a file are not its to change. */
export function forModel({ concerns }: Asked): string {
  const left = CONCERNS.filter((concern) => concern !== 'tests' && !concerns.includes(concern));
  if (left.length === 0) return 'All of it: repairs, documentation, clean-up.';
  const not = left.map((concern) => NOT_ASKED[concern]).join(', ');
  return `Only what the failing tests and the plan name. Not asked for, and to be left byte for byte: ${not}.`;
}

function holds({ concern, rules }: Part, rule: RuleRow): boolean {
  return rule.concern === concern && (rules === undefined || rules.includes(rule.id));
}

function isPreset(word: Concern | Preset): word is Preset {
  return PRESETS.some((preset) => preset === word);
}

function named(field: string, names: readonly string[]): Map<string, readonly RuleRow[]> {
  return new Map(
    names.map((name) => {
      const rules = rulesNamed(name);
      if (rules.length > 0) return [name, rules];
      throw new SwarmError(
        'InvalidRequest',
        `${field}: ${name} is no rule, no pylint message that a rule answers, and nothing that rules are for`,
      );
    }),
  );
}
