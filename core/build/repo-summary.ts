import { LONGEST_TEXT } from '../contracts/index.ts';
import { type FileTree, sortedPaths } from '../workspace/file-tree.ts';
import { decodeSource } from '../workspace/source-text.ts';

/** Characters of a file that its note is looked for in, and of the note. */
const HEAD = 4000;
const LONGEST_NOTE = 120;

/**
 * The repository for a planner: a line a file, its path and what its docstring or heading
 * says. Where that is too long the notes go first, then the last paths, and the rest is counted.
 */
export function repoSummary(tree: FileTree): string {
  const paths = sortedPaths(tree).filter((path) => !/(?:^|\/)\.(?!github)/.test(path));
  const whole = paths.map((path) => {
    const note = noteOn(path, tree.get(path)?.bytes ?? new Uint8Array());
    return note ? `${path}: ${note}` : path;
  });
  for (const lines of [whole, paths]) {
    const text = lines.join('\n');
    if ([...text].length <= LONGEST_TEXT) return text;
  }
  const kept: string[] = [];
  let used = 0;
  for (const path of paths) {
    used += [...path].length + 1;
    if (used > LONGEST_TEXT - 40) break;
    kept.push(path);
  }
  return [...kept, `... and ${paths.length - kept.length} more files`].join('\n');
}

/** The first line of a module's docstring, or the first heading of a text; empty where there is none. */
export function noteOn(path: string, bytes: Uint8Array): string {
  if (!/\.(?:py|md|rst|txt|toml)$/.test(path)) return '';
  const text = decodeSource(bytes).slice(0, HEAD);
  const said = path.endsWith('.py')
    ? /^(?:\s*#[^\n]*\n|\s*\n)*\s*[rRuU]?("""|''')\s*([^\n]*?)\s*(?:\1|\n|$)/.exec(text)?.[2]
    : /^#*\s*([^\n]+)/m.exec(text)?.[1];
  return (said ?? '').trim().slice(0, LONGEST_NOTE);
}
