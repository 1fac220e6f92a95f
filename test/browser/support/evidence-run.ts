import type { Question } from '../../../core/contracts/evidence.ts';
import { finishedRun } from './runs.ts';
import type { KnownRun } from './world.ts';

/** What the tests of the shop leave open. */
export const QUESTION: Question = {
  id: '0123456789ab',
  path: 'shop/cart.py',
  function: 'describe',
  input: 'describe(6)',
  choices: [
    { id: '1', result: "'few'", edit: 'cart.py, describe: `5` becomes `8`', test: 'def test_answer():\n    pass\n' },
    { id: '2', result: "'many'", edit: 'cart.py, describe: `>` becomes `>=`', test: 'def test_answer():\n    pass\n' },
  ],
  test_path: 'tests/test_cart_answer.py',
};

/** A run that repaired a function, asks about another, and suspects a third; `text` is what its code says. */
export function evidenceRun(text = 'total([2, 4])'): KnownRun {
  const run = finishedRun({
    status: 'failure',
    stop_reason: 'no_progress',
    stop_detail: 'One question is open: what should describe(6) give?',
    needs_python: '>=3.12',
    verdict: 'partly_shown',
    questions: [QUESTION],
    functions: [
      { path: 'shop/prices.py', name: 'total', evidence: 'shown', outcome: 'repaired' },
      { path: 'shop/prices.py', name: 'cheapest', evidence: 'specified', outcome: 'right' },
      { path: 'shop/cart.py', name: 'describe', evidence: 'shown', outcome: 'question' },
      { path: 'shop/cart.py', name: 'turn', evidence: 'none', outcome: 'unchanged' },
    ],
  });
  const { report } = run;
  if (report) {
    report.behaviour = [
      {
        path: 'shop/prices.py',
        function: 'total',
        evidence: 'shown',
        gated: true,
        rows: [
          { input: text, before: '4', after: '6' },
          { input: 'total([])', before: 'raises ZeroDivisionError', after: '0' },
        ],
        changed: 14,
        unchanged: 40,
      },
    ];
    report.not_gated = [{ path: 'shop/cart.py', name: 'send' }];
    report.suspicions = [
      {
        fingerprint: 'fedcba9876543210',
        path: 'shop/cart.py',
        line: 12,
        function: 'turn',
        pattern: 'unread-value',
        message: 'The value of `last` is never read.',
        suggestion: 'Use it, or leave it out.',
        input: 'turn([])',
        actual: 'None',
        expected: '[]',
      },
    ];
  }
  return run;
}
