import { describe, expect, it } from 'vitest';
import { timesLines } from '../../../../cli/output/times-lines.ts';
import { Stopwatch } from '../../../../cli/runs/times.ts';
import { STATES } from '../../../../core/workflows/state-names.ts';

type Told = readonly [state: string, entered: number, left: number, timings?: Record<string, number>];

/** What is told of states that were entered and left at some second. */
function watched(states: readonly Told[]): Stopwatch {
  const watch = new Stopwatch();
  const events = states.flatMap(([state, entered, left, timings]) => [
    { state, entered: true, at: new Date(entered * 1000) },
    { state, entered: false, at: new Date(left * 1000), output: JSON.stringify({ timings }) },
  ]);
  for (const event of events.sort((a, b) => a.at.getTime() - b.at.getTime())) watch.tell(event);
  for (const timings of SHARDS) watch.work(STATES.inspect, JSON.stringify({ timings }));
  return watch;
}

const SHARDS = [
  { total_s: 1.5, step_s: 1.4, pylint_s: 1, imports_s: 0.5 },
  { total_s: 1, step_s: 0.9, pylint_s: 2 },
];
const RUN: Told[] = [
  [STATES.intake, 0, 1],
  [STATES.inspect, 1, 4],
  [STATES.doModelsJoin, 4, 5],
  [STATES.verify, 5, 7, { total_s: 1.75, step_s: 1.5, pytest_s: 1.25 }],
  [STATES.verify, 7, 8, { total_s: 0.5, step_s: 0.5, pytest_s: 0.25 }],
];
const entry = (details: object) => ({
  id: '00000000-0000-4000-8000-000000000000',
  timestamp: '2026-01-01T00:00:00.000Z',
  agent: 'Auditor',
  model: 'N/A',
  action: 'CODE_ANALYSIS',
  details: { input_prompt: 'p', output_response: 'r', ...details },
  status: 'SUCCESS',
});

describe('where the time of a run went', () => {
  it('is told by step and tool; shards, which run side by side, are part of one step, a choice is time between steps', () => {
    const { wall, steps } = watched(RUN).times();
    expect(wall).toBe(8);
    expect(steps.map(({ step, wall: seconds, worked }) => [step, seconds, worked])).toEqual([
      ['Intake', 1, undefined],
      ['Inspect', 3, 2.5],
      ['Verify', 3, 2.25],
    ]);
    expect([...(steps[1]?.tools ?? [])]).toEqual([
      ['pylint', 3],
      ['imports', 0.5],
    ]);
    const lines = timesLines(watched(RUN).times());
    expect(lines[0]).toMatch(/^time: 8\.00 s, of which 1\.00 s between steps/);
    expect(lines).toContain('Verify   3.00     0.75     pytest 1.50');
    expect(lines).toContain('pylint   3.00');
  });

  it('is told by file: what pylint looked at, and what the tests took once', () => {
    const log = [
      entry({ tool: 'pylint', file: 'a.py', seconds: 0.5 }),
      entry({ tool: 'pylint', file: 'a.py', seconds: 0.25 }),
      entry({ tool: 'pylint', file: 'a.py', seconds: 9, known: true }),
      entry({ tool: 'pytest', seconds: 3 }),
    ];
    const tests = [
      { nodeid: 'test_a.py::test_one', duration_s: 1 },
      { nodeid: 'test_a.py::test_two[1::2]', duration_s: 1 },
    ];
    const { files } = watched(RUN).times(JSON.stringify(log), JSON.stringify({ result: { tests } }));
    expect(files).toEqual([
      { path: 'test_a.py', pylint: 0, tests: 2 },
      { path: 'a.py', pylint: 0.75, tests: 0 },
    ]);
    expect(watched(RUN).times('no JSON', '{}').files).toEqual([]);
  });
});
