import type { IssueType, PylintMessage, Severity } from '../contracts/index.ts';

interface Classification {
  readonly type: IssueType;
  readonly severity: Severity;
}

const NAMING = /^(?:invalid-name|disallowed-name|non-ascii-.*|bad-.*-argument|redefined-.*|typevar-.*)$/;
const UNUSED =
  /^(?:unused-.*|unreachable|unnecessary-pass|pointless-.*|expression-not-assigned|useless-.*|reimported)$/;
const COMPLEX =
  /^(?:too-many-.*|too-complex|too-few-public-methods|no-else-.*|simplifiable-.*|chained-comparison|consider-.*|use-.*|unnecessary-.*)$/;
const HINTS = /^(?:missing-.*-annotation|deprecated-typing-alias)$/;

/** pylint messages of type "warning" that mean code does something else than it seems to. */
const LIKELY_BUGS = new Set([
  'bare-except', 'broad-exception-caught', 'broad-except', 'dangerous-default-value', 'cell-var-from-loop',
  'unbalanced-tuple-unpacking', 'comparison-with-itself', 'comparison-with-callable', 'self-assigning-variable',
  'modified-iterating-list', 'lost-exception', 'return-in-finally', 'undefined-loop-variable', 'assert-on-tuple',
  'inconsistent-return-statements', 'singleton-comparison', 'consider-using-with', 'raise-missing-from',
  'subprocess-run-check', 'eval-used', 'exec-used', 'attribute-defined-outside-init', 'protected-access',
]); // biome-ignore format: a list reads best as a block

/** Which kind of issue a pylint message is, and how urgent. */
export function classify(message: Pick<PylintMessage, 'symbol' | 'type'>): Classification {
  const { symbol, type } = message;
  if (symbol === 'syntax-error') return { type: 'SYNTAX_ERROR', severity: 'High' };
  if (type === 'fatal' || type === 'error') return { type: 'BUG', severity: 'High' };
  if (/-docstring$/.test(symbol)) return { type: 'MISSING_DOCSTRING', severity: 'Medium' };
  if (LIKELY_BUGS.has(symbol)) return { type: 'BUG', severity: 'High' };
  if (NAMING.test(symbol)) return { type: 'NAMING_VIOLATION', severity: 'Low' };
  if (UNUSED.test(symbol)) return { type: 'UNUSED_CODE', severity: 'Low' };
  if (HINTS.test(symbol)) return { type: 'TYPE_HINT', severity: 'Low' };
  if (COMPLEX.test(symbol) || type === 'refactor') return { type: 'COMPLEXITY', severity: 'Medium' };
  return { type: type === 'warning' ? 'BUG' : 'NAMING_VIOLATION', severity: 'Low' };
}

/** "missing-function-docstring" as "Missing Function Docstring". */
export function titleOf(symbol: string): string {
  return symbol
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

const SUGGESTIONS: Record<IssueType, string> = {
  SYNTAX_ERROR: 'Repair the statement so that the file parses',
  BUG: 'Correct the statement so that it does what its name and context promise',
  NAMING_VIOLATION: 'Follow the PEP 8 convention; keep a public name as an alias',
  MISSING_DOCSTRING: 'Add a docstring that says what it does, its arguments, its result and its errors',
  UNUSED_CODE: 'Remove it where it has no effect',
  COMPLEXITY: 'Rewrite it in the simpler equivalent form',
  TYPE_HINT: 'Annotate where the type is certain',
};

export function suggestionFor(type: IssueType): string {
  return SUGGESTIONS[type];
}
