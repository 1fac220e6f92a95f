import { describe, expect, it } from 'vitest';
import { emptyState } from '../../../../core/agents/empty-state.ts';
import {
  ProblemSchema,
  type RefactoringState,
  RunPageSchema,
  RunRequestSchema,
  RunViewSchema,
} from '../../../../core/contracts/index.ts';
import { runKeys } from '../../../../core/store/keys.ts';
import { runIndexKey } from '../../../../core/store/run-index.ts';
import { STATES } from '../../../../core/workflows/state-names.ts';
import { apiOverMemory, BUCKET, NOW } from '../../../support/api.ts';

type Api = Awaited<ReturnType<typeof apiOverMemory>>;
const FILES = { 'calc.py': 'def add(a, b):\n    return a - b\n' };

/** Puts a run into the store as the pipeline leaves it. */
async function put(api: Api, run_id: string, change: Partial<RefactoringState> = {}, minutes = 0, owner = 'ada') {
  const context = { store: api.store, config: api.config, now: () => NOW };
  const state = { ...emptyState(context, { run_id, owner }), files: ['calc.py'], plan: 'planned', ...change };
  await api.store.put(runKeys(owner, run_id).state, JSON.stringify(state));
  await api.store.put(runIndexKey(owner, new Date(NOW.getTime() + minutes * 60_000), run_id), '');
}

async function problem(answer: Response) {
  return ProblemSchema.parse(await answer.json());
}

