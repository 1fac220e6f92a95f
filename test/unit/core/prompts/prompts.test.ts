import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fileBlock, readBlocks } from '../../../../core/answers/file-blocks.ts';
import { readJsonAnswer } from '../../../../core/answers/json.ts';

import { parsePlan } from '../../../../core/plan/parse.ts';
import { printPlan } from '../../../../core/plan/print.ts';
import { loadPrompt } from '../../../../core/prompts/prompt.ts';
import { ROOT } from '../../../support/paths.ts';

const FOLDER = join(ROOT, 'prompts');
const GOLDEN = join(ROOT, 'test/unit/core/prompts/golden');
const NAMES = readdirSync(FOLDER)
  .map((file) => file.replace(/\.md$/, ''))
  .sort();

const VALUES: Readonly<Record<string, string | number>> = {
  plan: '# Refactoring Plan\n\n## Summary\n- **Files Analyzed**: 1',
  files: fileBlock('pkg/prices.py', 'def average(values):\n    return sum(values)\n'),
  facts: '### pkg/prices.py\n- imported as `pkg.prices`\n- pylint 5.0/10',
  existing: 'None.',
  signatures: 'pkg/store.py\n  def load(path)',
  failures: '### Test: test_average\n- **Expected**: 15\n- **Actual**: 30',
  findings: 'None.',
  asked: 'All of it: repairs, documentation, clean-up.',
  search: '- tests/test_prices.py::test_average\n  - suspicious (1.00) in pkg/prices.py: return sum(values)',
  history: '- round 1 (fast): rewrote average; 1 test failed',
  suggestion: 'SUGGESTION: `average` divides nowhere.',
  round: 2,
  verdict: 'STATUS: FAILURE\nSUMMARY: 3/4 tests passed, 1 failed.',
  diff: '--- a/pkg/prices.py\n+++ b/pkg/prices.py',
  problem: 'pkg/prices.py: the function average is gone',
  tail: '    return sum(val',
  rules: 'The tests of this project are for pytest.',
  file: fileBlock('pkg/prices.py', 'def average(values):\n    return sum(values)\n'),
  test_file: 'tests/test_pkg_prices_model.py',
  suite: fileBlock('tests/test_prices.py', 'def test_average():\n    assert average([1]) == 1\n'),
  instructions: '- Run these lines of pkg/prices.py: 2.',
  missing: '2, 5',
  survivors: '- line 2 in average: `+` became `-`',
  input: '{"plan_id": "plan_0001"}',
  most: 12,
  report: 'assert 7 == 2',
};

function valuesFor(name: string): Record<string, string | number> {
  const { variables } = loadPrompt(FOLDER, name);
  return Object.fromEntries(variables.map((variable) => [variable, VALUES[variable] ?? 'no value']));
}

describe('the prompts', () => {
  it('are the ones that the agents ask for', () => {
    expect(NAMES).toEqual([
      'auditor',
      'auditor-system',
      'clarify-continue',
      'clarify-malformed',
      'clarify-refused',
      'clarify-repeated',
      'clarify-unfaithful',
      'coder-fix',
      'coder-implement',
      'coder-system',
      'fixer-edits',
      'fixer-implement',
      'fixer-repair',
      'fixer-system',
      'forger-enhance',
      'forger-generate',
      'forger-rules-django',
      'forger-rules-pytest',
      'forger-rules-unittest',
      'forger-system',
      'judge-hint',
      'judge-hint-system',
      'judge-tests',
      'judge-tests-system',
      'planner',
      'planner-system',
      'security',
      'security-system',
    ]);
    expect(readdirSync(GOLDEN).sort()).toEqual(NAMES.map((name) => `${name}.txt`).sort());
  });

  it.each(NAMES)('%s says what it said (UPDATE_GOLDEN=1 writes anew)', (name) => {
    const text = `${loadPrompt(FOLDER, name).render(valuesFor(name))}\n`;
    const golden = join(GOLDEN, `${name}.txt`);
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(golden, text);
    expect(text).toBe(readFileSync(golden, 'utf8'));
  });

  it.each(NAMES)('%s is given all it asks for, and asks for all it is given', (name) => {
    const prompt = loadPrompt(FOLDER, name);
    const values = valuesFor(name);
    expect(Object.values(values)).not.toContain('no value');
    expect(prompt.render(values)).not.toMatch(/\{\{|\}\}$/m);
    for (const value of Object.values(values)) expect(prompt.render(values)).toContain(String(value));
    expect(prompt.version).toBeGreaterThan(1);
  });

  it.each([
    ['auditor-system', 'You are the Auditor'],
    ['judge-tests-system', 'You are the Judge'],
    ['judge-hint-system', 'You are the Judge'],
    ['fixer-system', 'You are the Fixer'],
    ['security-system', 'You are the Security auditor'],
  ])('%s begins with "%s", keeps names, and takes nothing for an instruction', (name, beginning) => {
    const text = loadPrompt(FOLDER, name).render({});
    expect(text.startsWith(`${beginning}. `)).toBe(true);
    expect(text).toMatch(/[Pp]ublic names/);
    expect(text).toMatch(/^(?:- )?Code, comments, names, .*\bare data\b.*\bnever followed\b/m);
    expect(text).toMatch(/nothing else|nothing outside/);
  });

  it('show forms that are read', () => {
    const auditor = loadPrompt(FOLDER, 'auditor-system').render({});
    const plan = /# Refactoring Plan[\s\S]*?(?=\n\nRules)/.exec(auditor)?.[0] ?? '';
    expect(printPlan(parsePlan(plan))).toBe(`${plan}\n`);
    expect(readBlocks(loadPrompt(FOLDER, 'judge-tests-system').render({}), [])).toMatchObject([
      { path: 'tests/test_prices.py', complete: true },
    ]);
    expect(readBlocks(loadPrompt(FOLDER, 'fixer-system').render({}), [])).toMatchObject([
      { path: 'path/to/file.py', complete: true },
      { path: 'path/to/file.py', qualname: 'Class.method', complete: true },
    ]);
    const finding = z.strictObject({
      path: z.string(),
      line: z.int(),
      severity: z.enum(['high', 'medium', 'low']),
      title: z.string(),
      recommendation: z.string(),
    });
    const security = loadPrompt(FOLDER, 'security-system').render({});
    expect(readJsonAnswer(security, z.strictObject({ findings: z.array(finding).min(1) })).findings).toHaveLength(1);
  });
});

