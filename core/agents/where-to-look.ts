import type { Handover } from '../contracts/index.ts';
import { stillRed } from './search-findings.ts';

/** Tests that are named of one group; the rest is counted. */
const MOST_NAMED = 3;
const MOST_LINES = 3;

/**
 * Where the fault may be that keeps tests red at the end of a run: the lines that red tests run
 * and green ones do not, as far as coverage tells. Groups with open questions are left out.
 *
 * @param red - Node ids of the tests that are red at the end.
 */
export function whereToLook(handover: readonly Handover[], red: Iterable<string>): string[] {
  return stillRed(handover, red)
    .filter(({ either, lines }) => either.length === 0 && lines.length > 0)
    .map(({ failing, lines }) => {
      const more = failing.length > MOST_NAMED ? ` and ${failing.length - MOST_NAMED} more` : '';
      const shown = lines.slice(0, MOST_LINES).map(({ path, code }) => `${path}, \`${code.trim()}\``);
      return `${failing.slice(0, MOST_NAMED).join(', ')}${more}: not repaired; coverage points to ${shown.join('; ')}`;
    });
}
