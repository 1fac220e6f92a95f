import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendContinuation, fileBlock, readBlocks } from '../../../../core/answers/file-blocks.ts';

const SOURCE = `"""A module."""

import math


def area(radius):
    """The area of a circle."""
    return math.pi * radius**2


def volume(radius):
    return 4 / 3 * math.pi * radius**3
`;
const ANSWER = fileBlock('a.py', SOURCE);
const CUT = ANSWER.indexOf('radius**2') + 4;

describe('a continuation', () => {
  const head = ANSWER.slice(0, CUT);
  const tail = ANSWER.slice(CUT);
  const lineStart = head.lastIndexOf('\n') + 1;
  const twoLines = head.lastIndexOf('\n', lineStart - 2) + 1;

  it.each<[what: string, second: string]>([
    ['goes on where the answer was cut', tail],
    ['begins the cut line anew', ANSWER.slice(lineStart)],
    ['repeats two lines', ANSWER.slice(twoLines)],
    ['opens the fence again', `\`\`\`python\n${ANSWER.slice(lineStart)}`],
    ['opens the fence without a language', `\`\`\`\n${ANSWER.slice(lineStart)}`],
    ['repeats the heading', `### FILE: a.py\n\`\`\`python\n${ANSWER.slice(lineStart)}`],
    ['has a word before it', `Going on:\n\n\`\`\`python\n${ANSWER.slice(twoLines)}`],
    ['begins with blank lines and a fence', `\n\n\`\`\`python\n${ANSWER.slice(lineStart)}`],
    ['gives the whole block again', ANSWER],
    ['gives the whole text again', `\`\`\`python\n${SOURCE}\`\`\``],
    ['has Windows line ends', ANSWER.slice(twoLines).replaceAll('\n', '\r\n')],
  ])('that %s makes the answer whole', (_, second) => {
    expect(appendContinuation(head, second)).toBe(ANSWER);
  });

  it('closes a block whose fence alone is missing', () => {
    const open = ANSWER.slice(0, -3);
    expect(appendContinuation(open, '```')).toBe(ANSWER);
    expect(appendContinuation(open.slice(0, -1), '\n```')).toBe(ANSWER);
    const two = appendContinuation(open, '```\n\n### FILE: b.py\n```python\nb = 1\n```');
    expect(readBlocks(two, []).map((block) => block.path)).toEqual(['a.py', 'b.py']);
  });

  it('that begins a new line gets one', () => {
    const done = ANSWER.slice(0, ANSWER.indexOf('\n\n\ndef volume'));
    const second = '```python\ndef volume(radius):\n    return 1\n```';
    expect(readBlocks(appendContinuation(done, second), [])[0]?.content).toMatch(/radius\*\*2\ndef volume/);
  });

  it('that writes the block anew, in other words, takes its place', () => {
    const other = ANSWER.replace('The area', 'Says the area');
    expect(appendContinuation(head, other)).toBe(other);
    expect(appendContinuation(`Words.\n\n${head}`, other)).toBe(`Words.\n\n${other}`);
  });

  it('does not take a repetition inside of a line for an overlap', () => {
    expect(appendContinuation('x = "abcdabcd', 'abcdabcd"\n')).toBe('x = "abcdabcdabcdabcd"\n');
  });

  it('does not take a short repetition for an overlap', () => {
    expect(appendContinuation('x = [\n    1,\n', '    1,\n]\n')).toBe('x = [\n    1,\n    1,\n]\n');
    expect(appendContinuation('a\n', '')).toBe('a\n');
    expect(appendContinuation('', 'a\n')).toBe('a\n');
  });

  it('joins any answer that is cut anywhere, with the cut line and one before it repeated', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: ANSWER.length - 1 }), fc.boolean(), (cut, reopen) => {
        const first = ANSWER.slice(0, cut);
        const from = first.lastIndexOf('\n', first.lastIndexOf('\n') - 1) + 1;
        if (from < ANSWER.indexOf('"""') || first.slice(from).trim().length < 4) return;
        expect(appendContinuation(first, (reopen ? '```python\n' : '') + ANSWER.slice(from))).toBe(ANSWER);
      }),
      { numRuns: 400, seed: 5 },
    );
  });

  it.each(['a\n', '    return 1\n', '```\n', 'ab'])('is joined in little time, 200 KB of %j', (part) => {
    const text = part.repeat(Math.ceil(200_000 / part.length));
    appendContinuation(text, `${text}x`);
    appendContinuation(`### FILE: a.py\n\`\`\`\n${text}`, `\`\`\`python\n${text}`);
  }, 10_000);
});