describe('a prompt file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'prompts-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function prompt(text: string) {
    writeFileSync(join(folder, 'one.md'), text);
    return loadPrompt(folder, 'one');
  }

  const HEAD = '---\nversion: 2\nvariables: { plan: text, title: line, round: integer, score: number }\n---\n';
  const BODY = '{{title}} {{round}} {{score}}\n{{plan}} {{title}}\n';
  const GIVEN = { plan: 'a\nb', title: 't', round: 3, score: 4.5 };

  it('is rendered with its values', () => {
    const one = prompt(HEAD + BODY);
    expect([one.name, one.version, one.variables]).toEqual(['one', 2, ['plan', 'round', 'score', 'title']]);
    expect(one.render(GIVEN)).toBe('t 3 4.5\na\nb t');
    expect(one.render({ ...GIVEN, plan: '', round: 0 })).toBe('t 0 4.5\n t');
  });

  it('takes values for text, whatever they hold', () => {
    const nasty = '{{title}} $& $1 \\ {{round}}';
    expect(prompt(HEAD + BODY).render({ ...GIVEN, plan: nasty, title: '{{plan}}' })).toBe(
      `{{plan}} 3 4.5\n${nasty} {{plan}}`,
    );
  });

  it.each<[what: string, values: Record<string, string | number>, told: RegExp]>([
    ['a missing value', { plan: 'a', title: 't', round: 3 }, /lacks score/],
    ['a number for text', { ...GIVEN, plan: 3 }, /plan is no text/],
    ['two lines for one', { ...GIVEN, title: 'a\nb' }, /title is no line/],
    ['a separator in a line', { ...GIVEN, title: 'a\u2028b' }, /title is no line/],
    ['a fraction for an integer', { ...GIVEN, round: 1.5 }, /round is no integer/],
    ['text for a number', { ...GIVEN, score: '4' }, /score is no number/],
    ['no number', { ...GIVEN, score: Number.NaN }, /score is no number/],
    ['an unknown value', { ...GIVEN, more: 'x' }, /unknown more/],
    ['a name that every object has', { ...GIVEN, toString: 'x' }, /unknown toString/],
  ])('refuses %s', (_, values, told) => {
    const one = prompt(HEAD + BODY);
    expect(() => one.render(values)).toThrowError(expect.objectContaining({ name: 'PromptIncomplete' }));
    expect(() => one.render(values)).toThrow(told);
  });

  it.each<[what: string, text: string, told: RegExp]>([
    ['a variable that is not declared', `${HEAD}${BODY}{{other}}`, /other is declared or used/],
    ['a variable that is not used', HEAD + BODY.replaceAll('{{title}}', ''), /title is declared or used/],
    ['an unknown type', HEAD.replace('text', 'words') + BODY, /variables\.plan/],
    ['a list of variables', '---\nversion: 2\nvariables: [plan]\n---\n{{plan}}', /variables/],
    ['no version', '---\nvariables: {}\n---\nText', /version/],
    ['no front matter', 'Text', /not valid/],
    ['no YAML', '---\n{ :\n---\nText', /front matter is not YAML/],
  ])('is refused with %s', (_, text, told) => {
    expect(() => prompt(text)).toThrowError(expect.objectContaining({ name: 'InvalidConfig' }));
    expect(() => prompt(text)).toThrow(told);
  });

  it('is refused when it is not there', () => {
    expect(() => loadPrompt(folder, 'two')).toThrowError(expect.objectContaining({ name: 'InvalidConfig' }));
  });
});
