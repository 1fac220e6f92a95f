import type { FunctionEvidence, Question, RefactoringState, ShownVerdict, Suspicion } from '../contracts/index.ts';
import { type Carried, NOTHING_CARRIED } from '../evidence/carry.ts';
import { functionKey, functionsOf, verdictOf } from '../evidence/functions.ts';
import { isMended } from '../evidence/mended.ts';
import { measure } from '../policy/measure.ts';
import type { ReportFacts } from './report-facts.ts';
import type { PublishedResult } from './result.ts';

/** What is known at the end of a run of what the code should do, and what was done about it. */
export interface RunEvidence extends Omit<Carried, 'repaired'> {
  /** Undefined where the code was never looked at, and of other workflows than refactor. */
  readonly verdict: ShownVerdict | undefined;
  readonly functions: FunctionEvidence[];
  readonly questions: Question[];
  readonly suspicions: Suspicion[];
}

export const NO_EVIDENCE: RunEvidence = {
  ...NOTHING_CARRIED,
  verdict: undefined,
  functions: [],
  questions: [],
  suspicions: [],
};

type EvidenceTrees = Pick<PublishedResult, 'input' | 'tree' | 'generated'>;

/** What a run ends with, by the attempts that led to the published version. */
export function runEvidence(
  state: RefactoringState,
  { input, tree: published, generated }: EvidenceTrees,
  facts: Pick<ReportFacts, 'after' | 'carried'>,
): RunEvidence {
  if (state.request.workflow !== 'refactor') return NO_EVIDENCE;
  const { red, tests } = measure(facts.after);
  const mending = { input, published, generated: generated?.tests ?? [], red, total: tests.total };
  const functions = functionsOf({
    listed: generated?.functions ?? [],
    repaired: facts.carried.repaired,
    questions: state.questions,
    mended: (path, name) => isMended(mending, path, name),
  });
  // What was suspected of a function was said of it as it came.
  const repaired = new Set(
    functions.filter(({ outcome }) => outcome === 'repaired').map(({ path, name }) => functionKey(path, name)),
  );
  return {
    // Tests without a list of functions are of an engine that did not tell: nothing is known then.
    verdict: generated && (functions.length > 0 || tests.total === 0) ? verdictOf(functions) : undefined,
    functions,
    questions: state.questions,
    behaviour: facts.carried.behaviour,
    not_gated: facts.carried.not_gated,
    suspicions: (generated?.suspicions ?? []).filter((one) => !repaired.has(functionKey(one.path, one.function))),
  };
}

/** What is said of a run where nothing is shown: that it was cleaned, and no more. */
const CLEANED = 'Cleaned; nothing shows what it should compute.';

/** The sentence on how a run ended. Green tests are no praise where none of them says what is meant. */
export function endSentence(state: RefactoringState, { verdict }: RunEvidence): string {
  const ended = state.stop_reason === 'tests_pass' || state.stop_reason === 'untestable';
  return verdict === 'nothing_shown' && ended && state.questions.length === 0 ? CLEANED : state.stop_detail;
}
