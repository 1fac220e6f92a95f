import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readJsonAnswer } from '../../../../core/answers/json.ts';

const Schema = z.strictObject({ findings: z.array(z.strictObject({ path: z.string(), line: z.int() })) });
const VALUE = { findings: [{ path: 'a}"].py', line: 3 }] };
const TEXT = JSON.stringify(VALUE, null, 2);
const malformed = expect.objectContaining({ name: 'MalformedAnswer' });

describe('the JSON of an answer', () => {
  it.each([
    TEXT,
    `\`\`\`json\n${TEXT}\n\`\`\``,
    `Here {as asked} it is:\n\n\`\`\`\n${TEXT}\n\`\`\`\nNothing else [really].`,
    `<think>{"findings": []}</think>${TEXT}`,
    `{"other": 1} and then ${TEXT}`,
    TEXT.replaceAll('\n', '\r\n'),
  ])('is read from %j', (answer) => {
    expect(readJsonAnswer(answer, Schema)).toEqual(VALUE);
  });

  it.each<[answer: string, told: RegExp]>([
    ['', /no JSON/],
    ['None found.', /no JSON/],
    [TEXT.slice(0, -3), /differs|no JSON/],
    ['{"findings": [],}', /differs|no JSON/],
    ['{findings: []}', /differs|no JSON/],
    ['{"findings": [{"path": "a.py", "line": "3"}]}', /findings\.0\.line/],
    ['{"findings": [], "more": 1}', /more/],
  ])('is refused in %j', (answer, told) => {
    expect(() => readJsonAnswer(answer, Schema)).toThrowError(malformed);
    expect(() => readJsonAnswer(answer, Schema)).toThrow(told);
  });

  it('is what was printed, with prose around', () => {
    const prose = fc.constantFrom('', 'Words.\n', '```json\n', 'It is {odd}. ', '[1] ');
    fc.assert(
      fc.property(
        fc.array(fc.record({ path: fc.string(), line: fc.nat() })),
        prose,
        prose,
        (findings, before, after) => {
          expect(readJsonAnswer(`${before}${JSON.stringify({ findings })}${after}`, Schema)).toEqual({ findings });
        },
      ),
      { numRuns: 300, seed: 2 },
    );
  });

  it.each(['{', '[', '{"', '{"a":', '{}', '"', '\\'])('takes little time for 200 KB of %j', (part) => {
    expect(() => readJsonAnswer(part.repeat(Math.ceil(200_000 / part.length)), Schema)).toThrowError(malformed);
  }, 10_000);
});
