import type { ModelTier } from '../config/agents.ts';
import type { RefactoringState } from '../contracts/index.ts';
import { MustWait } from '../models/giving-up.ts';
import { findTier } from '../policy/tiers.ts';
import { estimateTokens } from '../prompts/estimate.ts';
import { isTestFile } from '../workspace/discovery.ts';
import type { FileTree } from '../workspace/file-tree.ts';
import { decodeSource } from '../workspace/source-text.ts';
import type { AgentContext } from './context.ts';

/** What the state machine is told of a piece of work: done, or to be taken up again after a wait. */
export interface WorkDone {
  /** Whole seconds to wait before the same work is taken up again; 0: it is done. */
  readonly wait_s: number;
}

/** Runs work that asks models; a wait is data, for the state machine to carry out. */
export async function orWait<T extends object>(work: () => Promise<T>): Promise<(T & WorkDone) | WorkDone> {
  try {
    return { ...(await work()), wait_s: 0 };
  } catch (error) {
    if (error instanceof MustWait) return { wait_s: Math.max(1, Math.ceil(error.wait_s)) };
    throw error;
  }
}

/** The tier whose models work now: the run's own, or the first that it may come to. */
export function modelTier(context: AgentContext, state: RefactoringState): ModelTier | undefined {
  const names = [state.tier, ...state.tiers];
  const tiers = names.map((name) => findTier(context.config.agents, name));
  return tiers.find((tier): tier is ModelTier => tier.kind === 'model');
}

/** Texts of the files that may be repaired, in the order of their paths. */
export function sourceTexts(state: RefactoringState, tree: FileTree): Map<string, string> {
  const paths = state.files.filter((path) => !isTestFile(path)).sort();
  return new Map(
    paths.flatMap((path) => {
      const file = tree.get(path);
      return file ? [[path, decodeSource(file.bytes)] as const] : [];
    }),
  );
}

/**
 * The paths that so many calls can be about, in their order, and the rest. What no call will
 * be about need not be packed: packing many files takes long.
 */
export function forCalls(
  sources: ReadonlyMap<string, string>,
  paths: readonly string[],
  limits: { readonly calls: number; readonly budgetTokens: number; readonly outputTokens: number },
): { readonly now: string[]; readonly later: string[] } {
  // A file is answered, so that it takes room in the answer too; a larger one is sent in parts.
  const room = Math.min(limits.budgetTokens, limits.outputTokens);
  let left = room * limits.calls;
  const known = [...new Set(paths)].filter((path) => sources.has(path));
  const last = known.findIndex((path) => {
    left -= Math.min(room, estimateTokens(sources.get(path) ?? ''));
    return left <= 0;
  });
  return last < 0 ? { now: known, later: [] } : { now: known.slice(0, last + 1), later: known.slice(last + 1) };
}

/** Mentions but those of files that no call is about. */
export function withoutFiles(mentions: readonly string[], paths: readonly string[]): string[] {
  const left = new Set(paths);
  return mentions.filter((mention) => !left.has(mention.replace(/:(?:\d+|:\w+)$/, '')));
}

/** Whole lines of a text within so many tokens, and how many were left out; what is fenced stays fenced. */
export function clipped(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const lines = text.split('\n');
  const kept: string[] = [];
  let used = 0;
  for (const line of lines) {
    used += estimateTokens(`${line}\n`);
    if (used > tokens) break;
    kept.push(line);
  }
  const left = `(${lines.length - kept.length} more lines were left out)`;
  const isOpen = kept.filter((line) => line.startsWith('```')).length % 2 === 1;
  return [...kept, ...(isOpen ? ['```'] : []), left].join('\n');
}

/** Runs tasks, at most so many at a time; all are run to their end, whatever becomes of one. */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const results: PromiseSettledResult<R>[] = new Array(items.length);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index] as T;
      results[index] = await task(item).then(
        (value) => ({ status: 'fulfilled' as const, value }),
        (reason: unknown) => ({ status: 'rejected' as const, reason }),
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}

/** The values of tasks that did their work. A wait of one is a wait of all; anything unknown is thrown. */
export function gathered<R, E extends Error>(
  results: readonly PromiseSettledResult<R>[],
  known: abstract new (...args: never[]) => E,
): { values: R[]; failures: E[] } {
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  const waits = reasons.filter((reason) => reason instanceof MustWait);
  const unknown = reasons.find((reason) => !(reason instanceof MustWait) && !(reason instanceof known));
  if (unknown !== undefined) throw unknown;
  if (waits.length > 0) throw new MustWait(Math.max(...waits.map((wait) => wait.wait_s)));
  return {
    values: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    failures: reasons.filter((reason): reason is E => reason instanceof known),
  };
}
