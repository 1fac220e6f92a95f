import type { ModelTier } from '../config/agents.ts';
import type { RefactoringState } from '../contracts/index.ts';
import { MustWait } from '../models/giving-up.ts';
import { findTier } from '../policy/tiers.ts';
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
