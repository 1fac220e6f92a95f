import { describe, expect, it } from 'vitest';
import { readCoderAnswer } from '../../../../core/build/coder-answer.ts';
import { readPlannerAnswer } from '../../../../core/build/planner-answer.ts';
import { requireTesterReport, shortened, testerReport } from '../../../../core/build/tester.ts';
import type { BuildTask } from '../../../../core/contracts/index.ts';

const TASK: BuildTask = {
  id: 'T1',
  title: 'Implement get_user_stats',
  rationale: 'a summary is needed',
  acceptance: 'get_user_stats(data) returns count and mean',
  artifacts: ['src/a.py', 'src/b.py'],
};
const plan = (more: object = {}, task: object = {}) =>
  JSON.stringify({ plan_id: 'plan_0001', tasks: [{ ...TASK, ...task }], ...more });
const edits = (...paths: string[]) => JSON.stringify({ edits: paths.map((path) => ({ path, content: 'x = 1\n' })) });

describe('the answer of a planner', () => {
  it('is taken when it keeps its contract', () => {
    expect(readPlannerAnswer(plan(), {})).toMatchObject({ plan_id: 'plan_0001', tasks: [{ id: 'T1' }] });
  });

  it('echoes the id of the plan that the input names', () => {
    expect(readPlannerAnswer(plan({ plan_id: 'plan_0042' }), { plan_id: 'plan_0042' })).toMatchObject({
      plan_id: 'plan_0042',
    });
    expect(() => readPlannerAnswer(plan(), { plan_id: 'plan_0042' })).toThrow('plan_id must be plan_0042');
    expect(() => readPlannerAnswer(plan({ plan_id: 'plan_0002' }), {})).toThrow('plan_id must be plan_0001');
  });

  it('may be an error', () => {
    expect(readPlannerAnswer('{"status":"error","reason":"too vague"}', {})).toEqual({
      status: 'error',
      reason: 'too vague',
    });
  });

  it.each([
    ['prose', 'I would begin with the tests.'],
    ['a fence', `\`\`\`json\n${plan()}\n\`\`\``],
    ['prose before JSON', `Here is the plan: ${plan()}`],
    ['two objects', `${plan()}${plan()}`],
    ['an id out of order', plan({}, { id: 'T2' })],
    ['no tasks', plan({ tasks: [] })],
    ['keys in camel case', JSON.stringify({ planId: 'plan_0001', tasks: [TASK] })],
    ['a key too many', plan({ notes: '' })],
    ['no artifacts', plan({}, { artifacts: [] })],
    ['an artifact twice', plan({}, { artifacts: ['a.py', 'a.py'] })],
    ['an artifact outside', plan({}, { artifacts: ['../a.py'] })],
    ['a title that is too long', plan({}, { title: 'x'.repeat(4001) })],
    ['an error without a reason', '{"status":"error"}'],
  ])('is refused for %s', (_, answer) => {
    expect(() => readPlannerAnswer(answer, {})).toThrow(expect.objectContaining({ name: 'MalformedAnswer' }));
  });
});

describe('the answer of a coder', () => {
  it('is taken when it keeps its contract', () => {
    expect(readCoderAnswer(edits('src/a.py', 'src/b.py'), TASK)).toMatchObject({ edits: [{ path: 'src/a.py' }, {}] });
    expect(readCoderAnswer('{"status":"error","reason":"src/c.py is needed"}', TASK)).toMatchObject({
      status: 'error',
    });
  });

  it.each([
    ['prose', 'Done.'],
    ['edits that are not sorted', edits('src/b.py', 'src/a.py')],
    ['a path twice', edits('src/a.py', 'src/a.py')],
    ['a file that is no artifact', edits('src/a.py', 'src/c.py')],
    ['a test that is not listed', edits('src/a.py', 'tests/test_a.py')],
    ['no edits', '{"edits":[]}'],
    ['a difference in place of a file', '{"edits":[{"path":"src/a.py","diff":"+x"}]}'],
    ['edits and an error', '{"edits":[],"status":"error","reason":"x"}'],
    ['a path outside', edits('../a.py')],
    ['a list', `[${edits('src/a.py')}]`],
  ])('is refused for %s', (_, answer) => {
    expect(() => readCoderAnswer(answer, TASK)).toThrow(expect.objectContaining({ name: 'MalformedAnswer' }));
  });
});

describe('the report of a tester', () => {
  const input = { task_id: 'T1', pytest_exit_code: 0, pytest_output: '5 passed' };

  it('has its keys in order, and passed by the exit code alone', () => {
    expect(JSON.stringify(testerReport(input))).toBe('{"task_id":"T1","passed":true,"report":"5 passed"}');
    for (const pytest_exit_code of [1, 2, 5]) {
      expect(testerReport({ ...input, pytest_exit_code })).toMatchObject({ passed: false });
    }
  });

  it('keeps 4000 characters, and head and tail of more', () => {
    expect(shortened('x'.repeat(4000))).toHaveLength(4000);
    const long = `${'a'.repeat(2500)}${'b'.repeat(1000)}${'c'.repeat(1000)}`;
    expect(shortened(long)).toBe(`${'a'.repeat(2500)}\n...\n${'c'.repeat(1000)}`);
    expect([...shortened('😀'.repeat(4001))]).toHaveLength(3505);
    expect(shortened('😀'.repeat(4000))).toHaveLength(8000);
  });

  it.each([
    ['another order of keys', { passed: true, task_id: 'T1', report: '' }, 0],
    ['another task', { task_id: 'T2', passed: true, report: '' }, 0],
    ['passed in spite of the exit code', { task_id: 'T1', passed: true, report: '' }, 1],
    ['failed in spite of the exit code', { task_id: 'T1', passed: false, report: '' }, 0],
  ])('is refused for %s', (_, report, pytest_exit_code) => {
    expect(() => requireTesterReport(report, { task_id: 'T1', pytest_exit_code })).toThrow(
      expect.objectContaining({ name: 'WorkbenchFailed' }),
    );
  });
});
