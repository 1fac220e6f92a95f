import { describe, expect, it } from 'vitest';
import { type Behaviour, type EditSet, EditSetSchema } from '../../../../core/contracts/index.ts';
import { NOTHING_CARRIED, questionsAfter, withRepair } from '../../../../core/evidence/carry.ts';
import { question } from '../../../support/report-model.ts';

const behaviour = (name: string, more: Partial<Behaviour> = {}): Behaviour => ({
  path: 'a.py',
  function: name,
  evidence: 'shown',
  gated: true,
  rows: [],
  changed: 1,
  unchanged: 2,
  ...more,
});
const repair = (more: Partial<NonNullable<EditSet['repair']>>) =>
  EditSetSchema.parse({ edits: [], repair: more }).repair;

describe('what accepted attempts bring', () => {
  it('is added up, and of a function told again the later word counts', () => {
    const f = { path: 'a.py', name: 'f', evidence: 'shown', outcome: 'repaired' } as const;
    const first = withRepair(
      NOTHING_CARRIED,
      repair({ functions: [f], behaviour: [behaviour('f'), behaviour('g')], not_gated: [{ path: 'a.py', name: 'h' }] }),
    );
    const second = withRepair(
      first,
      repair({
        functions: [{ ...f, evidence: 'specified' }],
        behaviour: [behaviour('f', { changed: 7 })],
        not_gated: [{ path: 'a.py', name: 'h' }],
      }),
    );
    expect(second.repaired).toEqual([{ ...f, evidence: 'specified' }]);
    expect(second.behaviour.map((one) => [one.function, one.changed])).toEqual([
      ['g', 1],
      ['f', 7],
    ]);
    expect(second.not_gated).toEqual([{ path: 'a.py', name: 'h' }]);
  });

  it('is nothing where an attempt says nothing, as records of old do', () => {
    expect(withRepair(NOTHING_CARRIED, undefined)).toBe(NOTHING_CARRIED);
    expect(EditSetSchema.parse({ edits: [], repair: {} }).repair).toMatchObject({ questions: [], behaviour: [] });
  });

  it('stays within what a state may hold', () => {
    const many = Array.from({ length: 80 }, (_, index) => behaviour(`f${index}`));
    const more = Array.from({ length: 80 }, (_, index) => behaviour(`g${index}`));
    const carried = withRepair(withRepair(NOTHING_CARRIED, repair({ behaviour: many })), repair({ behaviour: more }));
    expect(carried.behaviour).toHaveLength(100);
  });
});

describe('questions after an attempt', () => {
  const asked = [question('f(1)')];

  it('are those of the last search, also where it asks nothing any more', () => {
    expect(questionsAfter([], { repair: repair({ questions: asked }) }, false)).toEqual(asked);
    expect(questionsAfter(asked, { repair: repair({}) }, false)).toEqual([]);
  });

  it('stay open after an attempt of a model, unless that leaves nothing red', () => {
    expect(questionsAfter(asked, {}, false)).toEqual(asked);
    expect(questionsAfter(asked, {}, true)).toEqual([]);
  });
});
