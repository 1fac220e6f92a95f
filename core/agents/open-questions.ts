import type { Handover } from '../contracts/index.ts';

/** Tests that are named of one question; the rest is counted. */
const MOST_NAMED = 3;

/**
 * What is left for a person to decide at the end of a run: tests that are still red although
 * several edits would turn them green, each with another behaviour elsewhere, or one that is an
 * unlikely slip.
 *
 * @param red - Node ids of the tests that are red at the end.
 */
export function openQuestions(handover: readonly Handover[], red: Iterable<string>): string[] {
  const left = new Set(red);
  return handover
    .filter(({ either, failing }) => either.length > 0 && failing.some((nodeid) => left.has(nodeid)))
    .map(({ failing, either, ways }) => {
      const named = listed(failing, failing.length, MOST_NAMED, ', ');
      const edits = listed(
        either.map(({ path, message }) => `${path}, ${message}`),
        ways,
        either.length,
        '; or ',
      );
      return ways === 1
        ? `${named}: the one edit that would turn this green is hardly what was meant, so it was not made; another test of this decides. It is: ${edits}`
        : `${named}: ${ways} edits would turn this green and differ elsewhere, so none was made; a test that tells them apart decides. They are: ${edits}`;
    });
}

function listed(texts: readonly string[], all: number, most: number, separator: string): string {
  const named = texts.slice(0, most);
  const more = all > named.length ? `${separator}${all - named.length} more` : '';
  return named.join(separator) + more;
}
