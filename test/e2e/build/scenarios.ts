import type { ScriptInput } from '../../../cli/dev/model-server/server.ts';
import type { Price } from '../../../core/config/model-facts.ts';

/** What a scenario with models is given, and what it must come to. */
export interface BuildScenario {
  readonly name: string;
  readonly input?: Readonly<Record<string, string>>;
  readonly answers: (price: Price) => Partial<Omit<ScriptInput['scenarios'][number], 'match'>>;
  readonly args?: readonly string[];
  readonly status: 'success' | 'failure';
  readonly stop_reason: string;
  /** Passed, attempts and tier of each task. */
  readonly tasks: readonly (readonly [passed: boolean, attempts: number, tier: string | null])[];
  /** Tiers of the attempts, in order. */
  readonly attempts: readonly string[];
  /** Loop and escalation of each attempt that failed. */
  readonly verdicts?: readonly string[];
  /** Subjects of the commits on the branch. */
  readonly commits: readonly string[];
  /** What the coder or planner must have been told, in one of the questions. */
  readonly asked?: readonly RegExp[];
  /** Files of the tag that keeps an attempt that failed. */
  readonly wip?: readonly string[];
}

/** The goal of a scenario: the model server knows the conversation by it. */
export const goalOf = (name: string) => `Scenario ${name}: provide what the plan says`;

interface TaskParts {
  readonly title: string;
  readonly artifacts: readonly string[];
}

/** A planner's answer. */
export function plan(name: string, ...tasks: readonly TaskParts[]): string {
  return JSON.stringify({
    plan_id: 'plan_0001',
    tasks: tasks.map(({ title, artifacts }, index) => ({
      id: `T${index + 1}`,
      title,
      rationale: goalOf(name),
      acceptance: `${title} works as its tests say`,
      artifacts,
    })),
  });
}

/** A coder's answer. */
export function edits(files: Readonly<Record<string, string>>): string {
  const paths = Object.keys(files).sort();
  return JSON.stringify({ edits: paths.map((path) => ({ path, content: files[path] })) });
}

const STATS: TaskParts = { title: 'Implement get_user_stats', artifacts: ['src/stats.py', 'tests/test_stats.py'] };
const STATS_TEST = `from src.stats import get_user_stats


def test_stats():
    assert get_user_stats([1, 2, 6]) == {"count": 3, "mean": 3}


def test_nobody():
    assert get_user_stats([]) == {"count": 0, "mean": 0}
`;
const stats = (mean: string) => `"""Figures about users."""


def get_user_stats(data):
    """Return count and mean of the data."""
    return {"count": len(data), "mean": ${mean}}
`;
const RIGHT = 'sum(data) / len(data) if data else 0';
const statsEdits = (mean: string) => edits({ 'src/stats.py': stats(mean), 'tests/test_stats.py': STATS_TEST });
const DONE = (tier: string, attempt: number) => `feat: Implement get_user_stats (tier ${tier}, attempt ${attempt})`;

const small = (name: string, value: string) =>
  edits({
    [`${name}.py`]: `"""The number ${name}."""\n\n\ndef ${name}():\n    """Return it."""\n    return ${value}\n`,
    [`tests/test_${name}.py`]: `from ${name} import ${name}\n\n\ndef test_${name}():\n    assert ${name}() == ${{ one: 1, two: 2, three: 3 }[name]}\n`,
  });
const SMALL = ['one', 'two', 'three'].map((name) => ({
  title: `Add ${name}`,
  artifacts: [`${name}.py`, `tests/test_${name}.py`],
}));

