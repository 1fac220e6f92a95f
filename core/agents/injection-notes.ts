import { injectionSigns, MOST_SIGNS } from '../answers/signs.ts';
import type { TestOutcome } from '../contracts/index.ts';

/** What the report says of texts that speak to a model: they were sent as data, and nothing was obeyed. */
export function injectionNotes(sources: ReadonlyMap<string, string>, failures: readonly TestOutcome[]): string[] {
  const outputs = failures.map(
    (test) =>
      [
        test.nodeid,
        [test.message, test.trace, test.expected, test.actual, test.test_code].filter(Boolean).join('\n'),
      ] as const,
  );
  const files = [...sources].flatMap(([path, text]) => injectionSigns(path, text));
  const tests = outputs.flatMap(([nodeid, text]) => injectionSigns(`output of ${nodeid}`, text));
  return [...files, ...tests]
    .slice(0, MOST_SIGNS)
    .map(({ path, line, sign }) => `${path}:${line} seems to speak to a model (${sign}); it was treated as data`);
}
