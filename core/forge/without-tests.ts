import type { ForgeSuite } from '../contracts/index.ts';
import { type Definition, outline } from '../python/outline.ts';

/** Files of a suite without these tests (node ids). A file or class that is left with no test goes as a whole. */
export function withoutTests(
  suite: { readonly files: ForgeSuite['files']; readonly tests: readonly { readonly nodeid: string }[] },
  dropped: ReadonlySet<string>,
): Record<string, string> {
  if (dropped.size === 0) return suite.files;
  const files: Record<string, string> = {};
  for (const [path, text] of Object.entries(suite.files)) {
    const own = suite.tests.filter((test) => test.nodeid.startsWith(`${path}::`));
    const left = own.filter((test) => !dropped.has(test.nodeid));
    if (own.length > 0 && left.length === 0) continue;
    // A parametrized test goes only where all its cases go.
    const kept = new Set(left.map((test) => qualnameOf(test.nodeid)));
    const gone = new Set(own.map((test) => qualnameOf(test.nodeid)).filter((name) => !kept.has(name)));
    files[path] = gone.size === 0 ? text : cut(text, gone, kept);
  }
  return files;
}

/** "tests/test_a.py::TestA::test_b[1]" is "TestA.test_b". */
export function qualnameOf(nodeid: string): string {
  return nodeid.split('::').slice(1).join('.').replace(/\[.*$/s, '');
}

function cut(text: string, gone: ReadonlySet<string>, kept: ReadonlySet<string>): string {
  const hasTest = (name: string) => [...kept].some((test) => test.startsWith(`${name}.`));
  const hadTest = (name: string) => [...gone].some((test) => test.startsWith(`${name}.`));
  const goes = ({ kind, qualname }: Definition) =>
    kind === 'class' ? hadTest(qualname) && !hasTest(qualname) : gone.has(qualname);
  const lines: (string | undefined)[] = text.split('\n');
  for (const { line, end_line } of outline(text).filter(goes)) lines.fill(undefined, line - 1, end_line);
  const rest = lines.filter((line): line is string => line !== undefined).join('\n');
  return `${rest.replace(/\n{4,}/g, '\n\n\n').trimEnd()}\n`;
}