describe('POST /runs', () => {
  it('starts a run of inline files, which it keeps as a zip of the owner', async () => {
    const api = await apiOverMemory();
    const answer = await api.post('/runs', { source: { files: FILES }, budget_usd: 0.5 });
    expect(answer.status).toBe(202);
    const { run_id } = (await answer.json()) as { run_id: string };
    expect(answer.headers.get('location')).toBe(`runs/${run_id}`);
    const input = JSON.parse(api.executions.known.get(run_id)?.input ?? '{}');
    // A swarm.yaml of the project may say the rest.
    expect(Object.keys(input)).toEqual(['source', 'owner', 'budget_usd']);
    const request = RunRequestSchema.parse(input);
    expect(request).toMatchObject({ owner: 'ada', budget_usd: 0.5, max_iterations: 10 });
    const source = request.source as { bucket: string; key: string };
    expect(source.bucket).toBe(BUCKET);
    expect(source.key).toMatch(/^incoming\/ada\/[0-9a-f]{64}\/calc\.py\.zip$/);
    expect(await api.store.get(source.key)).toBeDefined();
  });

  it("says no more than the caller did, so that the project's own options count", async () => {
    const api = await apiOverMemory();
    const answer = await api.post('/runs', { source: { files: FILES }, budget_usd: 0.5 });
    const { run_id } = (await answer.json()) as { run_id: string };
    const said = Object.keys(JSON.parse(api.executions.known.get(run_id)?.input ?? '{}'));
    expect(said.sort()).toEqual(['budget_usd', 'owner', 'source']);
  });

  it('takes an upload of the caller, and no other', async () => {
    const api = await apiOverMemory();
    const ticket = (await (await api.post('/uploads', { size_bytes: 10, file_name: '../my project.zip' })).json()) as {
      upload_id: string;
      fields: { key: string };
    };
    expect(ticket.fields.key).toBe(`incoming/ada/${ticket.upload_id}/my-project.zip`);
    const source = { upload_id: ticket.upload_id };
    expect((await api.post('/runs', { source })).status).toBe(404);
    await api.store.put(ticket.fields.key, 'zip');
    expect((await api.post('/runs', { source }, { as: { owner: 'eve' } })).status).toBe(404);
    expect((await api.post('/runs', { source })).status).toBe(202);
  });

  it.each([
    ["another owner's object", { bucket: BUCKET, key: 'incoming/bob/1/a.zip' }],
    ["another owner's run", { bucket: BUCKET, key: 'runs/bob/r1/snapshots/0.zip' }],
    ['a folder beside the own', { bucket: BUCKET, key: 'incoming/ada2/a.zip' }],
    ['a way round', { bucket: BUCKET, key: 'incoming/ada/../bob/a.zip' }],
    ['another bucket', { bucket: 'elsewhere', key: 'incoming/ada/a.zip' }],
    ['an address of another owner', `s3://${BUCKET}/incoming/bob/a.zip`],
  ])('refuses %s like one that is not there', async (_, source) => {
    const api = await apiOverMemory();
    const answer = await api.post('/runs', { source });
    expect(answer.status).toBe(404);
    expect((await problem(answer)).title).toBe('SourceNotFound');
    expect(api.executions.known.size).toBe(0);
  });

  it('takes an own object', async () => {
    const api = await apiOverMemory();
    expect((await api.post('/runs', { source: `s3://${BUCKET}/incoming/ada/a.zip` })).status).toBe(202);
  });

  it('starts once by the same Idempotency-Key, and refuses another request by it', async () => {
    const api = await apiOverMemory();
    const headers = { 'idempotency-key': 'k1' };
    const first = await (await api.post('/runs', { source: { files: FILES } }, { headers })).json();
    const again = await (await api.post('/runs', { source: { files: FILES } }, { headers })).json();
    expect(again).toEqual(first);
    const options = { source: { sample: 'x' }, format: false, budget_usd: 1 };
    const turned = { budget_usd: 1, format: false, source: { sample: 'x' } };
    const other1 = await api.post('/runs', options, { headers: { 'idempotency-key': 'k2' } });
    const other2 = await api.post('/runs', turned, { headers: { 'idempotency-key': 'k2' } });
    expect(await other2.json()).toEqual(await other1.json());
    expect(api.executions.known.size).toBe(2);
    const other = await api.post('/runs', { source: { files: { 'x.py': 'x = 1\n' } } }, { headers });
    expect(other.status).toBe(422);
    expect((await problem(other)).title).toBe('IdempotencyConflict');
    const bob = await (await api.post('/runs', { source: { files: FILES } }, { headers, as: { owner: 'bob' } })).json();
    expect(bob).not.toEqual(first);
  });

  it.each([
    ['an owner', { source: { files: FILES }, owner: 'bob' }, /owner/],
    ['no source', {}, /source/],
    ['two problems', { source: { sample: 'x' }, budget_usd: -1, max_iterations: 99 }, /budget_usd/],
    ['a path outside', { source: { files: { '../x.py': '' } } }, /files/],
  ])('refuses %s by its path', async (_, body, path) => {
    const api = await apiOverMemory();
    const answer = await api.post('/runs', body);
    expect(answer.status).toBe(400);
    const found = await problem(answer);
    expect(found.title).toBe('InvalidRequest');
    expect(found.problems.join('\n')).toMatch(path);
  });

  it('refuses what is not JSON, another type, and a body that is too long', async () => {
    const api = await apiOverMemory();
    const send = (body: string, type = 'application/json') =>
      api.ask('/runs', { method: 'POST', body, headers: { 'content-type': type } });
    expect((await send('{')).status).toBe(400);
    expect((await send('source=1', 'application/x-www-form-urlencoded')).status).toBe(400);
    expect((await send(JSON.stringify({ source: { files: { 'a.py': 'x'.repeat(2_000_000) } } }))).status).toBe(413);
  });
});

