import {
  type Change,
  EditSetSchema,
  type RefactoringState,
  type RunSummary,
  type TestRun,
  TestRunSchema,
  VerifyResultSchema,
  type WriteTestsResult,
  WriteTestsResultSchema,
} from '../contracts/index.ts';
import { htmlReport } from '../report/html.ts';
import { junitReport } from '../report/junit.ts';
import { markdownReport } from '../report/markdown.ts';
import type { ReportModel } from '../report/model.ts';
import { runKeys } from '../store/keys.ts';
import type { FileTree, ProjectFile } from '../workspace/file-tree.ts';
import { diffTrees, type FileDiff, patchBytes } from '../workspace/patch.ts';
import { decodeSource } from '../workspace/source-text.ts';
import { zipTree } from '../workspace/zip.ts';
import type { AgentContext } from './context.ts';
import { readSnapshot } from './snapshots.ts';
import { readStepResult } from './step-results.ts';

/** What is handed over at the end. */
export interface PublishedResult {
  readonly tree: FileTree;
  readonly diffs: readonly FileDiff[];
  readonly generated: WriteTestsResult | undefined;
}

/** The best snapshot with the Judge's tests, and its difference to the input. */
export async function publishedResult(context: AgentContext, state: RefactoringState): Promise<PublishedResult> {
  const keys = runKeys(state.owner, state.run_id);
  if (!(await context.store.get(keys.snapshot(0)))) return { tree: new Map(), diffs: [], generated: undefined };
  const input = await readSnapshot(context, state, 0);
  const best = await readSnapshot(context, state, state.best_snapshot);
  const generated = (await readStepResult(context, keys.generatedTests, WriteTestsResultSchema))?.result;
  const tree = new Map<string, ProjectFile>(best);
  if (state.snapshots.length > 0) {
    for (const [path, text] of Object.entries(generated?.files ?? {})) {
      if (!tree.has(path)) tree.set(path, { bytes: Buffer.from(text), executable: false });
    }
  }
  return { tree, diffs: diffTrees(input, tree), generated };
}

/** Writes result.zip, changes.patch, report.md, report.html and junit.xml. */
export async function writeOutputs(
  context: AgentContext,
  state: RefactoringState,
  result: PublishedResult,
  summary: RunSummary,
): Promise<void> {
  const { store } = context;
  const keys = runKeys(state.owner, state.run_id);
  const { run, changes, isolation } = await bestRound(context, state);
  const model = reportModel(state, result, summary, { tests: run?.tests ?? [], changes, isolation });
  if (result.tree.size > 0) {
    await store.put(keys.resultZip, zipTree(result.tree), { contentType: 'application/zip' });
    await store.put(keys.patch, patchBytes(result.diffs), { contentType: 'text/x-diff' });
  }
  await store.put(keys.reportMarkdown, markdownReport(model), { contentType: 'text/markdown; charset=utf-8' });
  await store.put(keys.reportHtml, htmlReport(model), { contentType: 'text/html; charset=utf-8' });
  await store.put(keys.junit, junitReport(state.run_id, model.tests), { contentType: 'application/xml' });
}

/** Tests of the best snapshot, the reasons of all changes that led to it, and how code was isolated. */
async function bestRound(
  context: AgentContext,
  state: RefactoringState,
): Promise<{ run: TestRun | null | undefined; changes: Change[]; isolation: string[] }> {
  const keys = runKeys(state.owner, state.run_id);
  const accepted = state.fix_attempts.filter((attempt) => attempt.accepted).slice(0, state.best_snapshot);
  const changes: Change[] = [];
  const baseline = await readStepResult(context, keys.baseline, TestRunSchema);
  const isolation = new Set(baseline ? [baseline.isolation] : []);
  let run: TestRun | null | undefined = baseline?.result;
  for (const attempt of accepted) {
    const edits = await readStepResult(context, keys.edits(attempt.round), EditSetSchema);
    const verify = await readStepResult(context, keys.verify(attempt.round), VerifyResultSchema);
    changes.push(...(edits?.result?.edits ?? []).flatMap((edit) => edit.changes));
    if (verify) isolation.add(verify.isolation);
    run = verify?.result?.tests;
  }
  return { run, changes, isolation: [...isolation].filter(Boolean) };
}

function reportModel(
  state: RefactoringState,
  result: PublishedResult,
  summary: RunSummary,
  round: { tests: ReportModel['tests']; changes: Change[]; isolation: string[] },
): ReportModel {
  return {
    summary,
    target_dir: state.target_dir,
    files: result.diffs.map((diff) => ({
      path: diff.path,
      added: diff.added,
      changes: diff.added
        ? [{ path: diff.path, line: 0, rule: 'judge', kind: 'rule', message: 'Test written by the Judge' }]
        : round.changes.filter((change) => change.path === diff.path),
      diff: decodeSource(diff.patch),
    })),
    tests: round.tests,
    generated: (result.generated?.tests ?? []).map((test) => ({
      nodeid: test.nodeid,
      intent: test.intent,
      confidence: test.confidence,
      outcome_before: test.outcome_before ?? 'not run',
    })),
    dropped: result.generated?.dropped ?? [],
    attempts: state.fix_attempts,
    notes: state.notes,
    security_findings: state.security_findings,
    isolation: round.isolation,
    original_published: state.best_snapshot === 0,
  };
}
