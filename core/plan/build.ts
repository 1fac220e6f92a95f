import type {
  InspectedFile,
  IssueType,
  Plan,
  PlanIssue,
  PylintMessage,
  Severity,
  TestRun,
} from '../contracts/index.ts';
import { classify, suggestionFor, titleOf } from './pylint-issues.ts';

const COMPLEXITY_LIMIT = 10;
const SEVERITY_RANK: Record<Severity, number> = { High: 0, Medium: 1, Low: 2 };

const REASONS: Record<IssueType, string> = {
  SYNTAX_ERROR: 'The file cannot run',
  BUG: 'Wrong results or a crash',
  NAMING_VIOLATION: 'Style',
  MISSING_DOCSTRING: 'Documentation',
  UNUSED_CODE: 'Clean-up',
  COMPLEXITY: 'Maintainability',
  TYPE_HINT: 'Maintainability',
};

type Draft = Omit<PlanIssue, 'number'>;

/** The plan that follows from what the tools found; files and issues in a fixed order. */
export function buildPlan(files: readonly InspectedFile[], baseline: number, existingTests?: TestRun): Plan {
  const drafts = files.map((file) => ({ path: file.path, issues: issuesOf(file, existingTests) }));
  return orderPlan(drafts, files.length, baseline);
}

/** A plan of issues: files by path, issues by line, numbered through, the most severe first in the order of work. */
export function orderPlan(
  files: readonly { readonly path: string; readonly issues: readonly Draft[] }[],
  filesAnalyzed: number,
  baseline: number,
): Plan {
  let number = 0;
  const planned = [...files]
    .sort((a, b) => compare(a.path, b.path))
    .map(({ path, issues }) => ({
      path,
      issues: [...issues].sort(byLine).map((draft) => ({ number: ++number, ...draft })),
    }))
    .filter((file) => file.issues.length > 0);
  return {
    summary: { files_analyzed: filesAnalyzed, total_issues: number, pylint_baseline: Math.round(baseline * 10) / 10 },
    files: planned,
    priority_order: planned
      .flatMap((file) => file.issues)
      .sort((a, b) => SEVERITY_RANK[a.severity] - SEVERITY_RANK[b.severity] || a.number - b.number)
      .map((issue) => ({
        severity: issue.severity,
        issue: issue.number,
        title: issue.title,
        reason: REASONS[issue.type],
      })),
  };
}

function byLine(a: Draft, b: Draft): number {
  return a.line - b.line || compare(a.title, b.title) || compare(a.description, b.description);
}

function issuesOf(file: InspectedFile, existingTests: TestRun | undefined): Draft[] {
  const drafts: Draft[] = [];
  if (!file.parses) drafts.push(syntaxIssue(file));
  drafts.push(
    ...file.pylint.messages.filter((message) => message.symbol !== 'syntax-error').map(pylintIssue),
    ...importIssues(file),
    ...complexityIssues(file),
    ...failingTestIssues(file, existingTests),
  );
  return drafts;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Text that fits one bullet of the plan. */
function oneLine(text: string, limit = 300): string {
  const line = text.replace(/[\s\u2028\u2029]+/g, ' ').trim();
  return line.length > limit ? `${line.slice(0, limit - 1).trimEnd()}…` : line || 'Not given';
}

function syntaxIssue(file: InspectedFile): Draft {
  return {
    title: 'Syntax Error',
    line: Math.max(1, file.syntax_error?.line ?? 1),
    type: 'SYNTAX_ERROR',
    severity: 'High',
    location: 'Module level',
    description: oneLine(`The file does not parse: ${file.syntax_error?.message ?? 'invalid syntax'}`),
    suggested_fix: suggestionFor('SYNTAX_ERROR'),
  };
}

function pylintIssue(message: PylintMessage): Draft {
  const { type, severity } = classify(message);
  const line = Math.max(1, message.line);
  const end = message.end_line && message.end_line > line ? { end_line: message.end_line } : {};
  return {
    title: titleOf(message.symbol),
    line,
    ...end,
    type,
    severity,
    location: oneLine(message.obj || 'Module level'),
    description: oneLine(`${message.message} (${message.message_id})`),
    suggested_fix: suggestionFor(type),
  };
}

function importIssues(file: InspectedFile): Draft[] {
  const error = file.import_error;
  if (!error || !file.parses) return [];
  const what = error.circular ? 'Circular Import' : error.missing_module ? 'Missing Dependency' : 'Import Fails';
  return [
    {
      title: what,
      line: 1,
      type: 'BUG',
      severity: 'High',
      location: 'Module level',
      description: oneLine(`Importing the module ends with ${error.type}: ${error.message}`),
      suggested_fix: error.missing_module
        ? 'Install the dependency; until then the file is linted and documented, not run'
        : 'Move what runs at import under a main guard, or break the cycle',
    },
  ];
}

function complexityIssues(file: InspectedFile): Draft[] {
  return (file.facts?.functions ?? [])
    .filter((fact) => fact.complexity > COMPLEXITY_LIMIT)
    .map((fact) => ({
      title: 'Complex Function',
      line: Math.max(1, fact.line),
      ...(fact.end_line > fact.line ? { end_line: fact.end_line } : {}),
      type: 'COMPLEXITY' as const,
      severity: 'Medium' as const,
      location: oneLine(`Function \`${fact.qualname}\``),
      description: `Cyclomatic complexity is ${fact.complexity}; ${COMPLEXITY_LIMIT} is the limit`,
      suggested_fix: 'Extract nested conditionals into helper functions',
    }));
}

/** A red test that the project brought, told with the file whose name it carries. */
function failingTestIssues(file: InspectedFile, run: TestRun | undefined): Draft[] {
  const stem = file.path.slice(file.path.lastIndexOf('/') + 1).replace(/\.py$/, '');
  return (run?.tests ?? [])
    .filter((test) => test.outcome === 'failed' || test.outcome === 'error')
    .filter((test) => test.nodeid.split('::')[0]?.endsWith(`test_${stem}.py`))
    .map((test) => ({
      title: 'Failing Test',
      line: 1,
      type: 'BUG' as const,
      severity: 'High' as const,
      location: oneLine(`Test \`${test.nodeid}\``),
      description: oneLine(test.message ?? 'The test fails'),
      suggested_fix: 'Correct the code that the test covers; the test stays as it is',
    }));
}
