import { describe, expect, it } from 'vitest';
import { causeMessage, publish } from '../../../../core/agents/publisher.ts';
import { ReportSchema, type RunFinished, RunSummarySchema } from '../../../../core/contracts/index.ts';
import type { EventBus } from '../../../../core/notify/event-bus.ts';
import { gitApply } from '../../../support/git.ts';
import { RunHarness, ran } from '../../../support/run-harness.ts';

const FILES = { 'a.py': 'def mean(v):\n    return sum(v)\n', 'README.md': '# a\n' };
const FIXED = { 'a.py': 'def mean(v):\n    return sum(v) / len(v)\n' };
const TESTS = { 'tests/__init__.py': '', 'tests/test_a.py': 'def test_0():\n    pass\n' };
const RED = 't.py::red';

async function judged(tests = ran(['g', RED]), minutes = 1): Promise<RunHarness> {
  const run = new RunHarness();
  await run.begin({ files: FILES, baseline: ran(['g'], [RED]), generated: TESTS });
  await run.round(1, FIXED, { tests });
  run.minutes = minutes;
  await run.judge(1);
  return run;
}

async function succeeded(): Promise<RunHarness> {
  const run = await judged();
  await run.security(1, []);
  await run.weigh(1);
  await run.failed(run.keys.proof.run, 'forge_run', 'no time');
  return run;
}

const NO_CALLS = { calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0 };

describe('what is published', () => {
  it('holds no tests where none are asked for, and no proof of them is ordered', async () => {
    const run = new RunHarness();
    const request = { do: ['only-repair'] };
    await run.begin({ files: FILES, baseline: ran(['g'], [RED]), generated: TESTS, request });
    await run.round(1, FIXED, { tests: ran(['g', RED]) });
    await run.judge(1);
    await run.security(1, []);
    expect(await run.weigh(1)).not.toHaveProperty('orders');
    expect(await run.publish()).toMatchObject({ status: 'success', files_changed: ['a.py'], tests_added: [] });
    expect(await run.zip(run.keys.resultZip)).toEqual({ ...FILES, ...FIXED });
  });

  it('is the repair, though its style is worse, where style was not asked for', async () => {
    for (const [wanted, status] of [
      ['only-repair', 'success'],
      ['all', 'in_progress'],
    ] as const) {
      const run = new RunHarness();
      const request = { do: [wanted], tiers: ['builtin'] };
      await run.begin({ files: FILES, baseline: ran(['g'], [RED]), generated: TESTS, request });
      await run.round(1, FIXED, { tests: ran(['g', RED]), messages: 8 });
      await run.judge(1);
      await run.security(1, []);
      if (wanted === 'only-repair') await run.weigh(1);
      expect((await run.state()).status).toBe(status);
      expect((await run.state()).best_snapshot).toBe(wanted === 'only-repair' ? 1 : 0);
    }
  });

  it('of a success is the best snapshot with the tests, all records, and one summary', async () => {
    const run = await succeeded();
    const summary = await run.publish();
    expect(RunSummarySchema.parse(await run.json(run.keys.summary))).toEqual(summary);
    expect(summary).toEqual({
      run_id: 'run-1',
      owner: 'local',
      status: 'success',
      stop_reason: 'tests_pass',
      stop_detail: 'Every test passes and the pylint score is not below the baseline.',
      pylint_baseline: 5,
      pylint_current: 9,
      tests: { passed: 2, failed: 0, errors: 0, skipped: 0, total: 2 },
      iterations: 3,
      cost_usd: 0,
      duration_s: 60,
      files_changed: ['a.py'],
      tests_added: ['tests/__init__.py', 'tests/test_a.py'],
      best_snapshot: 1,
      functions: [],
      questions: [],
      tiers: [{ ...NO_CALLS, tier: 'builtin', attempts: 1, accepted: 1, succeeded: true }],
      final_report: null,
    });
    expect(await run.zip(run.keys.resultZip)).toEqual({ ...FILES, ...FIXED, ...TESTS });
    expect(await run.state()).toMatchObject({ status: 'success', stop_reason: 'tests_pass', pending_results: [] });
    expect(await run.text(run.keys.reportMarkdown)).toContain('The best version seen is published.');
    expect(await run.text(run.keys.junit)).toContain('tests="2" failures="0"');
  });

  it('has a patch that git applies to the input', async () => {
    const run = await succeeded();
    await run.publish();
    const before = new Map(
      Object.entries(FILES).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }]),
    );
    const after = await gitApply(before, (await run.store.get(run.keys.patch))?.body ?? new Uint8Array());
    const texts = Object.fromEntries([...after].map(([path, file]) => [path, Buffer.from(file.bytes).toString()]));
    expect(texts).toEqual({ ...FILES, ...FIXED, ...TESTS });
  });

  it('has one report as data, which tells all that the others show', async () => {
    const run = await succeeded();
    const summary = await run.publish();
    const report = ReportSchema.parse(await run.json(run.keys.reportJson));
    expect(report).toMatchObject({
      summary,
      baseline: { pylint_score: 5, tests_red: 1, tests: { passed: 1, failed: 1, total: 2 } },
      tests: [{ nodeid: 'g' }, { nodeid: RED, outcome: 'passed' }],
      attempts: [{ round: 1, tests_red: 0, pylint_score: 9, accepted: true }],
      findings: [{ tool: 'tests', path: 't.py', scope: 'red', state: 'fixed' }],
      isolation: ['test'],
      original_published: false,
    });
    expect(report.files.map((file) => [file.path, file.added])).toEqual([
      ['a.py', false],
      ['tests/__init__.py', true],
      ['tests/test_a.py', true],
    ]);
  });

  it('is the same bytes for the same input', async () => {
    const [one, two] = [await succeeded(), await succeeded()];
    await one.publish();
    await two.publish();
    for (const key of [one.keys.resultZip, one.keys.patch, one.keys.reportHtml, one.keys.reportJson, one.keys.junit]) {
      expect((await one.store.get(key))?.etag).toBe((await two.store.get(key))?.etag);
    }
  });

  it('is published once: a second call answers the same and changes nothing', async () => {
    const run = await succeeded();
    const first = await run.publish();
    const before = new Map(run.store.objects);
    run.minutes = 9;
    expect(await run.publish({ name: 'ABORTED', message: 'too late' })).toEqual(first);
    expect(new Map(run.store.objects)).toEqual(before);
  });

  it('is the original as the last resort, and the report says so', async () => {
    const run = await judged(ran([RED], ['g']));
    await run.publish({ name: 'ABORTED', message: 'The execution was ended from outside.' });
    expect(await run.zip(run.keys.resultZip)).toEqual({ ...FILES, ...TESTS });
    expect(await run.text(run.keys.reportMarkdown)).toContain('the original is published unchanged');
    expect(await run.text(run.keys.reportHtml)).toContain('the original is published unchanged');
    expect(await run.state()).toMatchObject({ best_snapshot: 0, pylint_current: 5 });
  });

  it('is never a snapshot that is worse than another', async () => {
    const run = await judged(ran(['g'], [RED]));
    await run.round(2, { 'a.py': 'def mean(v):\n    return 4\n' }, { tests: ran([RED], ['g']) });
    await run.judge(2);
    await run.publish({ name: 'ABORTED', message: 'x' });
    expect((await run.zip(run.keys.resultZip))['a.py']).toBe(FIXED['a.py']);
    expect((await run.state()).best_snapshot).toBe(1);
  });
});

