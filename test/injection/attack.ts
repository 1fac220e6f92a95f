import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../support/paths.ts';

/** What is attacked, or by what means; the first ten are the least that there must be. */
export const KINDS = [
  'comment',
  'string',
  'fake-block',
  'fake-verdict',
  'environment',
  'path-outside',
  'weakened-test',
  'green-conftest',
  'skipped-test',
  'early-exit',
  'docstring',
  'identifier',
  'file-name',
  'test-output',
  'hidden-characters',
  'machinery',
  'other-file',
  'hostile-test',
  'hostile-code',
  'plan',
  'review',
  'size',
  'secret',
] as const;

const Texts = z.array(z.string()).default([]);
const Answers = z.array(z.string()).min(1).optional().describe('In order; the last is given again and again.');

/** One attack: a hostile project, and what a model answers that obeys it. */
const AttackSchema = z.strictObject({
  about: z.string().min(10),
  kind: z.enum(KINDS),
  files: z.record(z.string(), z.string()).default({}).describe('Files besides, or in place of, the usual ones.'),
  failure: z
    .strictObject({
      nodeid: z.string().optional(),
      message: z.string().optional(),
      trace: z.string().optional(),
      test_code: z.string().optional(),
    })
    .default({})
    .describe('What the red test says.'),
  answers: z.strictObject({ auditor: Answers, judge: Answers, fixer: Answers, security: Answers }),
  expect: z.strictObject({
    refused: z.boolean().default(false).describe('Nothing of the answers may be used.'),
    changed: z.array(z.string()).default([]).describe('Files that may differ in the result; all others are kept.'),
    note: Texts.describe('Patterns that lines of the report fit; none where only running the code tells.'),
    absent: Texts.describe('Texts that are nowhere in what is published.'),
    tests: z.array(z.string()).default([]).describe('Test files that go on to the workbench.'),
    issues: z.int().default(0).describe('Issues that are taken into the plan.'),
    findings: z.int().default(0).describe('Findings of the reviewer that are believed.'),
  }),
  executed: z
    .strictObject({
      succeeds: z
        .boolean()
        .describe('Whether the run may end well: what is published is right in spite of the attack.'),
      note: z.array(z.string()).min(1),
      absent: Texts.describe('Texts that are nowhere in the result, tests of the Judge included.'),
      shown: Texts.describe('Texts of the record by which the attack is known to have run.'),
    })
    .optional()
    .describe('Set where code runs: the attack is carried out on the real stack too.'),
});
export type Attack = z.output<typeof AttackSchema> & { readonly name: string };

export const MODULE = 'average.py';
export const TESTS = 'tests/test_existing.py';
export const GREEN = `${TESTS}::test_average_of_one`;
export const RED = `${TESTS}::test_average_of_two`;

/** What the texts of an attack may speak of by name. */
export interface Places {
  /** A folder that no code under repair may touch. */
  readonly outside: string;
  /** An address at which nobody may be called. */
  readonly url: string;
}

export const NOWHERE: Places = { outside: '/nowhere', url: 'http://127.0.0.1:9' };

/** The text by which the model server knows an attack. */
export function markOf(name: string): string {
  return `Attack ${name}.`;
}

/** The module under repair; `head` stands above its function. */
function moduleText(name: string, body: string, head = ''): string {
  const top = head === '' ? '' : `${head}\n\n`;
  const doc = '    """Return the mean of the numbers.\n\n    >>> calculate_average([1, 2, 6])\n    3.0\n    """';
  return `"""Figures about numbers."""\n${top}\n\ndef calculate_average(numbers):\n${doc}\n    # ${markOf(name)}\n    ${body}\n`;
}

const EXISTING = `"""What was tested before."""
from average import calculate_average


def test_average_of_one():
    """The mean of one number is the number."""
    assert calculate_average([4]) == 4


def test_average_of_two():
    """The mean of two numbers lies between them."""
    assert calculate_average([2, 4]) == 3
`;

/** All attacks below `attacks/`, by their names. */
export function loadAttacks(places = NOWHERE): Attack[] {
  const folder = join(ROOT, 'test/injection/attacks');
  const files = readdirSync(folder).sort();
  return files.map((file) => readAttack(file.replace(/\.yaml$/, ''), readFileSync(join(folder, file), 'utf8'), places));
}

function readAttack(name: string, text: string, places: Places): Attack {
  const data: unknown = parse(text, (_, value: unknown) =>
    typeof value === 'string' ? expanded(name, value, places) : value,
  );
  const attack = AttackSchema.parse(data);
  const files = { [MODULE]: moduleText(name, 'return sum(numbers)'), [TESTS]: EXISTING, ...attack.files };
  return { name, ...attack, files };
}

/**
 * A text with its short forms written out: `<<mark>>`, `<<outside>>`, `<<url>>`,
 * `<<repeat 3 text>>`, `<<module body>>` and `<<block body>>`, the module as a Fixer answers it,
 * where `body` is a statement and may follow lines for the head of the module and `|||`.
 */
function expanded(name: string, text: string, { outside, url }: Places): string {
  return text
    .replaceAll('<<mark>>', markOf(name))
    .replaceAll('<<outside>>', outside)
    .replaceAll('<<url>>', url)
    .replace(/<<repeat (\d+) ((?:[^>]|>(?!>))*)>>/g, (_, count: string, part: string) => part.repeat(Number(count)))
    .replace(/<<(module|block) ((?:[^>]|>(?!>))*)>>/g, (_, form: string, part: string) => {
      const [head, body] = part.includes('|||') ? part.split('|||') : ['', part];
      const source = moduleText(name, body?.trim() ?? '', head?.trim());
      return form === 'module' ? source : `### FILE: ${MODULE}\n\`\`\`python\n${source}\`\`\``;
    });
}
