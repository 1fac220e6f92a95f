import { describe, expect, it } from 'vitest';
import { ReportSchema, RunSummarySchema } from '../../../../core/contracts/index.ts';
import { question, suspicion } from '../../../support/report-model.ts';
import { allTiers, RunHarness, ran } from '../../../support/run-harness.ts';

const FILES = { 'a.py': 'def mean(v):\n    return sum(v)\n' };
const FIXED = { 'a.py': 'def mean(v):\n    return sum(v) / len(v)\n' };
const CLEAN = { 'a.py': '"""Means."""\n\n\ndef mean(v):\n    return sum(v)\n' };
const GREEN = 't.py::green';
const RED = 't.py::red';
const MEAN = { path: 'a.py', name: 'mean', evidence: 'shown', outcome: 'wrong' } as const;
const ASKED = question('mean([1, 2])', { function: 'mean' });
const BEHAVIOUR = {
  path: 'a.py',
  function: 'mean',
  evidence: 'shown' as const,
  gated: true,
  rows: [{ input: 'mean([2, 4])', before: '6', after: '3.0' }],
  changed: 12,
  unchanged: 3,
};

/** A run whose input has these functions. */
async function begun(functions: object[], more: object = {}, options: object = {}): Promise<RunHarness> {
  const run = new RunHarness();
  await run.begin({ files: FILES, baseline: ran([GREEN], [RED]), ...options });
  await run.answer(run.keys.generatedTests, 'write_tests', { files: {}, tests: [], functions, ...more });
  return run;
}

async function succeed(run: RunHarness): Promise<void> {
  await run.judge(1);
  await run.security(1, []);
  await run.weigh(1);
}

const report = async (run: RunHarness) => ReportSchema.parse(await run.json(run.keys.reportJson));

describe('a run that repaired what tests show', () => {
  it('says so, with what behaves otherwise', async () => {
    const run = await begun([MEAN]);
    const repair = {
      functions: [{ ...MEAN, outcome: 'repaired' as const }],
      behaviour: [BEHAVIOUR],
      not_gated: [{ path: 'a.py', name: 'load' }],
    };
    await run.round(1, FIXED, { tests: ran([GREEN, RED]), repair });
    await succeed(run);
    expect(await run.state()).toMatchObject({ repaired: repair.functions, behaviour: [BEHAVIOUR] });
    const summary = await run.publish();
    expect(summary).toMatchObject({
      verdict: 'shown',
      functions: [{ ...MEAN, outcome: 'repaired' }],
      questions: [],
      stop_detail: 'Every test passes and the pylint score is not below the baseline.',
    });
    expect(await report(run)).toMatchObject({ behaviour: [BEHAVIOUR], not_gated: repair.not_gated });
    expect((await run.log()).at(-1)).toMatchObject({ status: 'SUCCESS', details: { verdict: 'shown' } });
  });

  it('takes nothing of attempts that are not published', async () => {
    const run = await begun([MEAN]);
    const repair = { functions: [{ ...MEAN, outcome: 'repaired' as const }], behaviour: [BEHAVIOUR] };
    await run.round(1, FIXED, { tests: ran([GREEN, RED]), repair });
    await run.judge(1);
    await run.security(1, [{ path: 'a.py', line: 1, code: 'S1', message: 'bad' }]);
    await run.weigh(1);
    const summary = await run.publish();
    expect(summary.best_snapshot).toBe(0);
    expect(summary.functions).toEqual([MEAN]);
    expect((await report(run)).behaviour).toEqual([]);
  });

  it('counts what a model mended', async () => {
    const run = await begun([MEAN]);
    await run.round(1, FIXED, { tests: ran([GREEN, RED]) });
    await succeed(run);
    expect((await run.publish()).functions).toEqual([{ ...MEAN, outcome: 'repaired' }]);
  });
});

describe('a run with an open question', () => {
  it('ends complete, asks it, and tells it once', async () => {
    const run = await begun([MEAN]);
    const either = [
      { path: 'a.py', line: 2, message: 'x' },
      { path: 'a.py', line: 2, message: 'y' },
    ];
    const handover = [{ failing: [RED], lines: [], tried: {}, partial: [], either, ways: 2 }];
    await run.round(1, [], { tests: ran([GREEN], [RED]), repair: { questions: [ASKED], handover } });
    expect(await run.judge(1)).toMatchObject({ decision: 'end' });
    expect(await run.state()).toMatchObject({
      questions: [ASKED],
      stop_detail: 'One question is open: what should mean([1, 2]) give?',
    });
    const summary = await run.publish();
    expect(summary).toMatchObject({
      status: 'failure',
      stop_reason: 'no_progress',
      stop_detail: 'One question is open: what should mean([1, 2]) give?',
      questions: [ASKED],
      functions: [{ ...MEAN, outcome: 'question' }],
    });
    expect(RunSummarySchema.parse(summary).final_report?.recommendation).toContain('`swarm answer run-1`');
    expect((await report(run)).notes.join('\n')).not.toContain('would turn this green');
  });

  it('goes on where another tier can', async () => {
    const run = await begun([MEAN], {}, { available: allTiers });
    await run.round(1, [], { tests: ran([GREEN], [RED]), repair: { questions: [ASKED] } });
    expect(await run.judge(1)).toMatchObject({ decision: 'continue' });
  });
});

describe('a run where nothing is shown', () => {
  it('says that it was cleaned, and does not praise', async () => {
    const turn = { path: 'a.py', name: 'mean', evidence: 'suspected', outcome: 'unchanged' };
    const run = await begun([turn], { suspicions: [suspicion()] }, { baseline: ran([GREEN]) });
    await run.round(1, CLEAN, { tests: ran([GREEN]) });
    await succeed(run);
    const summary = await run.publish();
    expect(summary).toMatchObject({
      status: 'success',
      verdict: 'nothing_shown',
      stop_detail: 'Cleaned; nothing shows what it should compute.',
    });
    expect((await run.state()).stop_detail).toBe(summary.stop_detail);
    expect((await report(run)).suspicions).toEqual([suspicion()]);
  });

  it('suspects nothing more of what a bug pattern let be repaired', async () => {
    const turn = { path: 'a.py', name: 'mean', evidence: 'suspected' as const, outcome: 'unchanged' as const };
    const run = await begun(
      [turn],
      { suspicions: [suspicion(), { ...suspicion(), function: 'other' }] },
      { baseline: ran([GREEN]) },
    );
    const repaired = { ...turn, evidence: 'never_meant' as const, outcome: 'repaired' as const };
    await run.round(1, CLEAN, { tests: ran([GREEN]), repair: { functions: [repaired] } });
    await succeed(run);
    const summary = await run.publish();
    expect(summary).toMatchObject({ verdict: 'partly_shown', functions: [repaired] });
    expect((await report(run)).suspicions.map((one) => one.function)).toEqual(['other']);
  });

  it('says nothing of a list that the engine did not make', async () => {
    const run = await begun([]);
    await run.round(1, FIXED, { tests: ran([GREEN, RED]) });
    await succeed(run);
    expect((await run.publish()).verdict).toBeUndefined();
  });
});
