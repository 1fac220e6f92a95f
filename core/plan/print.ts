import type { Plan, PlanIssue } from '../contracts/index.ts';

/** A plan as the Markdown that people and models read; `parsePlan` gives the same plan back. */
export function printPlan(plan: Plan): string {
  const lines = [
    '# Refactoring Plan',
    '',
    '## Summary',
    `- **Files Analyzed**: ${plan.summary.files_analyzed}`,
    `- **Total Issues Found**: ${plan.summary.total_issues}`,
    `- **Pylint Baseline Score**: ${plan.summary.pylint_baseline.toFixed(1)}/10`,
    '',
  ];
  for (const file of plan.files) {
    lines.push(`## File: ${file.path}`, '', ...file.issues.flatMap(printIssue));
  }
  lines.push('## Priority Order');
  plan.priority_order.forEach((item, index) => {
    lines.push(
      `${index + 1}. **${item.severity.toUpperCase()}**: Issue ${item.issue} (${item.title}) - ${item.reason}`,
    );
  });
  return `${lines.join('\n')}\n`;
}

function printIssue(issue: PlanIssue): string[] {
  const lines = issue.end_line === undefined ? `${issue.line}` : `${issue.line}-${issue.end_line}`;
  return [
    `### Issue ${issue.number}: ${issue.title} (Line ${lines})`,
    `- **Type**: \`${issue.type}\``,
    `- **Severity**: ${issue.severity}`,
    `- **Location**: ${issue.location}`,
    `- **Description**: ${issue.description}`,
    `- **Suggested Fix**: ${issue.suggested_fix}`,
    '',
  ];
}