describe('each ending', () => {
  it.each<[name: string, status: string, stop: string]>([
    ['ABORTED', 'failure', 'stopped'],
    ['TIMED_OUT', 'failure', 'deadline'],
    ['States.Timeout', 'failure', 'internal_error'],
    ['Lambda.Unknown', 'failure', 'internal_error'],
    ['WorkbenchFailed', 'failure', 'internal_error'],
    ['InvalidArchive', 'failure', 'invalid_input'],
    ['toString', 'failure', 'internal_error'],
  ])('%s ends as %s, %s, with what there is', async (name, status, stop) => {
    const run = await judged(ran(['g'], [RED]));
    const summary = await run.publish({ name, message: 'so it is' });
    expect(summary).toMatchObject({ status, stop_reason: stop, best_snapshot: 1 });
    expect(summary.stop_detail).toContain(`${name}: so it is`);
    expect((await run.zip(run.keys.resultZip))['a.py']).toBe(FIXED['a.py']);
    expect((await run.state()).error_logs.at(-1)).toBe(`${name}: so it is`);
  });

  it('without a reason is an internal error', async () => {
    const run = new RunHarness();
    await run.intake(FILES);
    expect(await run.publish()).toMatchObject({ status: 'failure', stop_reason: 'internal_error', best_snapshot: 0 });
    expect(await run.zip(run.keys.resultZip)).toEqual(FILES);
  });

  it('of input that was refused has its record, though there is no state', async () => {
    const run = new RunHarness();
    const summary = await run.publish({ name: 'InvalidRequest', message: 'source: Required' });
    expect(summary).toMatchObject({ status: 'failure', stop_reason: 'invalid_input', iterations: 1 });
    expect(await run.state()).toMatchObject({ status: 'failure', stop_reason: 'invalid_input' });
    expect(await run.text(run.keys.reportMarkdown)).toContain('InvalidRequest: source: Required');
    expect(run.store.objects.has(run.keys.resultZip)).toBe(false);
    expect(await run.log()).toMatchObject([{ details: { decision: 'end', stop_reason: 'invalid_input' } }]);
    expect(await run.publish()).toEqual(summary);
  });
});

