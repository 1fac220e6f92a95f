import { type RefactoringState, RunRequestSchema, type Workflow } from '../contracts/index.ts';
import { UNKNOWN_SAMPLE } from '../views/source-view.ts';
import type { AgentContext, RunRef } from './context.ts';

/**
 * The state before anything is known: what Intake fills in, and all that a run has whose
 * request was refused (its own text is in the execution's input).
 */
export function emptyState(context: AgentContext, run: RunRef, workflow: Workflow = 'refactor'): RefactoringState {
  return {
    version: 1,
    target_dir: '.',
    files: [],
    plan: '',
    generated_tests: [],
    pylint_baseline: 0,
    pylint_current: 0,
    current_iteration: 0,
    max_iterations: 10,
    test_results: '',
    error_logs: [],
    status: 'in_progress',
    run_id: run.run_id,
    owner: run.owner,
    request: RunRequestSchema.parse({ source: { sample: UNKNOWN_SAMPLE }, owner: run.owner, workflow }),
    started_at: context.now().toISOString(),
    finished_at: null,
    stop_reason: null,
    stop_detail: '',
    tier: 'builtin',
    tiers: [],
    round: 0,
    fix_attempts: [],
    cost_usd: 0,
    best_snapshot: 0,
    snapshots: [],
    security_findings: [],
    security_reviews: 0,
    models_joined: false,
    handover: [],
    questions: [],
    repaired: [],
    behaviour: [],
    not_gated: [],
    notes: [],
    pending_results: [],
  };
}
