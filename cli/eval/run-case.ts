import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { RunRequestInput } from '../../core/contracts/index.ts';
import type { FileTree } from '../../core/workspace/file-tree.ts';
import { readInput } from '../project/read-input.ts';
import { writeTree } from '../project/write-result.ts';
import { resultTree } from '../runs/deliver.ts';
import { startInput } from '../runs/start-input.ts';
import type { EvalCase } from './cases.ts';
import { type HiddenResult, runHidden } from './hidden-tests.ts';
import { type CaseResult, outcomeOf } from './result.ts';

/** Takes a case through the product as a user would, and runs its hidden tests before and after. */
export async function runCase(
  command: Command,
  { name, project, hidden }: EvalCase,
  request: Omit<RunRequestInput, 'source' | 'owner'>,
): Promise<CaseResult> {
  const input = await readInput(project);
  const before = await judged(input.tree, hidden);
  const started = await startInput(command, input, request, { json: true }, { out: null, write: false, git: null });
  const { summary, artefacts } = await started.follow();
  const after = await judged((await resultTree(artefacts)) ?? input.tree, hidden);
  return {
    name,
    outcome: outcomeOf(before, after),
    status: summary.status,
    stop_reason: summary.stop_reason,
    before,
    after,
    cost_usd: summary.cost_usd,
    duration_s: summary.duration_s,
    calls: Object.fromEntries(summary.tiers.map(({ tier, calls }) => [tier, calls])),
  };
}

async function judged(tree: FileTree, hidden: readonly string[]): Promise<HiddenResult> {
  const scratch = mkdtempSync(join(tmpdir(), 'swarm-eval-'));
  try {
    const folder = join(scratch, 'project');
    mkdirSync(folder);
    writeTree(folder, tree);
    return await runHidden(folder, hidden);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
