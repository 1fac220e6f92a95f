import { describe, expect, it } from 'vitest';
import { ExperimentDataSchema, type LogEntry } from '../../../../core/contracts/index.ts';
import { logEntry, stableId } from '../../../../core/log/experiment-log.ts';
import { withEntries } from '../../../../core/log/runs-again.ts';

/** A run of pytest on a version of the code. */
function pytest(name: string, version: string | undefined, more: object = {}, status: LogEntry['status'] = 'FAILURE') {
  const details = {
    input_prompt: `python -m pytest ${name}`,
    output_response: 'F',
    tool: 'pytest',
    passed: 3,
    failed: 1,
    errors: 0,
    total: 4,
    seconds: 0.5,
    ...(version ? { version } : {}),
    ...more,
  };
  return logEntry({ agent: 'Judge', action: 'DEBUG', status, details }, new Date(0), stableId(name));
}

const V1 = '0123456789abcdef';
const V2 = 'fedcba9876543210';

describe('a suite that is red', () => {
  it('has one entry for a version of the code, with its further runs within', () => {
    const log = withEntries([], [pytest('a', V1), pytest('b', V1, { failed: 2, total: 5 }), pytest('c', V2)]);
    expect(log.map(({ id }) => id)).toEqual([stableId('a'), stableId('c')]);
    expect(log[0]?.details.runs_again).toEqual([
      {
        id: stableId('b'),
        input_prompt: 'python -m pytest b',
        passed: 3,
        failed: 2,
        errors: 0,
        total: 5,
        seconds: 0.5,
      },
    ]);
    expect(ExperimentDataSchema.parse(log)).toEqual(log);
  });

  it('is folded into an entry that is in the log already, once, also when a step is repeated', () => {
    const before = withEntries([], [pytest('a', V1)]);
    const once = withEntries(before, [pytest('b', V1)]);
    expect(withEntries(once, [pytest('b', V1), pytest('a', V1)])).toEqual(once);
    expect(before[0]?.details.runs_again).toBeUndefined();
  });

  it('keeps its own entry where the version is not told, or the suite is green', () => {
    expect(withEntries([], [pytest('a', undefined), pytest('b', undefined)])).toHaveLength(2);
    const green = pytest('b', V1, { failed: 0 }, 'SUCCESS');
    expect(withEntries([pytest('a', V1)], [green])).toHaveLength(2);
    expect(withEntries([pytest('a', V1)], [pytest('b', V1, { tool: 'pylint' })])).toHaveLength(2);
  });

  it('keeps no more than twenty further runs', () => {
    const many = Array.from({ length: 30 }, (_, index) => pytest(`run-${index}`, V1));
    const [only, ...others] = withEntries([], many);
    expect(others).toEqual([]);
    expect(only?.details.runs_again).toHaveLength(20);
  });
});
