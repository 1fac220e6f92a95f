import { describe, expect, it } from 'vitest';
import type { Evidence, FunctionEvidence, FunctionOutcome } from '../../../../core/contracts/index.ts';
import { functionsOf, verdictOf } from '../../../../core/evidence/functions.ts';
import { isMended } from '../../../../core/evidence/mended.ts';
import { question } from '../../../support/report-model.ts';

const one = (name: string, evidence: Evidence, outcome: FunctionOutcome, path = 'a.py'): FunctionEvidence => ({
  path,
  name,
  evidence,
  outcome,
});
const never = () => false;

describe('the functions of a run', () => {
  it('are those of the input with what became of them', () => {
    const functions = functionsOf({
      listed: [
        one('b', 'shown', 'wrong', 'b.py'),
        one('right', 'specified', 'right'),
        one('wrong', 'specified', 'wrong'),
        one('open', 'shown', 'wrong'),
        one('no', 'none', 'unchanged'),
      ],
      repaired: [one('wrong', 'specified', 'repaired'), one('new', 'never_meant', 'repaired')],
      questions: [question('open(1)', { function: 'open' })],
      mended: never,
    });
    expect(functions).toEqual([
      one('right', 'specified', 'right'),
      one('wrong', 'specified', 'repaired'),
      one('open', 'shown', 'question'),
      one('no', 'none', 'unchanged'),
      one('new', 'never_meant', 'repaired'),
      one('b', 'shown', 'wrong', 'b.py'),
    ]);
  });

  it('count as repaired where they were shown to be wrong and somebody mended them', () => {
    const listed = [one('f', 'shown', 'wrong'), one('g', 'specified', 'wrong'), one('h', 'shown', 'right')];
    const functions = functionsOf({ listed, repaired: [], questions: [], mended: () => true });
    expect(functions.map(({ outcome }) => outcome)).toEqual(['repaired', 'wrong', 'right']);
  });
});

describe('the verdict', () => {
  it.each<[Evidence[], string]>([
    [['shown', 'specified'], 'shown'],
    [['shown', 'none'], 'partly_shown'],
    [['never_meant', 'none'], 'partly_shown'],
    [['never_meant'], 'partly_shown'],
    [['suspected', 'none'], 'nothing_shown'],
    [[], 'nothing_shown'],
  ])('of %j is %s', (evidence, verdict) => {
    expect(verdictOf(evidence.map((strength, index) => one(`f${index}`, strength, 'right')))).toBe(verdict);
  });
});

describe('a function is mended', () => {
  const tree = (text: string) => new Map([['pkg/a.py', { bytes: Buffer.from(text), executable: false }]]);
  const input = tree('def f():\n    return 1\n\n\ndef g():\n    return 1\n');
  const published = tree('def f():\n    return 2\n\n\ndef g():\n    return 1\n');
  const test = (name: string, nodeid: string) => ({
    nodeid,
    module: 'pkg.a',
    function: name,
    intent: '',
    confidence: 1,
    drives_repair: true,
    reason: '',
    evidence: 'shown' as const,
    author: 'builtin' as const,
  });
  const facts = { input, published, generated: [], red: [], total: 3 };

  it('when its own text changed and nothing is red', () => {
    expect(isMended(facts, 'pkg/a.py', 'f')).toBe(true);
    expect(isMended(facts, 'pkg/a.py', 'g')).toBe(false);
    expect(isMended({ ...facts, red: ['t::x'] }, 'pkg/a.py', 'f')).toBe(false);
    expect(isMended({ ...facts, total: 0 }, 'pkg/a.py', 'f')).toBe(false);
  });

  it('by its own tests where it has some', () => {
    const generated = [test('f', 't::f'), test('g', 't::g')];
    expect(isMended({ ...facts, generated, red: ['t::g'] }, 'pkg/a.py', 'f')).toBe(true);
    expect(isMended({ ...facts, generated, red: ['t::f'] }, 'pkg/a.py', 'f')).toBe(false);
  });

  it('as a module when the file changed', () => {
    expect(isMended(facts, 'pkg/a.py', '<module>')).toBe(true);
    expect(isMended({ ...facts, published: input }, 'pkg/a.py', '<module>')).toBe(false);
  });
});
