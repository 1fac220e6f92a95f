import type { Finding, Question, Suspicion } from '../../core/contracts/index.ts';
import type { ReportModel } from '../../core/report/model.ts';
import { fixAttempt } from './attempts.ts';

/** A finding of pylint that is still there. */
export function finding(more: Partial<Finding> = {}): Finding {
  return {
    tool: 'pylint',
    rule: 'line-too-long',
    level: 'note',
    path: 'a.py',
    line: 2,
    column: 1,
    scope: '',
    message: 'Line too long (120/100)',
    state: 'remaining',
    fingerprint: 'a'.repeat(64),
    ...more,
  };
}

/** Something that was noticed and not acted on. */
export function suspicion(more: Partial<Suspicion> = {}): Suspicion {
  return {
    fingerprint: 'f'.repeat(16),
    path: 'a.py',
    line: 4,
    function: 'mean',
    pattern: 'specification',
    message: 'The mean of nothing fails.',
    suggestion: 'Return 0.',
    input: 'mean([])',
    actual: 'raises ZeroDivisionError',
    expected: '0',
    ...more,
  };
}

/** A question with two answers. */
export function question(text: string, more: Partial<Question> = {}): Question {
  return {
    id: '0123456789ab',
    path: 'a.py',
    function: text || 'f',
    input: text,
    choices: [
      { id: '1', result: text, edit: text, test: 'def test_answer():\n    pass\n' },
      { id: '2', result: text, edit: text, test: 'def test_answer():\n    pass\n' },
    ],
    test_path: 'tests/test_answer.py',
    ...more,
  };
}

const TIER = {
  tier: 'economy',
  attempts: 2,
  accepted: 1,
  succeeded: false,
  calls: 3,
  input_tokens: 900,
  output_tokens: 100,
  cost_usd: 0.012,
};

/** What a report tells, with this text wherever text of a run may stand. */
export function reportModel(text: string, more: Partial<ReportModel> = {}): ReportModel {
  return {
    summary: {
      run_id: 'run-1',
      owner: 'local',
      status: 'failure',
      stop_reason: 'no_progress',
      stop_detail: `Ended ${text}`,
      pylint_baseline: 4.5,
      pylint_current: 9.25,
      tests: { passed: 3, failed: 1, errors: 0, skipped: 0, total: 4 },
      iterations: 4,
      cost_usd: 0.012,
      duration_s: 3,
      files_changed: [`${text}.py`],
      tests_added: [],
      best_snapshot: 1,
      verdict: 'partly_shown',
      functions: [{ path: 'a.py', name: text, evidence: 'shown', outcome: 'repaired' }],
      questions: [question(text)],
      tiers: [TIER],
      proof: {
        mutation_score: 75,
        mutation_error: null,
        score_before: 50,
        mutants: 4,
        detected: 3,
        not_run: 0,
        asked: 2,
        added: [text],
        survivors: [
          { path: 'a.py', function: text, line: 2, operator: 'strings', before: text, after: text, near_repair: true },
        ],
      },
      final_report: {
        status: 'failed_after_all_escalations',
        total_attempts: 2,
        tiers_used: ['builtin', 'economy'],
        unique_errors: [`t.py::x: ${text}`],
        last_diff: `--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-b\n+c\n`,
        recommendation: `Look at ${text}`,
      },
    },
    target_dir: text,
    baseline: {
      pylint_score: 4.5,
      tests: { passed: 1, failed: 3, errors: 0, skipped: 0, total: 4 },
      tests_red: 3,
    },
    files: [
      {
        path: `${text}.py`,
        added: false,
        changes: [{ path: 'a.py', line: 3, rule: text, kind: 'rule', message: `because ${text}` }],
        diff: `--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-${text}\n+b ${text}\n`,
      },
      { path: 'new.py', added: true, changes: [], diff: '' },
    ],
    tests: [{ nodeid: `t.py::${text}`, outcome: 'failed', duration_s: 0.01, message: text, trace: text, flaky: false }],
    generated: [{ nodeid: text, intent: text, confidence: 0.9, evidence: 'specified', outcome_before: text }],
    dropped: [{ nodeid: text, reason: text }],
    behaviour: [
      {
        path: 'a.py',
        function: text,
        evidence: 'shown',
        gated: true,
        rows: [{ input: text, before: text, after: text }],
        changed: 3,
        unchanged: 40,
      },
    ],
    not_gated: [{ path: 'a.py', name: text }],
    suspicions: [
      suspicion({ function: text, message: text, suggestion: text, input: text, actual: text, expected: text }),
    ],
    attempts: [fixAttempt({ tier: text, summary: text, reason: text, accepted: false })],
    findings: [finding({ path: `${text}.py`, rule: text || 'rule', message: text, scope: text })],
    notes: [text],
    security_findings: [text],
    isolation: [text],
    original_published: false,
    ...more,
  };
}
