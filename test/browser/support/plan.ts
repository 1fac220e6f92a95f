import type { Plan } from '../../../core/contracts/plan.ts';

/** A plan with an issue of each severity. */
export function planOf(): Plan {
  return {
    summary: { files_analyzed: 4, total_issues: 3, pylint_baseline: 4.3 },
    files: [
      {
        path: 'shop/prices.py',
        issues: [
          {
            number: 1,
            title: 'Wrong Operator',
            line: 4,
            type: 'BUG',
            severity: 'High',
            location: 'Function `total`',
            description: '"=+" assigns the positive value instead of adding it.',
            suggested_fix: 'Write "+=".',
          },
          {
            number: 2,
            title: 'Mutable Default',
            line: 1,
            end_line: 6,
            type: 'BUG',
            severity: 'Medium',
            location: 'Function `total`',
            description: 'The default list is shared by all calls.',
            suggested_fix: 'Use None and make the list inside.',
          },
        ],
      },
      {
        path: 'shop/cart.py',
        issues: [
          {
            number: 3,
            title: 'Unused Import',
            line: 1,
            type: 'UNUSED_CODE',
            severity: 'Low',
            location: 'Module',
            description: 'Unused import os (W0611)',
            suggested_fix: 'Remove it.',
          },
        ],
      },
    ],
    priority_order: [{ severity: 'High', issue: 1, title: 'Wrong Operator', reason: 'It makes results wrong.' }],
  };
}
