import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../../../core/agents/error-context.ts';
import { openQuestions } from '../../../../core/agents/open-questions.ts';
import { searchFindings } from '../../../../core/agents/search-findings.ts';
import { type Handover, HandoverSchema } from '../../../../core/contracts/index.ts';
import { ran } from '../../../support/run-harness.ts';

function undecided(failing: string[], messages: string[], ways = messages.length): Handover {
  const either = messages.map((message) => ({ path: 'a.py', line: 3, message }));
  return HandoverSchema.parse({ failing, lines: [], tried: { constant: 12 }, partial: [], either, ways });
}

const LEFT = undecided(['t::a', 't::b', 't::c', 't::d'], ['f: `<` becomes `<=`', 'f: `1` becomes `2`'], 9);

describe('openQuestions', () => {
  it('names the tests, the edits and how many more there are', () => {
    const [told] = openQuestions([LEFT], ['t::b']);
    expect(told).toContain('t::a, t::b, t::c, 1 more: 9 edits would turn this green');
    expect(told).toMatch(/a\.py, f: `<` becomes `<=`; or a\.py, f: `1` becomes `2`; or 7 more$/);
  });

  it('says of the only edit that it is an unlikely one', () => {
    const only = undecided(['t::a'], ['f: `x` becomes `x % 7`']);
    const [told] = openQuestions([only], ['t::a']);
    expect(told).toMatch(/^t::a: the one edit .* It is: a\.py, f: `x` becomes `x % 7`$/);
    const findings = searchFindings([only], failuresOf(ran([], ['t::a'])));
    expect(findings).toContain('would do, but is hardly what was meant, in a.py: f: `x` becomes `x % 7`');
  });

  it('says nothing of tests that are green by now, or of edits that do not suffice', () => {
    expect(openQuestions([LEFT], ['t::other'])).toEqual([]);
    expect(openQuestions([undecided(['t::a'], [])], ['t::a'])).toEqual([]);
  });

  it('is told to a model as ways that would do', () => {
    const told = searchFindings([LEFT], failuresOf(ran([], ['t::a'])));
    expect(told).toContain('would do, as one of 9 ways that differ elsewhere, in a.py: f: `<` becomes `<=`');
    expect(told).not.toContain('do not suffice');
  });
});
