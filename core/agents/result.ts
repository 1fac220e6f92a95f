import { isAsked } from '../concerns/asked.ts';
import {
  type Change,
  type RefactoringState,
  type RunSummary,
  type WriteTestsResult,
  WriteTestsResultSchema,
} from '../contracts/index.ts';
import { unasked } from '../evidence/questions.ts';
import { measure } from '../policy/measure.ts';
import { htmlReport } from '../report/html.ts';
import { junitReport } from '../report/junit.ts';
import { markdownReport } from '../report/markdown.ts';
import type { ReportModel } from '../report/model.ts';
import { sarifReport } from '../report/sarif.ts';
import { writeJson } from '../store/documents.ts';
import { reportBeside, runKeys } from '../store/keys.ts';
import type { FileTree, ProjectFile } from '../workspace/file-tree.ts';
import { diffTrees, type FileDiff, patchBytes } from '../workspace/patch.ts';
import { decodeSource } from '../workspace/source-text.ts';
import { zipTree } from '../workspace/zip.ts';
import type { AgentContext } from './context.ts';
import { leftForTime } from './inspected-files.ts';
import { openQuestions } from './open-questions.ts';
import { type PublishedProof, publishedProof } from './proof/published-proof.ts';
import type { ReportFacts } from './report-facts.ts';
import type { RunEvidence } from './run-evidence.ts';
import { readSnapshot } from './snapshots.ts';
import { readStepResult } from './step-results.ts';
import { whereToLook } from './where-to-look.ts';

/** What is handed over at the end. */
export interface PublishedResult {
  readonly tree: FileTree;
  /** What came in; empty where nothing did. */
  readonly input: FileTree;
  readonly diffs: readonly FileDiff[];
  readonly generated: WriteTestsResult | undefined;
  /** How the tests hold against mutants; of a run of refactor only. */
  readonly proof?: PublishedProof;
}

/** The best snapshot with the Judge's tests, and its difference to the input. */
export async function publishedResult(context: AgentContext, state: RefactoringState): Promise<PublishedResult> {
  const keys = runKeys(state.owner, state.run_id);
  if (!(await context.store.get(keys.snapshot(0))))
    return { tree: new Map(), input: new Map(), diffs: [], generated: undefined };
  const input = await readSnapshot(context, state, 0);
  const best = await readSnapshot(context, state, state.best_snapshot);
  const written = (await readStepResult(context, keys.generatedTests, WriteTestsResultSchema))?.result;
  const delivered = state.request.workflow !== 'refactor' || isAsked(state.request, 'tests');
  const proof = await publishedProof(context, state, { input, best, generated: written });
  const generated = proof.tests ?? written;
  const tree = new Map<string, ProjectFile>(best);
  if (state.snapshots.length > 0 && delivered) {
    for (const [path, text] of Object.entries(generated?.files ?? {})) {
      if (!tree.has(path)) tree.set(path, { bytes: Buffer.from(text), executable: false });
    }
  }
  return { tree, input, diffs: diffTrees(input, tree), generated, proof };
}

/** Writes result.zip, changes.patch, the report in each of its forms, and junit.xml. */
export async function writeOutputs(
  context: AgentContext,
  state: RefactoringState,
  result: PublishedResult,
  model: ReportModel,
  upload?: string,
): Promise<void> {
  const { store } = context;
  const keys = runKeys(state.owner, state.run_id);
  if (result.tree.size > 0) {
    await store.put(keys.resultZip, zipTree(result.tree), { contentType: 'application/zip' });
    await store.put(keys.patch, patchBytes(result.diffs), { contentType: 'text/x-diff' });
  }
  await writeJson(store, keys.reportJson, model);
  const markdown = markdownReport(model);
  const asMarkdown = { contentType: 'text/markdown; charset=utf-8' };
  await store.put(keys.reportMarkdown, markdown, asMarkdown);
  if (upload && fitsBeside(upload)) await store.put(reportBeside(upload), markdown, asMarkdown);
  await store.put(keys.reportHtml, htmlReport(model), { contentType: 'text/html; charset=utf-8' });
  await store.put(keys.sarif, sarifReport(model), { contentType: 'application/sarif+json' });
  await store.put(keys.junit, junitReport(state.run_id, model.tests), { contentType: 'application/xml' });
}

/** Bytes of the longest key that S3 takes. */
const LONGEST_KEY = 1024;

function fitsBeside(upload: string): boolean {
  return Buffer.byteLength(reportBeside(upload)) <= LONGEST_KEY;
}

/** Why a file of the input changed: repairs, or that a suspected bug of a forged suite is one no more. */
function changesOf(path: string, facts: ReportFacts, { generated }: PublishedResult): Change[] {
  const made = facts.changes.filter((change) => change.path === path);
  if (!generated || !Object.hasOwn(generated.files, path)) return made;
  const message = 'What its test suspected is repaired: the test is no longer expected to fail';
  return [...made, { path, line: 0, rule: 'judge', kind: 'rule', message }];
}

/** What the report of a run of refactor or build tells. */
export function refactorModel(
  state: RefactoringState,
  result: PublishedResult,
  summary: RunSummary,
  facts: ReportFacts,
  evidence: RunEvidence,
): ReportModel {
  const before = measure(facts.before);
  const { red } = measure(facts.after);
  return {
    summary,
    target_dir: state.target_dir,
    baseline: facts.before
      ? { pylint_score: state.pylint_baseline, tests: before.tests, tests_red: before.red.length }
      : null,
    files: result.diffs.map((diff) => ({
      path: diff.path,
      added: diff.added,
      changes: diff.added
        ? [{ path: diff.path, line: 0, rule: 'judge', kind: 'rule', message: 'Test written by the Judge' }]
        : changesOf(diff.path, facts, result),
      diff: decodeSource(diff.patch),
    })),
    tests: [...(facts.after?.tests ?? []), ...(result.proof?.outcomes ?? [])],
    generated: (result.generated?.tests ?? []).map((test) => ({
      nodeid: test.nodeid,
      intent: test.intent,
      confidence: test.confidence,
      evidence: test.evidence,
      outcome_before: test.outcome_before ?? 'not run',
    })),
    dropped: result.generated?.dropped ?? [],
    behaviour: evidence.behaviour,
    not_gated: evidence.not_gated,
    suspicions: evidence.suspicions,
    attempts: state.fix_attempts,
    findings: facts.findings,
    notes: [
      ...state.notes,
      ...leftForTime(state),
      ...openQuestions(unasked(state.handover, evidence.questions), red),
      ...whereToLook(state.handover, red),
      ...(result.proof?.lost ?? []),
    ],
    security_findings: state.security_findings,
    isolation: facts.isolation,
    original_published: state.best_snapshot === 0,
  };
}
