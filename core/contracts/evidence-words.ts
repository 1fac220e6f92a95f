import type { Evidence, FunctionOutcome } from './evidence.ts';

/** What a strength of evidence is, for a person: the report, the terminal and the page say the same. */
export const EVIDENCE_WORDS: Readonly<Record<Evidence, string>> = {
  shown: 'shown by tests, examples or a crash',
  specified: 'specified: it is a known function',
  never_meant: 'never meant: no author means this pattern',
  suspected: 'suspected only',
  none: 'nothing says what it should do',
};

/** What became of a function, for a person. */
export const OUTCOME_WORDS: Readonly<Record<FunctionOutcome, string>> = {
  right: 'right',
  repaired: 'repaired',
  wrong: 'wrong, not repaired',
  question: 'a question is open',
  unchanged: 'behaviour unchanged',
};
