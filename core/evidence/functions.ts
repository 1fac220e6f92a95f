import type { FunctionEvidence, Question, ShownVerdict } from '../contracts/index.ts';

/** What the list of functions is made of. */
export interface FunctionParts {
  /** As they were found before anything was changed. */
  readonly listed: readonly FunctionEvidence[];
  /** What the published attempts say that they repaired. */
  readonly repaired: readonly FunctionEvidence[];
  readonly questions: readonly Question[];
  /** Whether a function of the published version is not the one of the input, and all its tests are green. */
  readonly mended: (path: string, name: string) => boolean;
}

/** The functions of a run with what became of each, in the order of their files; new ones come last in theirs. */
export function functionsOf({ listed, repaired, questions, mended }: FunctionParts): FunctionEvidence[] {
  const found = new Map<string, FunctionEvidence>();
  const put = (one: FunctionEvidence) => found.set(functionKey(one.path, one.name), one);
  for (const one of listed) {
    const isMended = one.outcome === 'wrong' && one.evidence === 'shown' && mended(one.path, one.name);
    put(isMended ? { ...one, outcome: 'repaired' } : one);
  }
  for (const { path, name, evidence } of repaired) put({ path, name, evidence, outcome: 'repaired' });
  for (const { path, function: name } of questions) put({ path, name, evidence: 'shown', outcome: 'question' });
  return [...found.values()]
    .map((one, index) => ({ one, index }))
    .sort((a, b) => compare(a.one.path, b.one.path) || a.index - b.index)
    .map(({ one }) => one);
}

/** What tells functions of a project apart. */
export function functionKey(path: string, name: string): string {
  return `${path}\n${name}`;
}

/** How much of the functions is shown or specified; of none at all, nothing is. */
export function verdictOf(functions: readonly FunctionEvidence[]): ShownVerdict {
  const says = ({ evidence }: FunctionEvidence) => evidence === 'shown' || evidence === 'specified';
  if (functions.length > 0 && functions.every(says)) return 'shown';
  const some = functions.some((one) => says(one) || one.evidence === 'never_meant');
  return some ? 'partly_shown' : 'nothing_shown';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
