import { describe, expect, it } from 'vitest';
import { publish } from '../../../../core/agents/publisher.ts';
import { type RunFinished, RunSummarySchema } from '../../../../core/contracts/index.ts';
import { RunHarness, ran } from '../../../support/run-harness.ts';

const STOPPED = { name: 'ABORTED', message: 'The execution was ended from outside.' };

async function begun(): Promise<RunHarness> {
  const run = new RunHarness();
  await run.begin({ files: { 'a.py': 'x = 1\n' }, baseline: ran(['g'], ['t.py::red']), generated: {} });
  return run;
}

/** Lets `other` happen once, just before the state is written: as an agent does whose execution was stopped. */
function beforeTheState(run: RunHarness, other: () => Promise<unknown>): void {
  const put = run.store.put.bind(run.store);
  run.store.put = async (key, body, options) => {
    if (key === run.keys.state) {
      run.store.put = put;
      await other();
    }
    return put(key, body, options);
  };
}

describe('a run that is stopped while an agent is at work', () => {
  it('ends all the same, with what the agent still wrote', async () => {
    const run = await begun();
    beforeTheState(run, async () => {
      await run.store.put(run.keys.state, JSON.stringify({ ...(await run.state()), notes: ['written late'] }));
    });
    expect((await run.publish(STOPPED)).stop_reason).toBe('stopped');
    expect(await run.state()).toMatchObject({ status: 'failure', stop_reason: 'stopped', notes: ['written late'] });
  });

  it('says the same everywhere when it was about to be published', async () => {
    const run = await begun();
    beforeTheState(run, () => run.publish());
    const summary = await run.publish(STOPPED);
    const state = await run.state();
    expect(state.stop_reason).toBe('internal_error');
    expect(summary.stop_reason).toBe(state.stop_reason);
    expect(RunSummarySchema.parse(await run.json(run.keys.summary))).toEqual(summary);
    expect(await run.json(run.keys.reportJson)).toMatchObject({ summary: { stop_reason: state.stop_reason } });
  });

  it('gives up on an error of another kind', async () => {
    const run = await begun();
    const told: RunFinished[] = [];
    beforeTheState(run, () => Promise.reject(new Error('no room')));
    const events = {
      addressOf: (key: string) => key,
      runFinished: async (event: RunFinished) => void told.push(event),
    };
    await expect(publish(run.context, { run: run.run, error: STOPPED }, events)).rejects.toThrow('no room');
    expect(told).toHaveLength(1);
  });
});