describe('GET /runs', () => {
  it('lists own runs newest first, page by page', async () => {
    const api = await apiOverMemory();
    for (const minute of [1, 2, 3]) await put(api, `r${minute}`, {}, minute);
    await put(api, 'theirs', {}, 9, 'bob');
    const first = RunPageSchema.parse(await (await api.ask('/runs?limit=2')).json());
    expect(first.runs.map((run) => run.run_id)).toEqual(['r3', 'r2']);
    const second = RunPageSchema.parse(await (await api.ask(`/runs?limit=2&cursor=${first.next}`)).json());
    expect(second).toMatchObject({ runs: [{ run_id: 'r1' }], next: null });
  });

  it('gives those of one status, and says where to go on when it looked at enough', async () => {
    const api = await apiOverMemory();
    const ended = { status: 'success', stop_reason: 'tests_pass', finished_at: NOW.toISOString() } as const;
    for (let minute = 0; minute < 250; minute += 1) {
      await put(api, `r${minute}`, minute === 0 ? ended : {}, minute);
    }
    const first = RunPageSchema.parse(await (await api.ask('/runs?status=success')).json());
    expect(first.runs).toEqual([]);
    expect(first.next).not.toBeNull();
    const second = RunPageSchema.parse(await (await api.ask(`/runs?status=success&cursor=${first.next}`)).json());
    expect(second).toMatchObject({ runs: [{ run_id: 'r0', status: 'success' }], next: null });
  });

  it('gives no figures of a run that was stopped before it was planned', async () => {
    const api = await apiOverMemory();
    const ended = { status: 'failure', stop_reason: 'stopped', finished_at: NOW.toISOString() } as const;
    await put(api, 'r1', { ...ended, plan: '' });
    const { runs } = RunPageSchema.parse(await (await api.ask('/runs')).json());
    expect(runs).toMatchObject([{ status: 'failure', pylint_baseline: null, pylint_current: null, tests: null }]);
  });

  it('shows the others where the state of one is in a form of long ago', async () => {
    const api = await apiOverMemory();
    await put(api, 'r1');
    await put(api, 'r2', {}, 1);
    await api.store.put(runKeys('ada', 'r1').state, '{"status": "of long ago"}');
    const answer = await api.ask('/runs');
    expect(answer.status).toBe(200);
    const { runs } = RunPageSchema.parse(await answer.json());
    expect(runs.map((run) => run.run_id)).toEqual(['r2']);
  });

  it('shows a run that has no state yet', async () => {
    const api = await apiOverMemory();
    await api.store.put(runIndexKey('ada', NOW, 'fresh'), '');
    const page = RunPageSchema.parse(await (await api.ask('/runs')).json());
    expect(page.runs).toMatchObject([{ run_id: 'fresh', status: 'in_progress', started_at: NOW.toISOString() }]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'status=odd', 'cursor=../bob'])('refuses %s', async (query) => {
    const api = await apiOverMemory();
    expect((await api.ask(`/runs?${query}`)).status).toBe(400);
  });
});

describe('a failure of the API', () => {
  it('is told to whoever runs it, by whatever name', async () => {
    const api = await apiOverMemory();
    await api.store.put(runKeys('ada', 'r1').state, '{"status": "of long ago"}');
    expect((await api.ask('/runs/r1')).status).toBeGreaterThanOrEqual(500);
    expect(api.reported).toHaveLength(1);
    expect((await api.ask('/runs/r2')).status).toBe(404);
    expect(api.reported).toHaveLength(1);
  });
});

describe('GET /runs/{id}', () => {
  it('is 404 for anybody else, and for a run that is not there', async () => {
    const api = await apiOverMemory();
    await put(api, 'r1');
    expect((await api.ask('/runs/r1')).status).toBe(200);
    for (const path of ['', '/log', '/plan', '/report', '/diff', '/result']) {
      const answer = await api.ask(`/runs/r1${path}`, { as: { owner: 'eve' } });
      expect(answer.status, path).toBe(404);
      expect((await problem(answer)).title).toBe('RunNotFound');
    }
    for (const path of ['/stop', '/rerun', '/answers']) {
      expect((await api.post(`/runs/r1${path}`, { choice: '1' }, { as: { owner: 'eve' } })).status, path).toBe(404);
    }
    expect((await api.ask('/runs/none')).status).toBe(404);
  });

  it("does not tell of another owner's execution of that name", async () => {
    const api = await apiOverMemory();
    await api.executions.start('r1', { owner: 'bob', source: { sample: 'x' } });
    expect((await api.ask('/runs/r1')).status).toBe(404);
    expect((await api.ask('/runs/r1', { as: { owner: 'bob' } })).status).toBe(200);
  });

  it('tells the steps with their rounds, and what failed when the execution has ended', async () => {
    const api = await apiOverMemory();
    const execution = { running: true, status: 'RUNNING', input: JSON.stringify({ owner: 'ada' }), startedAt: NOW };
    const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
    const visits = [
      { state: STATES.intake, entered: true, at: at(0) },
      { state: STATES.intake, entered: false, at: at(1) },
      { state: STATES.inspectShard, entered: true, at: at(1) },
      { state: STATES.inspectShard, entered: true, at: at(1) },
      { state: STATES.inspectShard, entered: false, at: at(2) },
      { state: STATES.whichTier, entered: true, at: at(3) },
      { state: STATES.whichTier, entered: false, at: at(3) },
      { state: STATES.fixBuiltin, entered: true, at: at(4) },
    ];
    api.executions.known.set('r1', { ...execution, visits });
    const view = RunViewSchema.parse(await (await api.ask('/runs/r1')).json());
    expect(view.steps.map(({ state, status, round }) => [state, status, round])).toEqual([
      [STATES.intake, 'done', 0],
      [STATES.inspectShard, 'done', 0],
      [STATES.inspectShard, 'running', 0],
      [STATES.whichTier, 'done', 1],
      [STATES.fixBuiltin, 'running', 1],
    ]);
    expect(view.steps[0]).toMatchObject({ step: 'Intake', left_at: at(1).toISOString() });
    api.executions.known.set('r1', { ...execution, running: false, visits });
    const ended = RunViewSchema.parse(await (await api.ask('/runs/r1')).json());
    expect(ended.steps.at(-1)?.status).toBe('failed');
  });

  it('answers 304 as long as nothing changed', async () => {
    const api = await apiOverMemory();
    await put(api, 'r1', {}, 0);
    const etag = (await api.ask('/runs/r1')).headers.get('etag') ?? '';
    expect((await api.ask('/runs/r1', { headers: { 'if-none-match': etag } })).status).toBe(304);
    await put(api, 'r1', { cost_usd: 0.25 }, 0);
    expect((await api.ask('/runs/r1', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });
});

describe('POST /runs/{id}/stop and /rerun', () => {
  it('stops a run that goes on, and says when there is nothing to stop', async () => {
    const api = await apiOverMemory();
    await api.executions.start('r1', { owner: 'ada', source: { sample: 'x' } });
    expect((await api.post('/runs/r1/stop', {})).status).toBe(202);
    expect(api.executions.stopped).toEqual(['r1']);
    await put(api, 'r2', { finished_at: NOW.toISOString() });
    const late = await api.post('/runs/r2/stop', {});
    expect(late.status).toBe(409);
    expect((await problem(late)).title).toBe('RunEnded');
  });

  it('runs the same input again with the same options', async () => {
    const api = await apiOverMemory();
    const replay = { run_id: 'r0', started_at: '2026-03-01T10:00:00.000Z' };
    const request = { source: { sample: 'x' }, owner: 'ada', budget_usd: 7, replay };
    await put(api, 'r1', { request: RunRequestSchema.parse(request) });
    expect((await api.post('/runs/r1/rerun', {})).status).toBe(404);
    const key = runKeys('ada', 'r1').snapshot(0);
    await api.store.put(key, 'zip');
    const { run_id } = (await (await api.post('/runs/r1/rerun', {})).json()) as { run_id: string };
    const input = JSON.parse(api.executions.known.get(run_id)?.input ?? '{}');
    expect(input).toMatchObject({ owner: 'ada', budget_usd: 7, source: { bucket: BUCKET, key } });
    expect(input).not.toHaveProperty('replay');
  });

  it('takes no replay from a caller: whose log it would be is not known', async () => {
    const api = await apiOverMemory();
    const replay = { run_id: 'r0', started_at: '2026-03-01T10:00:00.000Z' };
    const answer = await api.post('/runs', {
      source: { sample: 'messy-calculator' },
      workflow: 'build',
      goal: 'x',
      replay,
    });
    expect(answer.status).toBe(400);
  });
});
