/** A fence of backticks that is longer than any in the text: what it holds stays inside. */
export function fenceFor(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  return '`'.repeat(longest + 1);
}
