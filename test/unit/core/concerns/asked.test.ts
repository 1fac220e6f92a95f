import { describe, expect, it } from 'vitest';
import { askedNotes, askedOf, askedWords, forModel, tidies, type Wish } from '../../../../core/concerns/asked.ts';
import { RULES } from '../../../../core/concerns/rules.ts';

const asked = (wish: Partial<Wish> = {}) => askedOf({ format: true, ...wish });
const runs = (wish: Partial<Wish> = {}) => {
  const { rules_off } = asked(wish);
  return RULES.map((rule) => rule.id).filter((id) => !rules_off.includes(id));
};
const rulesFor = (...concerns: string[]) =>
  RULES.filter((rule) => concerns.includes(rule.concern)).map((rule) => rule.id);

describe('what is asked for', () => {
  it('is everything where nothing is said', () => {
    expect(asked()).toEqual({ concerns: ['repair', 'tests', 'docs', 'clean', 'rename', 'format'], rules_off: [] });
    expect(asked({ do: ['all'] })).toEqual(asked());
    expect(askedNotes({ format: true })).toEqual([]);
  });

  it('is some concerns with their rules, whatever their order', () => {
    expect(asked({ do: ['docs', 'repair'] }).concerns).toEqual(['repair', 'docs']);
    expect(runs({ do: ['docs', 'repair'] })).toEqual(
      RULES.map((r) => r.id).filter((id) => rulesFor('repair', 'docs').includes(id)),
    );
  });

  it('is nothing but the bugs', () => {
    expect(asked({ do: ['only-repair'] }).concerns).toEqual(['repair']);
    expect(runs({ do: ['only-repair'] })).toEqual(rulesFor('repair'));
    expect(tidies(asked({ do: ['only-repair'] }))).toBe(false);
  });

  it('is, when safe, repair, tests and unused imports', () => {
    expect(asked({ do: ['safe'] }).concerns).toEqual(['repair', 'tests', 'clean']);
    expect(runs({ do: ['safe'] }).filter((id) => !rulesFor('repair').includes(id))).toEqual(['unused-import']);
  });

  it('adds up: a preset and more', () => {
    expect(asked({ do: ['safe', 'docs'] }).concerns).toEqual(['repair', 'tests', 'docs', 'clean']);
    expect(runs({ do: ['safe', 'clean'] })).toEqual(runs({ do: ['repair', 'clean'] }));
  });

  it.each([
    ['a rule', 'mutable-default', ['mutable-default']],
    ['a message of pylint', 'unused-import', ['unused-import']],
    ['the id of one', 'W0611', ['unused-import']],
    ['what rules are for', 'docs', rulesFor('docs')],
  ])('is narrowed to %s', (_, name, expected) => {
    expect(runs({ select: [name] })).toEqual(expected);
    const others = RULES.map((rule) => rule.id).filter((id) => !expected.includes(id));
    expect(runs({ ignore: [name] })).toEqual(others);
  });

  it('leaves files unformatted where that is not among it', () => {
    expect(asked({ format: false }).concerns).not.toContain('format');
    expect(asked({ ignore: ['format'] }).concerns).not.toContain('format');
    expect(asked({ select: ['unused-import'] }).concerns).not.toContain('format');
  });

  it.each<[Partial<Wish>, RegExp]>([
    [{ select: ['beauty'] }, /^select: beauty is no rule/],
    [{ ignore: ['W9999'] }, /^ignore: W9999 is no rule/],
    [{ do: ['only-repair'], select: ['unused-import'] }, /^select: unused-import is for clean, which is not/],
  ])('refuses %j', (wish, why) => {
    expect(() => asked(wish)).toThrow(why);
  });

  it('is told in words, with what does the rest', () => {
    expect(askedWords({ do: ['safe'], format: true })).toBe(
      'bugs are repaired, tests are added, code is cleaned up (only unused-import)',
    );
    expect(askedWords({ ignore: ['long-line'], format: true })).toMatch(/files are formatted \(without long-line\)$/);
    expect(askedNotes({ do: ['only-repair'], format: true })).toEqual([
      'Done as asked: bugs are repaired. Everything else is as it was; `--do all` does all',
    ]);
    expect(forModel(asked({ do: ['only-repair'] }))).toMatch(/left byte for byte: docstrings.*names, layout/);
  });
});
