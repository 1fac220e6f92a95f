import { describe, expect, it } from 'vitest';
import { detectLoop, sameErrorInARow } from '../../../../core/policy/loops.ts';
import { fixAttempt } from '../../../support/attempts.ts';

const LIMITS = { same_error_limit: 3, similarity: 0.95 };

function attempts(...rows: [edits: string, error: string][]) {
  return rows.map(([edits_sha256, error_signature], index) =>
    fixAttempt({ round: index + 1, edits_sha256, error_signature }),
  );
}

describe('a loop', () => {
  it.each<[what: string, rows: [string, string][], loop: string]>([
    ['nothing was tried', [], 'none'],
    ['one attempt was made', [['a', 'e']], 'none'],
    [
      'edits and errors differ',
      [
        ['a', 'e'],
        ['b', 'f'],
        ['c', 'g'],
      ],
      'none',
    ],
    [
      'the same edit comes twice',
      [
        ['a', 'e'],
        ['a', 'f'],
      ],
      'same_edit',
    ],
    [
      'an edit comes back',
      [
        ['a', 'e'],
        ['b', 'f'],
        ['a', 'g'],
      ],
      'back_and_forth',
    ],
    [
      'an edit comes back later',
      [
        ['a', 'e'],
        ['b', 'f'],
        ['c', 'g'],
        ['a', 'h'],
      ],
      'back_and_forth',
    ],
    [
      'the same error comes twice',
      [
        ['a', 'e'],
        ['b', 'e'],
      ],
      'none',
    ],
    [
      'the same error comes three times',
      [
        ['a', 'e'],
        ['b', 'e'],
        ['c', 'e'],
      ],
      'same_error',
    ],
    [
      'the same error comes, with another between',
      [
        ['a', 'e'],
        ['b', 'e'],
        ['c', 'f'],
        ['d', 'e'],
      ],
      'none',
    ],
    [
      'nothing is red three times',
      [
        ['a', ''],
        ['b', ''],
        ['c', ''],
      ],
      'none',
    ],
    [
      'nothing was edited twice',
      [
        ['', 'e'],
        ['', 'f'],
      ],
      'none',
    ],
    [
      'nothing was edited, and the same error stays',
      [
        ['', 'e'],
        ['', 'e'],
        ['', 'e'],
      ],
      'same_error',
    ],
  ])('where %s is %3$s', (_, rows, loop) => {
    expect(detectLoop(attempts(...rows), LIMITS)).toBe(loop);
  });

  it.each<[what: string, proposal: string, loop: string]>([
    ['the edit before', 'b', 'same_edit'],
    ['an earlier edit', 'a', 'back_and_forth'],
    ['nothing that was tried', 'c', 'none'],
  ])('counts %s that is proposed again, and was not carried out', (_, proposal_sha256, loop) => {
    const tried = attempts(['a', 'e'], ['b', 'f']);
    const again = fixAttempt({ edits_sha256: '', proposal_sha256, error_signature: 'g' });
    expect(detectLoop([...tried, again], LIMITS)).toBe(loop);
  });

  it.each<[similarity: number, loop: string]>([
    [0.951, 'similar'],
    [1, 'similar'],
    [0.95, 'none'],
    [0, 'none'],
  ])('is two attempts in a row that are alike by %d: %s', (similarity, loop) => {
    const [first] = attempts(['a', 'e']);
    const second = fixAttempt({ edits_sha256: 'b', error_signature: 'f', similarity });
    expect(detectLoop(first ? [first, second] : [], LIMITS)).toBe(loop);
    expect(detectLoop([second], LIMITS)).toBe('none');
  });
});

describe('the same error in a row', () => {
  it('is counted from the newest attempt back', () => {
    expect(sameErrorInARow([])).toBe(0);
    expect(sameErrorInARow(attempts(['a', 'e'], ['b', 'f'], ['c', 'f']))).toBe(2);
    expect(sameErrorInARow(attempts(['a', 'f'], ['b', 'f'], ['c', 'f']))).toBe(3);
    expect(sameErrorInARow(attempts(['a', 'e'], ['b', '']))).toBe(0);
  });
});
