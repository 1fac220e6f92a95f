import { type FileTree, sortedPaths } from './file-tree.ts';

/** What no older Python has, as it looks: type aliases and parameters, lists of exceptions, templates, nested strings. */
const LOOKS_NEWER = [
  /^[ \t]*type[ \t]+\w+[^=\n]*=/m,
  /^[ \t]*(?:async[ \t]+)?(?:def|class)[ \t]+\w+[ \t]*\[/m,
  /^[ \t]*except[ \t]*\*/m,
  /^[ \t]*except[ \t]+[^:\n(]+,/m,
  /\b[rR]?[tT][rR]?["']/,
  /\b[rR]?[fF][rR]?(?:"[^"\n]*\{[^"}\n]*"|'[^'\n]*\{[^'}\n]*'|"""|''')/,
];

/**
 * Whether a project may have a say in which Python it gets, manifests apart. Only a reason to look
 * closely; the resolver reads the rest.
 */
export function mayWantPython(tree: FileTree): boolean {
  if (tree.has('.python-version')) return true;
  return sortedPaths(tree).some((path) => {
    if (!path.endsWith('.py')) return false;
    const text = Buffer.from(tree.get(path)?.bytes ?? new Uint8Array()).toString('utf8');
    return LOOKS_NEWER.some((look) => look.test(text));
  });
}
