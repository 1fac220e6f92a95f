import type { BuildTask, CoderInput } from '../contracts/index.ts';
import { estimateTokens } from '../prompts/estimate.ts';
import { type FileTree, sortedPaths } from '../workspace/file-tree.ts';
import { decodeSource } from '../workspace/source-text.ts';
import { noteOn } from './repo-summary.ts';

/** Files of knowledge that a project keeps for whoever works on it. */
const KNOWLEDGE = /^kb\/[^/]+\.md$/;
const WORTH_SHOWING = /\.(?:py|toml|cfg|ini|md|txt|json|ya?ml)$/;

/** Tokens that the files of a task, and the notes of the project, may take. */
export interface ContextRoom {
  readonly files: number;
  readonly knowledge: number;
}

type ContextFile = CoderInput['context_files'][number];

/**
 * What a coder is shown: the task's own files, then notes of `kb/`, then what has most to do
 * with the task, as far as there is room. A file is shown whole or not at all.
 */
export function contextFiles(tree: FileTree, task: BuildTask, room: ContextRoom): ContextFile[] {
  const own = task.artifacts.filter((path) => tree.has(path));
  const rest = sortedPaths(tree).filter((path) => !own.includes(path) && WORTH_SHOWING.test(path));
  const about = wordsOf(`${task.title} ${task.acceptance} ${task.rationale}`);
  const ranked = (paths: readonly string[]) =>
    paths
      .map((path) => ({ path, score: relevance(tree, path, task, about) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
      .map(({ path }) => path);
  const notes = fitting(tree, ranked(rest.filter((path) => KNOWLEDGE.test(path))), room.knowledge);
  const shown = fitting(tree, [...own, ...ranked(rest.filter((path) => !KNOWLEDGE.test(path)))], room.files);
  return [...shown, ...notes].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** How much a file has to do with a task: it imports or tests an artifact, or speaks of the same. */
function relevance(tree: FileTree, path: string, task: BuildTask, about: ReadonlySet<string>): number {
  const bytes = tree.get(path)?.bytes ?? new Uint8Array();
  const text = decodeSource(bytes);
  const stems = task.artifacts
    .map((artifact) => /([^/]+)\.py$/.exec(artifact)?.[1])
    .filter((stem) => stem !== undefined);
  const imported = stems.some((stem) => new RegExp(`^\\s*(?:from|import)\\s.*\\b${stem}\\b`, 'm').test(text));
  const tells = wordsOf(`${path} ${KNOWLEDGE.test(path) ? text : noteOn(path, bytes)}`);
  const named = `${task.acceptance} ${task.title} ${task.rationale}`.includes(path);
  return (imported ? 5 : 0) + (named ? 5 : 0) + [...tells].filter((word) => about.has(word)).length;
}

function wordsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !STOP_WORDS.has(word)));
}

const STOP_WORDS = new Set([
  'the',
  'and',
  'with',
  'for',
  'that',
  'this',
  'from',
  'tests',
  'test',
  'passes',
  'implement',
]);

function fitting(tree: FileTree, paths: readonly string[], tokens: number): ContextFile[] {
  let left = tokens;
  return paths.flatMap((path) => {
    const content = decodeSource(tree.get(path)?.bytes ?? new Uint8Array());
    const size = estimateTokens(content);
    if (size > left) return [];
    left -= size;
    return [{ path, content }];
  });
}
