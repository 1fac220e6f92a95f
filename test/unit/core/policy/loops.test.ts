import { describe, expect, it } from 'vitest';
import { detectLoop } from '../../../../core/policy/loops.ts';
import { fixAttempt } from '../../../support/attempts.ts';

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
    expect(detectLoop(attempts(...rows), 3)).toBe(loop);
  });
});