export const BUILD_SCENARIOS: readonly BuildScenario[] = [
  {
    name: 'source_example',
    input: { 'kb/stats.md': '# Notes\n\nFor get_user_stats nobody has a mean of 0.\n' },
    answers: () => ({ planner: [plan('source_example', STATS)], coder: [statsEdits(RIGHT)] }),
    status: 'success',
    stop_reason: 'tests_pass',
    tasks: [[true, 1, 'economy']],
    attempts: ['economy'],
    commits: [DONE('economy', 1)],
    asked: [/"repo_summary": ".*README\.md: Project/, /nobody has a mean of 0/],
  },
  {
    name: 'second_of_three_fails_twice',
    answers: () => ({
      planner: [plan('second_of_three_fails_twice', ...SMALL)],
      coder: [small('one', '1'), small('two', '7'), small('two', 'None + 1'), small('two', '2'), small('three', '3')],
    }),
    status: 'success',
    stop_reason: 'tests_pass',
    tasks: [[true, 1, 'economy'], [true, 3, 'economy'], [true, 1, 'economy']], // biome-ignore format: a row each
    attempts: ['economy', 'economy', 'economy', 'economy', 'economy'],
    verdicts: ['none/none', 'none/none'],
    commits: [
      'feat: Add one (tier economy, attempt 1)',
      'feat: Add two (tier economy, attempt 3)',
      'feat: Add three (tier economy, attempt 1)',
    ],
    asked: [/What the test of the last attempt said[\s\S]*assert 7 == 2/],
  },
  {
    name: 'through_three_tiers',
    answers: () => ({
      planner: [plan('through_three_tiers', STATS)],
      coder: ['sum(data)', 'len(data) - 90', '"x"', 'data[0]', 'min(data) - 7', 'max(data) * 3', RIGHT].map(statsEdits),
    }),
    status: 'success',
    stop_reason: 'tests_pass',
    tasks: [[true, 7, 'frontier']],
    attempts: [...Array(3).fill('economy'), ...Array(3).fill('balanced'), 'frontier'],
    verdicts: ['none/none', 'none/none', 'none/attempts', 'none/none', 'none/none', 'none/attempts'],
    commits: [DONE('frontier', 1)],
  },
  {
    name: 'oscillates',
    answers: () => {
      const [a, b] = [statsEdits('sum(data)'), statsEdits('len(data) - 90')];
      return { planner: [plan('oscillates', STATS)], coder: [a, b, a, a, statsEdits(RIGHT)] };
    },
    status: 'success',
    stop_reason: 'tests_pass',
    tasks: [[true, 4, 'balanced']],
    attempts: ['economy', 'economy', 'economy', 'balanced'],
    verdicts: ['none/none', 'none/none', 'back_and_forth/loop'],
    commits: [DONE('balanced', 1)],
  },
  {
    name: 'beyond_its_artifacts',
    answers: () => {
      const beyond = edits({ 'setup.py': '', 'src/stats.py': stats(RIGHT), 'tests/test_stats.py': STATS_TEST });
      return { planner: [plan('beyond_its_artifacts', STATS)], coder: [beyond, beyond, statsEdits(RIGHT)] };
    },
    status: 'success',
    stop_reason: 'tests_pass',
    tasks: [[true, 2, 'economy']],
    attempts: ['economy', 'economy'],
    verdicts: ['none/none'],
    commits: [DONE('economy', 2)],
    asked: [/setup\.py is not an artifact of T1/],
  },
  {
    name: 'tampers_with_tests',
    input: {
      'src/stats.py': stats('0'),
      'tests/test_stats.py': STATS_TEST,
    },
    answers: () => {
      const task = { title: 'Mend get_user_stats', artifacts: ['src/stats.py'] };
      const tampered = edits({
        'src/stats.py': stats('0'),
        'tests/test_stats.py': 'def test_nothing():\n    assert True\n',
      });
      return {
        planner: [plan('tampers_with_tests', task)],
        coder: [tampered, tampered, edits({ 'src/stats.py': stats(RIGHT) })],
      };
    },
    status: 'success',
    stop_reason: 'tests_pass',
    tasks: [[true, 2, 'economy']],
    attempts: ['economy', 'economy'],
    commits: ['feat: Mend get_user_stats (tier economy, attempt 2)'],
    asked: [/tests\/test_stats\.py is not an artifact of T1/],
  },
  {
    name: 'planner_in_prose',
    answers: () => ({
      planner: ['First I would write the function.', 'Then the tests.', plan('planner_in_prose', STATS)],
      coder: [statsEdits(RIGHT)],
    }),
    status: 'success',
    stop_reason: 'tests_pass',
    tasks: [[true, 1, 'economy']],
    attempts: ['economy'],
    commits: [DONE('economy', 1)],
    asked: [/must be one JSON object, without prose/],
  },
  {
    name: 'writes_outside',
    answers: () => {
      const outside = JSON.stringify({ edits: [{ path: '../../etc/cron.d/job', content: 'x' }] });
      return { planner: [plan('writes_outside', STATS)], coder: [outside, outside, statsEdits(RIGHT)] };
    },
    status: 'success',
    stop_reason: 'tests_pass',
    tasks: [[true, 2, 'economy']],
    attempts: ['economy', 'economy'],
    commits: [DONE('economy', 2)],
  },
  {
    name: 'finding_of_the_audit',
    answers: () => ({
      planner: [plan('finding_of_the_audit', STATS)],
      coder: [statsEdits('eval("sum(data) / len(data) if data else 0")'), statsEdits(RIGHT)],
    }),
    status: 'success',
    stop_reason: 'tests_pass',
    tasks: [[true, 2, 'economy']],
    attempts: ['economy', 'economy'],
    commits: [DONE('economy', 2)],
    asked: [/the security audit found what was not there before/],
  },
  {
    name: 'halts_at_the_second',
    answers: () => ({
      planner: [plan('halts_at_the_second', ...SMALL)],
      coder: [small('one', '1'), ...['7', '8', '9', '10', '11', '12'].map((value) => small('two', value))],
    }),
    args: ['--attempts', '2'],
    status: 'failure',
    stop_reason: 'no_progress',
    tasks: [[true, 1, 'economy'], [false, 6, 'frontier'], [false, 0, null]], // biome-ignore format: a row each
    attempts: ['economy', 'economy', 'economy', 'balanced', 'balanced', 'frontier', 'frontier'],
    commits: ['feat: Add one (tier economy, attempt 1)'],
    wip: ['tests/test_two.py', 'two.py'],
  },
  {
    name: 'goes_on_after_a_failure',
    answers: () => ({
      planner: [plan('goes_on_after_a_failure', ...SMALL)],
      coder: [small('one', '1'), ...['7', '8', '9'].map((value) => small('two', value)), small('three', '3')],
    }),
    args: ['--attempts', '1', '--on-failure', 'continue'],
    status: 'failure',
    stop_reason: 'no_progress',
    tasks: [[true, 1, 'economy'], [false, 3, 'frontier'], [true, 1, 'economy']], // biome-ignore format: a row each
    attempts: ['economy', 'economy', 'balanced', 'frontier', 'economy'],
    commits: ['feat: Add one (tier economy, attempt 1)', 'feat: Add three (tier economy, attempt 1)'],
  },
  {
    name: 'budget_reached',
    answers: (price) => {
      const content = plan('budget_reached', STATS);
      const input_tokens = Math.round((0.0499 / price.input) * 1e6);
      return { planner: [{ content, input_tokens, output_tokens: 0 }], coder: [statsEdits(RIGHT)] };
    },
    args: ['--budget', '0.05'],
    status: 'failure',
    stop_reason: 'budget',
    tasks: [[false, 1, 'economy']],
    attempts: ['economy'],
    commits: [],
  },
  {
    name: 'deadline_reached',
    answers: () => ({ planner: [plan('deadline_reached', STATS)], coder: [{ hang: true }] }),
    args: ['--minutes', '0.4'],
    status: 'failure',
    stop_reason: 'deadline',
    tasks: [[false, 1, 'economy']],
    attempts: ['economy'],
    commits: [],
  },
];
