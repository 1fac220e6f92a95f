import type { RunView, StepView } from '../../../core/contracts/api/runs.ts';
import type { Report } from '../../../core/contracts/report.ts';
import { STATES, STEP_OF_STATE, type StateName } from '../../../core/workflows/state-names.ts';
import { diffTrees } from '../../../core/workspace/patch.ts';
import { logOf } from './log.ts';
import { planOf } from './plan.ts';
import type { KnownRun } from './world.ts';

const OPENING: StateName[] = [
  STATES.intake,
  STATES.isUsable,
  STATES.inspect,
  STATES.plan,
  STATES.writeTests,
  STATES.runTests,
  STATES.doModelsJoin,
];
const ROUND: StateName[] = [STATES.whichTier, STATES.fixBuiltin, STATES.verify, STATES.validate, STATES.isDone];
const BACK: StateName[] = [STATES.doModelsJoin];
const CLOSING: StateName[] = [
  STATES.auditSecurity,
  STATES.doesModelReview,
  STATES.weighFindings,
  STATES.areThereFindings,
  STATES.publish,
  STATES.howDidItEnd,
  STATES.accepted,
];

const START = Date.parse('2026-11-20T09:30:00Z');

/** Steps a second and a half apart; the last one runs where the run does. */
export function stepsOf(states: readonly [StateName, number][], live: boolean): StepView[] {
  // A run that goes on began a moment ago, whenever that is.
  const start = live ? Date.now() - states.length * 1500 : START;
  return states.map(([state, round], index) => {
    const running = live && index === states.length - 1;
    return {
      state,
      step: STEP_OF_STATE[state] ?? null,
      status: running ? 'running' : 'done',
      round,
      entered_at: new Date(start + index * 1500).toISOString(),
      left_at: running ? null : new Date(start + index * 1500 + 1400).toISOString(),
    };
  });
}

const inRound = (round: number, states: readonly StateName[]) => states.map((state) => [state, round] as const);

const RUNNING = [...inRound(0, OPENING), ...inRound(1, [...ROUND, ...BACK]), ...inRound(2, ROUND.slice(0, 3))];
const FINISHED = [
  ...inRound(0, OPENING),
  ...inRound(1, [...ROUND, ...BACK]),
  ...inRound(2, ROUND),
  ...inRound(2, CLOSING),
];

const counts = (passed: number, failed: number) => ({ passed, failed, errors: 0, skipped: 0, total: passed + failed });

const ATTEMPT: RunView['attempts'][number] = {
  round: 1,
  tier: 'builtin',
  summary: 'Replaced a mutable default, guarded a division, added 4 docstrings.',
  tests_red: 3,
  pylint_score: 8.1,
  accepted: true,
  reason: 'Fewer tests are red and the score rose.',
  cost_usd: 0,
  files: ['shop/cart.py', 'shop/prices.py'],
};

/** A run in its second round. */
export function runningRun(part: Partial<RunView> = {}): KnownRun {
  const view: RunView = {
    run_id: 'run-shop-live',
    owner: 'ada',
    status: 'in_progress',
    stop_reason: null,
    stop_detail: '',
    source: { kind: 'upload', name: 'shop-package.zip' },
    started_at: new Date(Date.now() - RUNNING.length * 1500).toISOString(),
    finished_at: null,
    pylint_baseline: 4.32,
    pylint_current: 8.1,
    tests: counts(15, 3),
    baseline_tests: counts(11, 7),
    tier: 'builtin',
    iterations: 3,
    max_iterations: 10,
    cost_usd: 0,
    request: {
      workflow: 'refactor',
      max_rounds: 10,
      max_iterations: 10,
      max_attempts_per_tier: 3,
      budget_usd: 1,
      deadline_minutes: 30,
      model_tests: 'when_red',
      public_api: 'alias',
      format: true,
      commit: 'none',
    },
    tiers: ['builtin', 'economy'],
    tier_stats: [],
    best_snapshot: 1,
    attempts: [ATTEMPT],
    notes: [],
    verdict: null,
    functions: [],
    questions: [],
    steps: stepsOf(
      RUNNING.map(([state, round]) => [state, round]),
      true,
    ),
    deliveries: [],
    artefacts: ['plan', 'log'],
    ...part,
  };
  return { view, log: logOf(14), plan: planOf(), report: null };
}

