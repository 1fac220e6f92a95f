import { describe, expect, it } from 'vitest';
import { askingMutants, isEvident, isNear } from '../../../../core/proof/near-repair.ts';
import { changedLines } from '../../../../core/workspace/changed-lines.ts';
import type { FileTree } from '../../../../core/workspace/file-tree.ts';
import { mutant, mutantsRun } from '../../../support/mutants.ts';

function tree(files: Record<string, string>): FileTree {
  return new Map(Object.entries(files).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }]));
}
const lines = (before: string, after: string) =>
  [...(changedLines(tree({ 'a.py': before }), tree({ 'a.py': after }), ['a.py']).get('a.py') ?? [])].sort();

describe('the lines that a run changed', () => {
  it.each([
    ['a line that is another', 'a\nb\nc\n', 'a\nB\nc\n', [2]],
    ['lines that are new', 'a\nc\n', 'a\nb\nb\nc\n', [2, 3]],
    ['a line that is gone: those on both sides', 'a\nb\nc\n', 'a\nc\n', [1, 2]],
    ['nothing', 'a\n', 'a\n', []],
  ])('are those of %s', (_, before, after, changed) => {
    expect(lines(before, after)).toEqual(changed);
  });

  it('are all of a file that is new, and none of a file that was not asked for', () => {
    const after = tree({ 'a.py': 'a\nb\n', 'b.py': 'x\n' });
    expect([...changedLines(tree({}), after, ['a.py'])]).toEqual([['a.py', new Set([1, 2])]]);
  });
});

describe('a mutant near a repair', () => {
  const changed = new Map([['a.py', new Set([10])]]);
  it.each([
    ['in the line', { line: 10 }, 0, true],
    ['beside it', { line: 11 }, 1, true],
    ['too far from it', { line: 12 }, 1, false],
    ['around it', { line: 8, end_line: 12 }, 0, true],
    ['in another file', { line: 10, path: 'b.py' }, 1, false],
  ])('is one %s', (_, more, near, answer) => {
    expect(isNear(mutant({ end_line: more.line, ...more }), changed, near)).toBe(answer);
  });

  it('asks for a test where nothing detects it', () => {
    const run = mutantsRun([mutant({ line: 10 }), mutant({ line: 20 })]);
    expect(askingMutants(run, changed, 1).map((one) => one.line)).toEqual([10]);
    expect(askingMutants({ ...run, mutation: null }, changed, 1)).toEqual([]);
  });
});

describe('a mutant of a function', () => {
  const one = mutant({ path: 'a.py', function: 'find_maximum' });
  const known = (name: string, evidence: 'shown' | 'specified' | 'suspected' | 'none', path = 'a.py') => [
    { path, name, evidence, outcome: 'right' as const },
  ];
  const question = {
    id: '0123456789ab',
    path: 'a.py',
    function: 'findMaximum',
    input: 'findMaximum([])',
    choices: [],
    test_path: 'tests/test_a.py',
  };

  it.each([
    ['that tests show', known('findMaximum', 'shown'), true],
    ['that a reference specifies', known('find_maximum', 'specified'), true],
    ['that is only suspected', known('findMaximum', 'suspected'), false],
    ['of which nothing is known', known('findMaximum', 'none'), false],
    ['of another file', known('findMaximum', 'shown', 'b.py'), false],
    ['where nothing is told of any', [], true],
  ])('asks for a test %s', (_, functions, asks) => {
    expect(isEvident(one, functions, [])).toBe(asks);
  });

  it('asks for none where a question is open', () => {
    expect(isEvident(one, known('findMaximum', 'shown'), [question])).toBe(false);
  });
});
