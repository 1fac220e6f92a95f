import type { BuildSummary, RefactoringState } from '../../contracts/index.ts';

/** What the summary of a run of build tells; undefined where its request was refused. */
export function buildSummary({ build }: RefactoringState): BuildSummary | undefined {
  if (!build) return undefined;
  const { goal, plan_id, tasks, warnings, dependencies } = build;
  return {
    goal,
    plan_id,
    tasks: tasks.map(({ id, title, status, attempts, tier }) => ({
      id,
      title,
      passed: status === 'passed',
      attempts,
      tier: tier || null,
    })),
    warnings,
    dependencies,
  };
}
