import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../../cli/connection.ts';
import { ensureLocalCloud } from '../../../cli/local/local-cloud.ts';
import {
  LogPageSchema,
  PlanDocumentSchema,
  ProblemSchema,
  ReportSchema,
  RunPageSchema,
  StatsSchema,
} from '../../../core/contracts/index.ts';
import { STATES } from '../../../core/workflows/state-names.ts';
import { unzipStored } from '../../../core/workspace/unzip.ts';
import { zipTree } from '../../../core/workspace/zip.ts';
import { ApiClient } from '../../support/api-client.ts';
import { archiveLimits } from '../../support/limits.ts';

const FILES = { 'stats.py': 'def calculate_average(numbers):\n    return sum(numbers)\n' };
const ZIP = zipTree(
  new Map(
    Object.entries({ ...FILES, 'swarm.yaml': 'max_iterations: 4\n' }).map(([path, text]) => [
      path,
      { bytes: Buffer.from(text), executable: false },
    ]),
  ),
);
/** A run that goes on long enough to be stopped. */
const SLOW = { 'slow.py': 'import time\n\n\ndef is_even(n):\n    time.sleep(8)\n    return n % 2 == 1\n' };

let connection: Connection;
let ada: ApiClient;
let eve: ApiClient;
beforeAll(async () => {
  connection = await ensureLocalCloud(() => {});
  const suffix = randomUUID().slice(0, 8);
  ada = await ApiClient.of(connection, `ada-${suffix}`);
  eve = await ApiClient.of(connection, `eve-${suffix}`);
});

describe('a run by HTTP', () => {
  it('goes from an upload to a result that is checked, and belongs to its owner alone', async () => {
    const source = { upload_id: await ada.upload(ZIP, 'my stats.zip') };
    const key = randomUUID();
    const first = await ada.post('/runs', { source }, { 'idempotency-key': key });
    expect(first.status).toBe(202);
    const { run_id } = (await first.json()) as { run_id: string };
    const again = await ada.post('/runs', { source }, { 'idempotency-key': key });
    expect(await again.json()).toEqual({ run_id });
    const early = await ada.look(run_id);
    expect(early.status).toBe('in_progress');

    const view = await ada.ended(run_id);
    expect(view).toMatchObject({
      status: 'success',
      stop_reason: 'tests_pass',
      source: { kind: 'upload', name: 'my-stats.zip' },
      tier: 'builtin',
      // What the request does not say, the project's swarm.yaml may.
      max_iterations: 4,
      artefacts: ['plan', 'report', 'diff', 'result', 'log'],
    });
    expect(view.steps.filter(({ step }) => step !== null).map(({ state }) => state)).toEqual(
      expect.arrayContaining([STATES.intake, STATES.plan, STATES.fixBuiltin, STATES.publish]),
    );
    expect(view.steps.every(({ status }) => status === 'done')).toBe(true);
    // After it has ended the same key still gives the same run.
    expect(await (await ada.post('/runs', { source }, { 'idempotency-key': key })).json()).toEqual({ run_id });

    const tree = await unzipStored(await ada.result(run_id), archiveLimits());
    expect([...tree.keys()]).toEqual(expect.arrayContaining(['stats.py', 'tests/test_stats.py']));
    expect(tree.get('stats.py')?.bytes.toString()).toContain('len(numbers)');

    const page = LogPageSchema.parse(await (await ada.get(`/runs/${run_id}/log?limit=3`)).json());
    expect(page).toMatchObject({ next: 3, more: true });
    const plan = PlanDocumentSchema.parse(await (await ada.get(`/runs/${run_id}/plan`)).json());
    expect(plan.markdown).toContain('## Summary');
    const report = ReportSchema.parse(await (await ada.get(`/runs/${run_id}/report?format=json`)).json());
    expect(report.summary.run_id).toBe(run_id);
    expect(await (await ada.get(`/runs/${run_id}/diff`)).text()).toContain('+++ b/stats.py');
    expect(StatsSchema.parse(await (await ada.get('/stats')).json())).toMatchObject({ runs: 1 });

    for (const path of ['', '/log', '/plan', '/report', '/diff', '/result']) {
      expect((await eve.get(`/runs/${run_id}${path}`)).status, path).toBe(404);
    }
    expect((await eve.post('/runs', { source })).status).toBe(404);
    expect(RunPageSchema.parse(await (await eve.get('/runs')).json()).runs).toEqual([]);
    expect(RunPageSchema.parse(await (await ada.get('/runs')).json()).runs.map((run) => run.run_id)).toEqual([run_id]);

    const repeated = (await (await ada.post(`/runs/${run_id}/rerun`)).json()) as { run_id: string };
    const rerun = await ada.ended(repeated.run_id);
    expect(rerun).toMatchObject({ status: 'success', source: { kind: 'run', name: run_id } });
    expect(await ada.result(repeated.run_id)).toEqual(await ada.result(run_id));
  });

  it('is stopped, and then has an end with a report', async () => {
    const run_id = await ada.start({ source: { files: SLOW } });
    expect((await ada.post(`/runs/${run_id}/stop`)).status).toBe(202);
    expect(await ada.ended(run_id)).toMatchObject({ status: 'failure', stop_reason: 'stopped' });
    expect((await ada.get(`/runs/${run_id}/report`)).status).toBe(200);
    const late = await ada.post(`/runs/${run_id}/stop`);
    expect(late.status).toBe(409);
    expect(ProblemSchema.parse(await late.json()).title).toBe('RunEnded');
  });

  it('is refused without a token, or without the scope', async () => {
    expect((await fetch(`${ada.base}/runs`)).status).toBe(401);
    const reader = await ApiClient.of(connection, 'reader', ['runs/read']);
    expect((await reader.post('/runs', { source: { files: FILES } })).status).toBe(403);
  });
});