describe('an upload', () => {
  it('has the report beside it, for every ending, and only where its key has room', async () => {
    const run = new RunHarness();
    const input = { run: run.run, error: { name: 'InvalidArchive', message: 'zip refused: no zip' } };
    await publish(run.context, { ...input, upload: 'uploads/a.zip' });
    expect(await run.text('uploads/a.zip.report.md')).toBe(await run.text(run.keys.reportMarkdown));
    const long = `uploads/${'x'.repeat(1010)}.zip`;
    const other = new RunHarness();
    await publish(other.context, { ...input, upload: long });
    expect([...other.store.objects.keys()].filter((key) => key.startsWith('uploads/'))).toEqual([]);
  });
});

describe('others', () => {
  const bus = (runFinished: EventBus['runFinished']): EventBus => ({
    addressOf: (key) => `s3://bucket/${key}`,
    runFinished,
  });

  it('are told once that the run has ended, with figures and addresses', async () => {
    const run = await succeeded();
    const told: RunFinished[] = [];
    const events = bus(async (event) => {
      // What the event leads to is there.
      expect(run.store.objects.has(run.keys.reportHtml)).toBe(true);
      told.push(event);
    });
    await publish(run.context, { run: run.run }, events);
    await publish(run.context, { run: run.run }, events);
    expect(told).toEqual([
      {
        event_id: 'run-1',
        run_id: 'run-1',
        owner: 'local',
        finished_at: '2026-03-01T10:01:00.000Z',
        status: 'success',
        stop_reason: 'tests_pass',
        stop_detail: 'Every test passes and the pylint score is not below the baseline.',
        pylint: { baseline: 5, current: 9 },
        tests: { passed: 2, failed: 0, errors: 0, skipped: 0, total: 2 },
        iterations: 3,
        files_changed: 1,
        cost_usd: 0,
        duration_s: 60,
        artefacts: {
          report: 's3://bucket/runs/local/run-1/report.html',
          report_json: 's3://bucket/runs/local/run-1/report.json',
          sarif: 's3://bucket/runs/local/run-1/report.sarif',
          log: 's3://bucket/runs/local/run-1/experiment_data.json',
          result: 's3://bucket/runs/local/run-1/result.zip',
          patch: 's3://bucket/runs/local/run-1/changes.patch',
        },
      },
    ]);
  });

  it('are told of refused input too, however long its message', async () => {
    const run = new RunHarness();
    const told: RunFinished[] = [];
    const error = { name: 'InvalidRequest', message: 'x'.repeat(5000) };
    await publish(
      run.context,
      { run: run.run, error },
      bus(async (event) => void told.push(event)),
    );
    expect(told).toMatchObject([{ stop_reason: 'invalid_input', artefacts: { result: null, patch: null } }]);
    expect(told[0]?.stop_detail).toHaveLength(1000);
  });

  it('that cannot be told fail no run; its log says so', async () => {
    const run = await succeeded();
    const summary = await publish(
      run.context,
      { run: run.run },
      bus(async () => Promise.reject(new Error('no bus'))),
    );
    expect(summary.status).toBe('success');
    expect((await run.state()).finished_at).not.toBeNull();
    expect((await run.log()).at(-1)).toMatchObject({ status: 'FAILURE', details: { output_response: 'no bus' } });
  });
});

describe('the log of a run', () => {
  it('is valid after each step and holds every tool call, decision and ending once', async () => {
    const run = await succeeded();
    await run.publish();
    const log = await run.log();
    expect(new Set(log.map((entry) => entry.id)).size).toBe(log.length);
    expect(new Set(log.map((entry) => entry.agent))).toEqual(new Set(['Auditor', 'Judge']));
    const outputs = log.map((entry) => String(entry.details.output_response));
    const { keys } = run;
    for (const key of [
      keys.inspectResult(0),
      keys.generatedTests,
      keys.baseline,
      keys.edits(1),
      keys.verify(1),
      keys.security(1),
    ]) {
      expect(outputs.filter((output) => output === key)).toHaveLength(1);
    }
    expect(log.filter((entry) => entry.details.decision !== undefined).map((entry) => entry.details.decision)).toEqual([
      'route',
      'audit',
      'end',
      'end',
    ]);
  });

  it('says of a refused attempt that it was decided', async () => {
    const run = await judged(ran([RED], ['g']));
    expect((await run.log()).filter((entry) => entry.action === 'DEBUG').at(-1)).toMatchObject({
      status: 'SUCCESS',
      details: { accepted: false },
    });
  });
});

describe('the message of what Step Functions caught', () => {
  it.each([
    ['{"errorMessage":"no room","errorType":"Error"}', 'no room'],
    ['plain text', 'plain text'],
    ['{"other":1}', '{"other":1}'],
    ['null', 'null'],
  ])('of %j is %j', (cause, message) => {
    expect(causeMessage(cause)).toBe(message);
  });
});