const BEFORE = `def total(prices, discounts=[]):
    result = 0
    for price in prices:
        result =+ price
    discounts.append(result)
    return result / len(prices)


def cheapest(prices):
    best = 0
    for p in prices:
        if p < best:
            best = p
    return best
`;
const AFTER = `"""Prices of the shop."""


def total(prices, discounts=None):
    """Return the average price after discounts."""
    if discounts is None:
        discounts = []
    result = 0
    for price in prices:
        result += price
    discounts.append(result)
    return result / len(prices) if prices else 0


def cheapest(prices):
    """Return the lowest price."""
    return min(prices)
`;

/** A run that succeeded in its second round, with all its documents. */
export function finishedRun(part: Partial<RunView> = {}): KnownRun {
  const live = runningRun();
  const attempts = [
    ATTEMPT,
    {
      ...ATTEMPT,
      round: 2,
      summary: 'Corrected an augmented assignment and the start of a search.',
      tests_red: 0,
      pylint_score: 9.64,
      reason: 'Every test passes.',
    },
  ];
  const view: RunView = {
    ...live.view,
    run_id: 'run-shop-done',
    started_at: new Date(START).toISOString(),
    status: 'success',
    stop_reason: 'tests_pass',
    stop_detail: 'Every test passes and the score rose from 4.32 to 9.64.',
    finished_at: new Date(START + 41_000).toISOString(),
    pylint_current: 9.64,
    tests: counts(18, 0),
    iterations: 4,
    cost_usd: 0.0231,
    best_snapshot: 2,
    attempts,
    notes: ['shop/legacy.py was left as it is: its only caller is outside the project.'],
    tier_stats: [
      {
        tier: 'builtin',
        attempts: 2,
        accepted: 2,
        succeeded: true,
        calls: 0,
        input_tokens: 0,
        output_tokens: 0,
        cost_usd: 0,
      },
    ],
    steps: stepsOf(
      FINISHED.map(([state, round]) => [state, round]),
      false,
    ),
    deliveries: [
      { endpoint: 'https://hooks.example.org', attempt: 1, at: '2026-11-20T09:31:00Z', status: 204, delivered: true },
    ],
    artefacts: ['plan', 'report', 'diff', 'result', 'log'],
    ...part,
  };
  return { view, log: logOf(40), plan: planOf(), report: reportOf(view) };
}

const FINDING = { tool: 'pylint', level: 'warning', path: 'shop/prices.py', column: 1, scope: 'total' } as const;
const FINDINGS: Report['findings'] = [
  {
    ...FINDING,
    rule: 'dangerous-default-value',
    line: 1,
    message: 'Dangerous default value [] as argument',
    state: 'fixed',
    fingerprint: 'a'.repeat(64),
  },
  {
    ...FINDING,
    rule: 'unused-import',
    path: 'shop/cart.py',
    line: 1,
    message: 'Unused import os',
    state: 'fixed',
    fingerprint: 'b'.repeat(64),
  },
  {
    ...FINDING,
    rule: 'too-many-branches',
    path: 'shop/legacy.py',
    line: 40,
    message: 'Too many branches (14/12)',
    state: 'remaining',
    fingerprint: 'c'.repeat(64),
  },
  {
    ...FINDING,
    tool: 'bandit',
    rule: 'B101',
    level: 'note',
    path: 'tests/test_prices.py',
    line: 5,
    message: 'Use of assert detected.',
    state: 'new',
    fingerprint: 'd'.repeat(64),
  },
];

