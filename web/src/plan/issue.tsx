import type { PlanIssue } from '../../../core/contracts/plan.ts';

const TYPE_WORDS: Record<PlanIssue['type'], string> = {
  SYNTAX_ERROR: 'Syntax error',
  BUG: 'Bug',
  NAMING_VIOLATION: 'Naming',
  MISSING_DOCSTRING: 'Docstring',
  UNUSED_CODE: 'Unused code',
  COMPLEXITY: 'Complexity',
  TYPE_HINT: 'Type hint',
};

/** One finding with what to do about it. */
export function Issue({ issue }: { issue: PlanIssue }) {
  const lines = issue.end_line === undefined ? `Line ${issue.line}` : `Lines ${issue.line} to ${issue.end_line}`;
  return (
    <li className="issue">
      <p className="issue-head">
        <span className="issue-number">{issue.number}</span>
        <strong>{issue.title}</strong>
        <span className={`chip severity-${issue.severity.toLowerCase()}`}>{issue.severity}</span>
        <span className="chip">{TYPE_WORDS[issue.type]}</span>
        <span className="muted issue-place">
          {lines}, {issue.location}
        </span>
      </p>
      <p>{issue.description}</p>
      <p className="issue-fix">
        <span className="muted">Fix:</span> {issue.suggested_fix}
      </p>
    </li>
  );
}
