import { describe, expect, it } from 'vitest';
import { reportFacts } from '../../../../core/agents/report-facts.ts';
import { inspectedFile, pylintMessage } from '../../../support/inspection.ts';
import { RunHarness, ran } from '../../../support/run-harness.ts';

const RED = 't.py::red';
const COUNTS = { statement: 10, fatal: 0, error: 0, warning: 0, refactor: 0, convention: 5 };
const FOUND = { tool: 'ruff', path: 'a.py', line: 2, code: 'S602', message: 'shell' };

/** A run whose first attempt turned the red test green, and whose audit found this. */
async function audited(introduced: object[], after: object[] = introduced): Promise<RunHarness> {
  const run = new RunHarness();
  const messages = [pylintMessage('a.py', 'unused-import'), pylintMessage('a.py', 'invalid-name', { line: 3 })];
  await run.begin({
    files: { 'a.py': 'x = 1\n' },
    inspected: [
      inspectedFile('a.py', { pylint: { messages, score_counts: COUNTS } }),
      // Not among the files that are repaired.
      inspectedFile('other.py', {
        pylint: { messages: [pylintMessage('other.py', 'line-too-long')], score_counts: COUNTS },
      }),
    ],
    baseline: ran(['g'], [RED]),
  });
  await run.round(1, { 'a.py': 'x = 2\n' }, { tests: ran(['g', RED]) });
  run.minutes = 1;
  await run.judge(1);
  await run.answer(run.keys.security(1), 'security', { introduced, after });
  await run.weigh(1);
  return run;
}

async function facts(run: RunHarness) {
  const found = await reportFacts(run.context, await run.state());
  return { ...found, states: found.findings.map((one) => [one.tool, one.rule, one.state]) };
}

describe('what a report is made of', () => {
  it('compares the input with the version that is published', async () => {
    const { states, changes, before, after, isolation } = await facts(await audited([], [FOUND]));
    expect(states).toEqual([
      ['pylint', 'unused-import', 'fixed'],
      ['pylint', 'invalid-name', 'fixed'],
      ['tests', 'test-failed', 'fixed'],
      ['ruff', 'S602', 'remaining'],
    ]);
    expect(changes).toHaveLength(1);
    expect([before?.failed, after?.failed]).toEqual([1, 0]);
    expect(isolation).toEqual(['test']);
  });

  it('is the input alone where an attempt was accepted and then not published', async () => {
    const run = await audited([FOUND]);
    expect((await run.state()).best_snapshot).toBe(0);
    const { states, changes, after } = await facts(run);
    expect(states).toEqual([
      ['pylint', 'unused-import', 'remaining'],
      ['pylint', 'invalid-name', 'remaining'],
      ['tests', 'test-failed', 'remaining'],
    ]);
    expect(changes).toEqual([]);
    expect(after?.failed).toBe(1);
  });

  it('is there for a run that got nowhere', async () => {
    const run = new RunHarness();
    await run.intake({ 'a.py': 'x = 1\n' });
    expect(await facts(run)).toMatchObject({ before: undefined, after: undefined, findings: [], changes: [] });
  });
});
