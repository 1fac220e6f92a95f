import {
  type Change,
  EditSetSchema,
  type Finding,
  InspectResultSchema,
  type ProgramRun,
  type PylintMessage,
  type RefactoringState,
  type SecurityFinding,
  SecurityResultSchema,
  type TestRun,
  TestRunSchema,
  VerifyResultSchema,
} from '../contracts/index.ts';
import { type Carried, NOTHING_CARRIED, withRepair } from '../evidence/carry.ts';
import { compareFindings, foundIn, securityFindings } from '../report/findings.ts';
import { readJson } from '../store/documents.ts';
import { type RunKeys, runKeys } from '../store/keys.ts';
import type { AgentContext } from './context.ts';
import { ReviewSchema } from './model-review.ts';
import { readStepResult } from './step-results.ts';

type TestRunOrNone = TestRun | null | undefined;

/** What the steps of a run left that its report needs. */
export interface ReportFacts {
  /** The input with the tests of the Judge. */
  readonly before: TestRunOrNone;
  /** The version that is published. */
  readonly after: TestRunOrNone;
  /** Reasons of all changes that led to it. */
  readonly changes: Change[];
  readonly findings: Finding[];
  /** What those attempts repaired, and what they do otherwise. */
  readonly carried: Carried;
  /** How programs end in the version that is published; undefined where it is the input. */
  readonly programs: ProgramRun[] | undefined;
  /** How code was isolated. */
  readonly isolation: string[];
}

export async function reportFacts(context: AgentContext, state: RefactoringState): Promise<ReportFacts> {
  const keys = runKeys(state.owner, state.run_id);
  const accepted = state.fix_attempts.filter((attempt) => attempt.accepted).slice(0, state.best_snapshot);
  const changes: Change[] = [];
  let carried = NOTHING_CARRIED;
  let programs: ProgramRun[] | undefined;
  const baseline = await readStepResult(context, keys.baseline, TestRunSchema);
  const isolation = new Set(baseline ? [baseline.isolation] : []);
  const input = await inputMessages(context, state, keys);
  let after: { run: TestRunOrNone; messages: readonly PylintMessage[] } = { run: baseline?.result, messages: input };
  for (const attempt of accepted) {
    const edits = await readStepResult(context, keys.edits(attempt.round), EditSetSchema);
    const verify = await readStepResult(context, keys.verify(attempt.round), VerifyResultSchema);
    changes.push(...(edits?.result?.edits ?? []).flatMap((edit) => edit.changes));
    carried = withRepair(carried, edits?.result?.repair);
    programs = verify?.result?.programs.runs;
    if (verify) isolation.add(verify.isolation);
    const files = verify?.result?.pylint?.files ?? [];
    after = {
      run: verify?.result?.tests,
      messages: ofFiles(
        state,
        files.map((file) => [file.path, file.messages]),
      ),
    };
  }
  const round = accepted.at(-1)?.round;
  return {
    before: baseline?.result,
    after: after.run,
    changes,
    carried,
    programs,
    findings: [
      ...compareFindings(
        foundIn({ messages: input, tests: baseline?.result }),
        foundIn({ messages: after.messages, tests: after.run }),
      ),
      ...(round === undefined ? [] : await securityOf(context, keys, round)),
    ],
    isolation: [...isolation].filter(Boolean),
  };
}

/** What pylint said of the files that are repaired, as they came. */
async function inputMessages(context: AgentContext, state: RefactoringState, keys: RunKeys): Promise<PylintMessage[]> {
  const shards: [string, readonly PylintMessage[]][] = [];
  for (let shard = 0; shard < context.config.policies.inspect.max_shards; shard += 1) {
    const found = await readStepResult(context, keys.inspectResult(shard), InspectResultSchema);
    shards.push(
      ...(found?.result?.files ?? []).map((file): [string, PylintMessage[]] => [file.path, file.pylint.messages]),
    );
  }
  return ofFiles(state, shards);
}

function ofFiles(
  state: RefactoringState,
  files: readonly (readonly [path: string, messages: readonly PylintMessage[]])[],
): PylintMessage[] {
  const own = new Set(state.files);
  return files.filter(([path]) => own.has(path)).flatMap(([, messages]) => messages);
}

/** What tools and a model said of the version that is published; a model looks at the changes only. */
async function securityOf(context: AgentContext, keys: RunKeys, round: number): Promise<Finding[]> {
  const audited = (await readStepResult(context, keys.security(round), SecurityResultSchema))?.result;
  const review = (await readJson(context.store, keys.review(round), ReviewSchema))?.value;
  const told = (review?.findings ?? []).map((one): SecurityFinding => {
    const message = `${one.title}. ${one.recommendation}`.trim();
    return { tool: 'model', path: one.path, line: one.line, code: 'security-review', message };
  });
  return securityFindings([...(audited?.after ?? []), ...told], [...(audited?.introduced ?? []), ...told]);
}
