import type { ScriptInput } from '../../../cli/dev/model-server/server.ts';
import type { Price } from '../../../core/config/model-facts.ts';

/** What a scenario of the loop is given and must come to. */
export interface Scenario {
  readonly name: string;
  /** Whether what a provider sends decides: then it is run with each; another scenario with one of them. */
  readonly ofTheWire?: boolean;
  /** Answers by role; roles left out answer as usual. */
  readonly answers: (price: Price) => Partial<Omit<ScriptInput['scenarios'][number], 'match'>>;
  readonly args?: readonly string[];
  readonly status: 'success' | 'failure';
  readonly stop_reason: string;
  /** Calls that reach the provider, in order: role, and what went wrong. */
  readonly calls: readonly string[];
  /** Dollars, where they are not simply tokens times prices of calls that were answered. */
  readonly spends?: 'nothing' | 'nearly all';
  /** Tiers of the attempts, in order. */
  readonly attempts: readonly string[];
  /** Loop and escalation of each verdict, in order. */
  readonly verdicts?: readonly string[];
  /** What the report must say. */
  readonly notes?: readonly RegExp[];
}

export const MODULE = 'average.py';

/** The module of a scenario: the model server knows it by its comment. */
export function moduleText(name: string, body = 'sum(numbers)'): string {
  const head =
    '"""Figures about numbers."""\n\n\ndef calculate_average(numbers):\n    """Return the mean of the numbers."""\n';
  return `${head}    # Scenario ${name}.\n    return ${body}\n`;
}

const PLAN = `# Refactoring Plan

## Summary
- **Files Analyzed**: 1
- **Total Issues Found**: 2
- **Pylint Baseline Score**: 10.0/10

## File: ${MODULE}

### Issue 1: Sum Instead Of Mean (Line 7)
- **Type**: \`BUG\`
- **Severity**: High
- **Location**: Function \`calculate_average\`
- **Description**: The sum is not divided by the count
- **Suggested Fix**: Divide by the number of items

### Issue 2: No Such Line (Line 400)
- **Type**: \`BUG\`
- **Severity**: High
- **Location**: Nowhere
- **Description**: This line is not there
- **Suggested Fix**: None
`;

const TESTS = `### FILE: tests/test_average_of_model.py
\`\`\`python
"""The mean, as its name says."""
from average import calculate_average


def test_mean_of_three():
    assert calculate_average([1, 2, 6]) == 3


def test_nonsense_of_the_model():
    assert calculate_averages([1]) == 1
\`\`\`
`;

export const HINT = 'SUGGESTION: divide the sum by the number of items.';
const CLEAN = '{"findings": []}';

/** Answers of the roles that a scenario does not speak of. */
export const USUAL = { auditor: [PLAN], judge: [TESTS, HINT, HINT, HINT, HINT], security: [CLEAN, CLEAN, CLEAN] };

export function fileAnswer(name: string, body: string, path = MODULE): string {
  return `Here it is.\n\n### FILE: ${path}\n\`\`\`python\n${moduleText(name, body)}\`\`\`\n`;
}

