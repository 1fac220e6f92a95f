import type { Plan } from '../contracts/index.ts';
import { orderPlan } from './build.ts';
import type { FoundIssue } from './read-issues.ts';

/**
 * A plan with what a model found besides. What the tools know stands; a model's issue that
 * names a file or a line that is not there is dropped, and so is one that says the same.
 *
 * @param lines Number of lines by path: what exists.
 */
export function mergeIssues(
  plan: Plan,
  found: readonly FoundIssue[],
  lines: ReadonlyMap<string, number>,
): { plan: Plan; added: FoundIssue[]; dropped: FoundIssue[] } {
  const drafts = new Map(plan.files.map((file) => [file.path, file.issues.map(({ number: _, ...issue }) => issue)]));
  const added: FoundIssue[] = [];
  const dropped: FoundIssue[] = [];
  for (const item of found) {
    const { path, issue } = item;
    const known = drafts.get(path) ?? [];
    const there = issue.line <= (lines.get(path) ?? 0) && (issue.end_line ?? issue.line) <= (lines.get(path) ?? 0);
    const told = known.some((other) => other.type === issue.type && other.line === issue.line);
    if (!there || told) {
      dropped.push(item);
      continue;
    }
    drafts.set(path, [...known, issue]);
    added.push(item);
  }
  const files = [...drafts].map(([path, issues]) => ({ path, issues }));
  return { plan: orderPlan(files, plan.summary.files_analyzed, plan.summary.pylint_baseline), added, dropped };
}
