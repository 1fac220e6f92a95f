import { outline } from '../python/outline.ts';
import { largest } from './file-parts.ts';

/** What a file defines and which words its imports have. */
export interface FileOutline {
  readonly path: string;
  readonly lines: readonly string[];
  readonly names: ReadonlySet<string>;
  readonly imports: ReadonlySet<string>;
}
export type ProjectOutline = readonly FileOutline[];

/** The outlines of all files. */
export function projectOutline(sources: ReadonlyMap<string, string>): ProjectOutline {
  return [...sources].map(([path, source]) => {
    const definitions = outline(source).filter((one) => one.name.startsWith('__init__') || !one.name.startsWith('_'));
    const imports = source.split(/\r\n?|\n/).filter((line) => /^\s*(?:from|import)\s/.test(line));
    return {
      path,
      lines: definitions.map((one) => `${' '.repeat(2 + 2 * (one.qualname.split('.').length - 1))}${one.signature}`),
      names: new Set(definitions.map((one) => one.name)),
      imports: new Set(imports.flatMap((line) => line.match(/[\p{L}\p{N}_]+/gu) ?? [])),
    };
  });
}

/**
 * The signatures of files outside of `inside` as text, the most relevant file first: those
 * mentioned, those that files inside import, those wanted. As many lines as `fits` allows;
 * what is left out is counted.
 */
export function signatureText(
  project: ProjectOutline,
  inside: ReadonlySet<string>,
  wanted: readonly string[],
  mentions: readonly string[],
  fits: (text: string) => boolean,
): string {
  const imported = new Set(project.filter(({ path }) => inside.has(path)).flatMap(({ imports }) => [...imports]));
  const mentioned = new Set(mentions);
  const relevance = (file: FileOutline): number =>
    (mentioned.has(file.path) || [...file.names].some((name) => mentioned.has(name)) ? 4 : 0) +
    (imported.has(moduleOf(file.path)) ? 2 : 0) +
    (wanted.includes(file.path) ? 1 : 0);
  const ranks = new Map(project.map((file) => [file, relevance(file)]));
  const files = project
    .filter((file) => !inside.has(file.path) && file.lines.length > 0)
    .sort((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0) || (a.path < b.path ? -1 : 1));
  const lines = files.flatMap((file) => [file.path, ...file.lines]);
  const shown = (count: number): string => {
    let kept = count;
    // A path without anything below it says nothing.
    while (kept > 0 && kept < lines.length && lines[kept - 1]?.startsWith(' ') === false) kept -= 1;
    const left = lines.slice(kept).filter((line) => line.startsWith(' ')).length;
    return [...lines.slice(0, kept), ...(left > 0 ? [`(${left} more definitions)`] : [])].join('\n');
  };
  const text = shown(largest(lines.length, (count) => fits(shown(count))));
  return fits(text) ? text : '';
}

/** The last part of the name that a file is imported by. */
function moduleOf(path: string): string {
  const parts = path.replace(/\.pyi?$/, '').split('/');
  return (parts.at(-1) === '__init__' ? parts.at(-2) : parts.at(-1)) ?? '';
}