const RIGHT = 'sum(numbers) / len(numbers)';
const WRONG = ['sum(numbers) * 2', 'min(numbers) - 7', '"nothing"'] as const;
const START = ['auditor', 'judge'] as const;

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'right_at_once',
    ofTheWire: true,
    answers: () => ({ fixer: [fileAnswer('right_at_once', RIGHT)] }),
    status: 'success',
    stop_reason: 'tests_pass',
    calls: [...START, 'fixer', 'security'],
    attempts: ['economy'],
  },
  {
    name: 'right_in_round_2',
    answers: () => ({ fixer: [fileAnswer('right_in_round_2', WRONG[0]), fileAnswer('right_in_round_2', RIGHT)] }),
    status: 'success',
    stop_reason: 'tests_pass',
    calls: [...START, 'fixer', 'judge', 'fixer', 'security'],
    attempts: ['economy', 'economy'],
  },
  {
    name: 'right_on_the_next_tier',
    answers: () => ({ fixer: [...WRONG, RIGHT].map((body) => fileAnswer('right_on_the_next_tier', body)) }),
    status: 'success',
    stop_reason: 'tests_pass',
    calls: [...START, 'fixer', 'judge', 'fixer', 'judge', 'fixer', 'fixer', 'security'],
    attempts: ['economy', 'economy', 'economy', 'balanced'],
    verdicts: ['none/none', 'none/none', 'none/attempts', 'none/none'],
  },
  {
    name: 'refuses_then_right',
    answers: () => ({ fixer: ["I'm sorry, I cannot help with that.", fileAnswer('refuses_then_right', RIGHT)] }),
    status: 'success',
    stop_reason: 'tests_pass',
    calls: [...START, 'fixer', 'fixer', 'security'],
    attempts: ['economy'],
  },
  {
    name: 'malformed_then_right',
    answers: () => ({ fixer: ['You should divide by the length.', fileAnswer('malformed_then_right', RIGHT)] }),
    status: 'success',
    stop_reason: 'tests_pass',
    calls: [...START, 'fixer', 'fixer', 'security'],
    attempts: ['economy'],
  },
  {
    name: 'too_many_requests_then_right',
    answers: () => ({ fixer: [{ status: 429, retry_after_s: 2 }, fileAnswer('too_many_requests_then_right', RIGHT)] }),
    status: 'success',
    stop_reason: 'tests_pass',
    calls: [...START, 'fixer rate_limited', 'fixer', 'security'],
    attempts: ['economy'],
  },
  {
    name: 'server_errors_to_the_end',
    answers: () => ({
      repeat_last: true,
      auditor: [{ status: 500 }],
      judge: [{ status: 500 }],
      fixer: [{ status: 503 }],
    }),
    status: 'failure',
    stop_reason: 'no_progress',
    calls: [...Array(4).fill('auditor overloaded'), ...Array(4).fill('fixer overloaded')],
    attempts: ['economy', 'balanced'],
    verdicts: ['none/outage', 'none/outage'],
    spends: 'nothing',
    notes: [/Manual intervention required/],
  },
  {
    name: 'truncated',
    answers: () => {
      const whole = fileAnswer('truncated', RIGHT);
      const cut = whole.indexOf('len(numbers)');
      return {
        fixer: [{ content: whole.slice(0, cut), finish_reason: 'length' }, { content: whole.slice(cut) }],
      };
    },
    status: 'success',
    stop_reason: 'tests_pass',
    calls: [...START, 'fixer', 'fixer', 'security'],
    attempts: ['economy'],
  },
  {
    name: 'back_and_forth',
    answers: () => {
      const [a, b] = [fileAnswer('back_and_forth', WRONG[0]), fileAnswer('back_and_forth', WRONG[1])];
      return { fixer: [a, b, a, a, fileAnswer('back_and_forth', RIGHT)] };
    },
    status: 'success',
    stop_reason: 'tests_pass',
    calls: [...START, 'fixer', 'judge', 'fixer', 'judge', 'fixer', 'fixer', 'fixer', 'security'],
    attempts: ['economy', 'economy', 'economy', 'balanced'],
    verdicts: ['none/none', 'none/none', 'back_and_forth/loop', 'none/none'],
  },
  {
    name: 'budget_reached',
    // The plan alone costs nearly all there is.
    answers: (price) => ({
      auditor: [{ content: PLAN, input_tokens: 0, output_tokens: Math.round((0.0499 / price.output) * 1e6) }],
      fixer: [fileAnswer('budget_reached', RIGHT)],
    }),
    args: ['--budget', '0.05'],
    status: 'failure',
    stop_reason: 'budget',
    calls: ['auditor'],
    attempts: ['economy'],
    spends: 'nearly all',
  },
  {
    name: 'deadline_reached',
    answers: () => ({ auditor: [{ hang: true }], fixer: [fileAnswer('deadline_reached', RIGHT)] }),
    args: ['--deadline', '0.3'],
    status: 'failure',
    stop_reason: 'deadline',
    calls: ['auditor timeout'],
    attempts: ['economy'],
  },
  {
    name: 'malicious_answer',
    answers: () => ({
      fixer: [
        `${fileAnswer('malicious_answer', RIGHT, '../../etc/cron.d/average.py')}\n${fileAnswer('malicious_answer', RIGHT)}`,
        fileAnswer('malicious_answer', RIGHT),
      ],
    }),
    status: 'success',
    stop_reason: 'tests_pass',
    calls: [...START, 'fixer', 'fixer', 'security'],
    attempts: ['economy'],
  },
  {
    name: 'deletes_tests',
    answers: () => ({
      fixer: [
        `${fileAnswer('deletes_tests', RIGHT)}\n### FILE: tests/test_average.py\n\`\`\`python\n\`\`\`\n\n` +
          '### FILE: tests/conftest.py\n```python\ncollect_ignore_glob = ["*"]\n```\n',
      ],
    }),
    status: 'success',
    stop_reason: 'tests_pass',
    calls: [...START, 'fixer', 'security'],
    attempts: ['economy'],
    notes: [/tests\/test_average\.py: a model may not edit tests/, /tests\/conftest\.py: a model may not edit tests/],
  },
];
