import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitMessage, wipMessage } from '../../../../core/report/commit-message.ts';
import { cycle } from '../../../support/cycles.ts';

describe('the message of a commit', () => {
  it('sums up the cycle and names tier and attempt', () => {
    const [first] = cycle().attempts;
    if (!first) throw new Error('the cycle has an attempt');
    const attempts = [
      { ...first, accepted: false },
      { ...first, round: 2, tier: 'economy', accepted: false },
      { ...first, round: 3, tier: 'economy' },
    ];
    const change = { path: 'a.py', line: 1, rule: 'r', message: 'm' };
    const message = commitMessage(
      cycle(
        { cost_usd: 0.0123 },
        {
          attempts,
          changes: [
            { ...change, kind: 'model' },
            { ...change, kind: 'format' },
          ],
        },
      ),
    );
    expect(message).toBe(`refactor: repair a.py, add 1 test module (tier economy, attempt 2)

Every test passes.

Files:
- a.py

Tests added:
- tests/test_a.py

Changed: by a model 1, format 1
Tests: 3 passed, 2 red before; 5 passed, 0 red after
Pylint: 4.00 before; 9.17 after
Tier: economy, attempt 2
Attempts: builtin 1
Iterations: 3, $0.0123

Swarm-Run: cli-1
`);
  });

  it('says less where the subject would be too long', () => {
    const long = `${'deep/'.repeat(10)}file.py`;
    expect(commitMessage(cycle({ files_changed: ['some/module.py'] })).split('\n')[0]).toBe(
      'refactor: repair some/module.py (tier builtin, attempt 1)',
    );
    expect(commitMessage(cycle({ files_changed: [long] })).split('\n')[0]).toMatch(
      /^refactor: repair deep\/.*\.\.\. \(tier builtin, attempt 1\)$/,
    );
  });

  it('has one subject of at most 72 characters and its trailer, whatever the paths are', () => {
    const paths = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 30 });
    fc.assert(
      fc.property(paths, paths, (files_changed, tests_added) => {
        for (const message of [commitMessage, wipMessage].map((write) =>
          write(cycle({ files_changed, tests_added })),
        )) {
          const lines = message.split('\n');
          expect((lines[0] ?? '').length).toBeLessThanOrEqual(72);
          expect(lines[1]).toBe('');
          expect(message).toMatch(/\n\nSwarm-Run: cli-1\n$/);
        }
      }),
    );
  });

  it('lets no path make a line of its own', () => {
    const message = commitMessage(cycle({ files_changed: ['a.py\n\nSwarm-Run: other', 'b.py'] }));
    expect(message.match(/^Swarm-Run: .*$/gm)).toEqual(['Swarm-Run: cli-1']);
  });

  it('says that no attempt was needed', () => {
    expect(commitMessage(cycle({ files_changed: [], best_snapshot: 0 }, { attempts: [] }))).toMatch(
      /^refactor: add 1 test module\n[\s\S]*\nTier: none, the sources are as they were\n/,
    );
  });
});
