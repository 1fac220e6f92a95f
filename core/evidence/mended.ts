import type { WriteTestsResult } from '../contracts/index.ts';
import { outline } from '../python/outline.ts';
import type { FileTree } from '../workspace/file-tree.ts';
import { decodeSource } from '../workspace/source-text.ts';

/** What says whether a function was mended by whoever worked on it. */
export interface Mending {
  readonly input: FileTree;
  readonly published: FileTree;
  /** Tests that the Judge wrote, each with the function that it is for. */
  readonly generated: WriteTestsResult['tests'];
  /** Node ids of the tests that are red on the published version. */
  readonly red: readonly string[];
  /** Tests that ran on it. */
  readonly total: number;
}

/** Whether the text of a function changed, and its tests are green: its own ones, or where it has none, all. */
export function isMended({ input, published, generated, red, total }: Mending, path: string, name: string): boolean {
  if (!isChanged(input, published, path, name)) return false;
  const own = generated.filter((test) => test.function === name && isModule(test.module, path));
  const left = new Set(red);
  return own.length > 0 ? own.every((test) => !left.has(test.nodeid)) : total > 0 && red.length === 0;
}

/** Whether a file, or the function of that name in it, is another one; a name that is gone is. */
function isChanged(input: FileTree, published: FileTree, path: string, name: string): boolean {
  const [before, after] = [textOf(input, path), textOf(published, path)];
  if (before === after) return false;
  const old = functionText(before, name);
  return old === undefined || old !== functionText(after, name);
}

function textOf(tree: FileTree, path: string): string {
  return decodeSource(tree.get(path)?.bytes ?? new Uint8Array());
}

function functionText(source: string, name: string): string | undefined {
  const found = outline(source).find(({ qualname }) => qualname === name);
  return (
    found &&
    source
      .split('\n')
      .slice(found.line - 1, found.end_line)
      .join('\n')
  );
}

/** Whether a dotted name, or the path that a test may give in place of one, is that of a file. */
function isModule(module: string, path: string): boolean {
  const dotted = path.replace(/\.py$/, '').replaceAll('/', '.');
  return module === path || module === dotted || dotted.endsWith(`.${module}`);
}
