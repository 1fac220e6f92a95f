import type { Handover, TestOutcome } from '../contracts/index.ts';

/** Kinds of edit that are named; the rest is counted. */
const MOST_KINDS = 8;

/** What the search of the builtin tier left about tests that are still red: where to look, and what is of no use. */
export function searchFindings(handover: readonly Handover[], failures: readonly TestOutcome[]): string {
  const red = failures.map((test) => test.nodeid);
  return stillRed(handover, red).map(describe).join('\n');
}

/** The groups with tests that are red, each with these alone. */
export function stillRed(handover: readonly Handover[], red: Iterable<string>): Handover[] {
  const left = new Set(red);
  return handover
    .map((group) => ({ ...group, failing: group.failing.filter((nodeid) => left.has(nodeid)) }))
    .filter(({ failing }) => failing.length > 0);
}

function describe({ failing, lines, tried, partial, either, ways }: Handover): string {
  const kinds = Object.entries(tried).sort(([, a], [, b]) => b - a);
  const runs = kinds.reduce((sum, [, count]) => sum + count, 0);
  const named = kinds.slice(0, MOST_KINDS).map(([kind, count]) => `${kind} ${count}`);
  const more = kinds.length > MOST_KINDS ? ` and ${kinds.length - MOST_KINDS} other kinds` : '';
  return [
    `- ${failing.join(', ')}`,
    ...lines.map(({ path, code, suspicion }) => `  - suspicious (${suspicion.toFixed(2)}) in ${path}: ${code.trim()}`),
    ...either.map(
      ({ path, message }) =>
        `  - would do, ${ways === 1 ? 'but is hardly what was meant' : `as one of ${ways} ways that differ elsewhere`}, in ${path}: ${message}`,
    ),
    ...(runs > 0 && ways === 0 ? [`  - ${runs} small edits do not suffice: ${named.join(', ')}${more}`] : []),
    ...partial.map(
      ({ path, message, fixed }) => `  - of some use in ${path}: ${message} (turned ${fixed.length} green)`,
    ),
  ].join('\n');
}
