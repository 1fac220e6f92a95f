import { describe, expect, it } from 'vitest';
import { audit } from '../../../../core/agents/auditor.ts';
import type { PutOptions } from '../../../../core/store/object-store.ts';
import { inspectedFile } from '../../../support/inspection.ts';
import { RunHarness, ran } from '../../../support/run-harness.ts';

const WRONG = 'def mean(v):\n    return sum(v)\n';
const RIGHT = 'def mean(v):\n    return sum(v) / len(v)\n';

/** A run whose storage refuses the n-th write of the steps that are watched, once. */
class RefusingHarness extends RunHarness {
  private refuseAt = Number.POSITIVE_INFINITY;
  private writes = 0;
  refused = false;

  constructor() {
    super();
    const put = this.store.put.bind(this.store);
    this.store.put = async (key: string, body: Uint8Array | string, options?: PutOptions) => {
      this.writes += 1;
      if (this.writes === this.refuseAt) {
        this.refused = true;
        throw new Error('SlowDown: please reduce your request rate');
      }
      return put(key, body, options);
    };
  }

  /** Calls an agent as the state machine does: once more when it failed. */
  async retried<T>(refuseAt: number, agent: () => Promise<T>): Promise<T> {
    this.writes = 0;
    this.refuseAt = refuseAt;
    try {
      return await agent().catch(() => agent());
    } finally {
      this.refuseAt = Number.POSITIVE_INFINITY;
    }
  }
}

/** One whole run; `at` says which agent meets a refusal, and at which of its writes. */
async function wholeRun(at: { agent: string; write: number }): Promise<RefusingHarness> {
  const run = new RefusingHarness();
  const nth = (agent: string) => (agent === at.agent ? at.write : Number.POSITIVE_INFINITY);
  await run.retried(nth('intake'), () => run.intake({ 'a.py': WRONG }));
  const score_counts = { statement: 10, fatal: 0, error: 0, warning: 0, refactor: 0, convention: 5 };
  await run.inspected([inspectedFile('a.py', { pylint: { messages: [], score_counts } })]);
  await run.retried(nth('audit'), () => audit(run.context, run.run));
  await run.tests({});
  await run.answer(run.keys.baseline, 'run_tests', ran(['t::g'], ['t::r']));
  await run.round(1, { 'a.py': RIGHT }, { tests: ran(['t::g', 't::r']) });
  await run.retried(nth('judge'), () => run.judge(1));
  await run.security(1, []);
  await run.retried(nth('security'), () => run.weigh(1));
  await run.retried(nth('publish'), () => run.publish());
  return run;
}

/** What must not depend on a refusal: the result and the record. */
async function outcome(run: RunHarness) {
  const log = await run.log();
  const { status, stop_reason, current_iteration, fix_attempts, snapshots } = await run.state();
  return {
    state: { status, stop_reason, current_iteration, attempts: fix_attempts.length, snapshots: snapshots.length },
    result: await run.zip(run.keys.resultZip),
    prompts: log.map((entry) => entry.details.input_prompt),
    ids: new Set(log.map((entry) => entry.id)).size === log.length,
  };
}

describe('storage that refuses one write', () => {
  it.each([
    'intake',
    'audit',
    'judge',
    'security',
    'publish',
  ])('changes nothing, whichever write of %s it is', async (agent) => {
    const undisturbed = await outcome(await wholeRun({ agent, write: Number.POSITIVE_INFINITY }));
    expect(undisturbed.state).toMatchObject({ status: 'success', attempts: 1, snapshots: 2 });
    let write = 1;
    for (; write < 20; write += 1) {
      const run = await wholeRun({ agent, write });
      if (!run.refused) break;
      expect(await outcome(run), `write ${write} of ${agent}`).toEqual(undisturbed);
    }
    expect(write, 'some writes were refused').toBeGreaterThan(2);
    expect(write, 'every write was refused once').toBeLessThan(20);
  });
});
