import { describe, expect, it } from 'vitest';
import { plain, pullRequestBody, pullRequestTitle } from '../../../../core/report/pull-request.ts';
import { cycle } from '../../../support/cycles.ts';
import { reportModel } from '../../../support/report-model.ts';

const change = (message: string, path = 'a.py') => ({ path, line: 1, rule: 'a-rule', kind: 'rule' as const, message });

describe('the text of a pull request', () => {
  it('tells what changed by file with reasons, tests, score, and what was not done', () => {
    const body = pullRequestBody(
      cycle(
        {},
        {
          changes: [change('Mended it.'), change('Mended it.'), change('Other.', 'b.py')],
          notes: ['No time for c.py'],
        },
      ),
    );
    expect(body).toContain('| tests | 3 passed, 2 red | 5 passed, 0 red |\n| pylint score | 4.00 | 9.17 |');
    expect(body).toContain('## What changed\n\n- `a.py`\n  - Mended it. (`a-rule`), 2 times\n\n');
    expect(body).not.toContain('Other.');
    expect(body).toContain('## Tests added\n\n- `tests/test_a.py`\n\n');
    expect(body).toContain('## Not done\n\n- No time for c.py\n\n');
    expect(body).toContain('- Tier builtin, attempt 1, brought this version.');
  });

  it('says what is still red, and is titled as work in progress then', () => {
    const tests = { passed: 1, failed: 2, errors: 1, skipped: 0, total: 4 };
    const failed = cycle({ status: 'failure', tests });
    expect(pullRequestBody(failed)).toContain('- 3 tests are still red.');
    expect(pullRequestTitle(failed)).toBe('WIP: repair a.py, add 1 test module');
    expect(pullRequestTitle(cycle())).toBe('refactor: repair a.py, add 1 test module');
  });

  it('begins with what behaves otherwise, what is asked, and what is only suspected', () => {
    const { behaviour, suspicions, not_gated, summary } = reportModel('a|b');
    const { functions, questions } = summary;
    const body = pullRequestBody(cycle({ functions, questions }, { evidence: { behaviour, suspicions, not_gated } }));
    expect(body).toContain(
      '**a\\|b in a.py: shown by tests, examples or a crash**\n\n| Input | Before | After |\n|---|---|---|\n| a\\|b | a\\|b | a\\|b |\n\n' +
        '2 more sampled inputs changed; 40 other sampled inputs gave the same.',
    );
    expect(body).toContain(
      '- What should a\\|b give? (a\\|b in a.py)\n  - a\\|b: a\\|b; answer with \\`swarm answer cli-1 1\\`',
    );
    expect(body).toContain('1 function could not be run; only its layout and documentation changed.');
    const order = [
      '## What behaves differently',
      '## Open questions',
      '## Suspected, nothing was changed',
      '## What changed',
    ];
    expect([...order].sort((a, b) => body.indexOf(a) - body.indexOf(b))).toEqual(order);
  });

  it('cuts long lists and says so', () => {
    const changes = Array.from({ length: 20 }, (_, index) => change(`reason ${index}`));
    expect(pullRequestBody(cycle({}, { changes }))).toContain('  - reason 11 (`a-rule`)\n  - and 8 more\n');
  });

  it('mentions nobody, closes nothing, links nowhere and draws nothing', () => {
    const hostile = 'thanks @octocat, closes #12 <img src=x> [a](http://b.c) ![x](y) www.b.c **bold**\n# Heading';
    const text = plain(hostile);
    expect(text).not.toMatch(/@|#1|<|(?<!\\)[[\]*]|:\/\/|www\.|\n/);
    expect(plain('is_even: `a` becomes _b_')).toBe('is_even: \\`a\\` becomes \\_b\\_');
    const path = 'x`@octocat`.py';
    expect(pullRequestBody(cycle({ files_changed: [path] }))).toContain('- `` x`@octocat`.py ``');
  });
});
