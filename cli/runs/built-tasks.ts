import { join } from 'node:path';
import { taskMessage, wipTaskMessage } from '../../core/build/task-message.ts';
import { loadConfig } from '../../core/config/load.ts';
import {
  EditSetSchema,
  parseContract,
  parseJson,
  RefactoringStateSchema,
  type RunSummary,
  WorkResultSchema,
} from '../../core/contracts/index.ts';
import { applyEdits } from '../../core/workspace/apply-edits.ts';
import type { FileTree } from '../../core/workspace/file-tree.ts';
import { unzipStored } from '../../core/workspace/unzip.ts';
import { CHECKOUT } from '../local/paths.ts';
import type { RunArtefacts } from './artefacts.ts';

/** A tree that is to be committed, with its message. */
export interface TaskTree {
  readonly id: string;
  readonly tree: FileTree;
  readonly message: string;
}

/** What a run of build came to, as trees: the input, one a task that passed, and the last attempt at one that failed. */
export interface BuiltTrees {
  readonly input: FileTree;
  readonly passed: readonly TaskTree[];
  readonly unfinished: TaskTree | undefined;
  /** The message of the one commit of a squash merge. */
  readonly squashed: string;
}

/** Gathers what a run of build left in the bucket. */
export async function builtTrees(artefacts: RunArtefacts, summary: RunSummary): Promise<BuiltTrees> {
  const { archive } = loadConfig(join(CHECKOUT, 'config')).policies;
  const snapshot = async (number: number) =>
    unzipStored(await artefacts.require(artefacts.keys.snapshot(number)), archive);
  const state = parseContract(
    RefactoringStateSchema,
    parseJson(await artefacts.text(artefacts.keys.state), 'state.json'),
    'state.json',
  );
  const { build } = state;
  const input = await snapshot(0);
  const origin = { run_id: summary.run_id, plan_id: build?.plan_id ?? '' };
  const passed: TaskTree[] = [];
  for (const [index, progress] of (build?.tasks ?? []).entries()) {
    const task = build?.plan?.tasks[index];
    if (!task || progress.snapshot === null) continue;
    passed.push({ id: task.id, tree: await snapshot(progress.snapshot), message: taskMessage(task, progress, origin) });
  }
  const lines = passed.map(({ message }) => `- ${message.split('\n')[0]?.replace(/^feat: /, '')}`);
  const goal = (build?.goal ?? '').replace(/\s+/g, ' ').slice(0, 64);
  const squashed = [`feat: ${goal}`, '', ...lines, '', `Swarm-Run: ${summary.run_id}`, ''].join('\n');
  return { input, passed, squashed, unfinished: await unfinished() };

  async function unfinished(): Promise<TaskTree | undefined> {
    const progress = build?.tasks[build.current];
    const task = build?.plan?.tasks[build.current];
    if (!build || !progress || !task || progress.status === 'passed' || progress.last_round === 0) return undefined;
    const key = artefacts.keys.edits(progress.last_round);
    const document = parseContract(WorkResultSchema, parseJson(await artefacts.text(key), key), key);
    const { edits } = parseContract(EditSetSchema, document.result, key);
    if (edits.length === 0) return undefined;
    const tree = applyEdits(passed.at(-1)?.tree ?? input, edits);
    return { id: task.id, tree, message: wipTaskMessage(task, progress, origin) };
  }
}