function reportOf(view: RunView): KnownRun['report'] {
  const names = ['total_of_prices', 'total_of_nothing', 'cheapest_of_three', 'cheapest_of_one'];
  const nodeids = names.map((name) => `tests/test_prices.py::test_${name}`);
  return {
    summary: {
      run_id: view.run_id,
      owner: view.owner,
      status: view.status,
      stop_reason: view.stop_reason ?? 'tests_pass',
      stop_detail: view.stop_detail,
      pylint_baseline: view.pylint_baseline ?? 0,
      pylint_current: view.pylint_current ?? 0,
      tests: counts(18, 0),
      iterations: view.iterations,
      cost_usd: view.cost_usd,
      duration_s: 41,
      files_changed: ['shop/prices.py'],
      tests_added: ['tests/test_prices.py'],
      best_snapshot: 2,
      verdict: 'partly_shown',
      functions: [
        { path: 'shop/prices.py', name: 'total', evidence: 'shown', outcome: 'repaired' },
        { path: 'shop/prices.py', name: 'cheapest', evidence: 'specified', outcome: 'right' },
        { path: 'shop/cart.py', name: 'describe', evidence: 'shown', outcome: 'question' },
        { path: 'shop/cart.py', name: 'turn', evidence: 'none', outcome: 'unchanged' },
      ],
      questions: [],
      tiers: view.tier_stats,
      final_report: null,
      proof: {
        mutation_score: 91.67,
        mutation_error: 3.2,
        score_before: 83.33,
        mutants: 24,
        detected: 22,
        not_run: 11,
        asked: 2,
        added: ['tests/test_prices.py::test_cheapest_of_three'],
        survivors: [
          {
            path: 'shop/prices.py',
            function: 'total',
            line: 11,
            operator: 'constants',
            before: 'else 0',
            after: 'else 1',
            near_repair: true,
          },
        ],
      },
    },
    target_dir: '',
    baseline: { pylint_score: 4.32, tests: counts(11, 7), tests_red: 7 },
    files: [
      changedFile('shop/prices.py', BEFORE, AFTER, [
        { line: 1, rule: 'mutable-default', kind: 'rule', message: 'A default is made once: calls shared one list.' },
        { line: 4, rule: 'augmented-assignment', kind: 'repair', message: '"=+" assigns; the tests want a sum.' },
        { line: 6, rule: 'guard-division', kind: 'repair', message: 'An empty list divided by zero.' },
        { line: 0, rule: 'module-docstring', kind: 'rule', message: 'The module had no docstring.' },
      ]),
      changedFile('shop/cart.py', 'import os\nimport sys\n\nitems = []\n', 'import sys\n\nitems = []\n', [
        { line: 1, rule: 'unused-import', kind: 'rule', message: 'The name "os" is never used.' },
      ]),
      changedFile(
        'tests/test_prices.py',
        null,
        'from shop import prices\n\n\ndef test_total_of_prices():\n    assert prices.total([2, 4]) == 3\n',
        [],
      ),
    ],
    tests: nodeids.map((nodeid, index) => ({
      nodeid,
      outcome: index === 3 ? 'failed' : 'passed',
      duration_s: 0.01,
      message: index === 3 ? 'AssertionError: assert 0 == 7' : null,
      flaky: false,
    })),
    generated: nodeids.map((nodeid, index) => ({
      nodeid,
      intent: index < 2 ? 'average' : 'minimum',
      confidence: 0.9,
      evidence: 'specified',
      outcome_before: index === 1 ? 'error' : 'failed',
    })),
    dropped: [{ nodeid: 'tests/test_prices.py::test_maybe', reason: 'It was not the same twice.' }],
    behaviour: [],
    not_gated: [],
    suspicions: [],
    attempts: [],
    findings: FINDINGS,
    notes: view.notes,
    security_findings: [],
    isolation: [],
    original_published: false,
  };
}

type Reason = Omit<NonNullable<KnownRun['report']>['files'][number]['changes'][number], 'path'>;

/** A file of a report with the diff that the product would make of it. */
export function changedFile(path: string, before: string | null, after: string, reasons: readonly Reason[]) {
  const file = (text: string) => ({ bytes: Buffer.from(text), executable: false });
  const old = before === null ? [] : [[path, file(before)] as const];
  const [diff] = diffTrees(new Map(old), new Map([[path, file(after)]]));
  return {
    path,
    added: before === null,
    changes: reasons.map((reason) => ({ ...reason, path })),
    diff: diff ? Buffer.from(diff.patch).toString('utf8') : '',
  };
}

/** A run with `entries` in its log and `files` changed. */
export function largeRun(entries: number, files: number): KnownRun {
  const run = finishedRun({ run_id: 'run-large', source: { kind: 'upload', name: 'monolith.zip' } });
  const source = (file: number, fixed: boolean) =>
    Array.from({ length: 120 }, (_, line) => `value_${line} = ${fixed && line % 3 === 0 ? line + file : line}`).join(
      '\n',
    );
  return {
    ...run,
    log: logOf(entries),
    report: run.report && {
      ...run.report,
      files: Array.from({ length: files }, (_, file) =>
        changedFile(
          `pkg/part_${file % 9}/module_${String(file).padStart(3, '0')}.py`,
          `${source(file, false)}\n`,
          `${source(file + 1, true)}\n`,
          [{ line: 3, rule: 'constant', kind: 'rule', message: `Reason of file ${file}.` }],
        ),
      ),
    },
  };
}
