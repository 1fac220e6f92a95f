import { CODE, scan } from '../python/lexer.ts';
import { logicalLines } from '../python/logical-lines.ts';
import { outline } from '../python/outline.ts';
import type { Framework } from './framework.ts';

/** Why a test suspects a bug, and how sure it is: 0 to 1. */
export interface Suspected {
  readonly reason: string;
  readonly confidence: number;
}

/** Longest reason that stands in a test file. */
const LONGEST_REASON = 200;

/**
 * A test file in which these tests are expected to fail, each for its reason: what shows a
 * suspected bug stays in the suite, and turns red when the code is repaired. Tests by qualified
 * name, "test_a" or "TestA.test_b"; those that are not there are passed over.
 */
export function markExpected(source: string, bugs: ReadonlyMap<string, Suspected>, framework: Framework): string {
  const lines = source.split('\n');
  const marked = outline(source)
    .filter((definition) => definition.kind === 'function' && bugs.has(definition.qualname))
    .sort((a, b) => b.line - a.line);
  for (const { line, header_line, qualname } of marked) {
    const indent = /^\s*/.exec(lines[header_line - 1] ?? '')?.[0] ?? '';
    const bug = bugs.get(qualname);
    if (bug) lines.splice(line - 1, 0, `${indent}${decorator(bug, framework)}`);
  }
  const text = lines.join('\n');
  return marked.length > 0 ? withImport(text, framework === 'pytest' ? 'pytest' : 'unittest') : text;
}

/** The mark of a suspected bug. */
function decorator({ reason, confidence }: Suspected, framework: Framework): string {
  const short = reason.replace(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
  const said = `suspected bug, confidence ${confidence.toFixed(2)}: ${short}`;
  if (framework !== 'pytest') return `@unittest.expectedFailure  # ${said}`;
  return `@pytest.mark.xfail(strict=True, reason=${JSON.stringify(said)})`;
}

/** The text with `import <module>`, before its first import that may have one before it. */
function withImport(source: string, module: string): string {
  const scanned = scan(source);
  const heads = logicalLines(scanned).filter((line) => line.indent === 0 && scanned.kinds[line.start] === CODE);
  const text = (line: { start: number; end: number }) => source.slice(line.start, line.end);
  if (heads.some((line) => new RegExp(`^import[ \\t]+${module}\\b(?![.\\w])`).test(text(line)))) return source;
  const first = heads.find((line) => /^(?:import|from)\b(?!\s+__future__)/.test(text(line)));
  const lines = source.split('\n');
  lines.splice((first ?? heads[0])?.first ? ((first ?? heads[0])?.first ?? 1) - 1 : 0, 0, `import ${module}`);
  return lines.join('\n');
}
