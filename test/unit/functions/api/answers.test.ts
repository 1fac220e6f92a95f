import { describe, expect, it } from 'vitest';
import { emptyState } from '../../../../core/agents/empty-state.ts';
import { ProblemSchema, RunRequestSchema, RunSummarySchema, RunViewSchema } from '../../../../core/contracts/index.ts';
import { runKeys } from '../../../../core/store/keys.ts';
import { unzip } from '../../../../core/workspace/unzip.ts';
import { zipTree } from '../../../../core/workspace/zip.ts';
import { apiOverMemory, BUCKET, NOW } from '../../../support/api.ts';
import { cycle } from '../../../support/cycles.ts';
import { question } from '../../../support/report-model.ts';

const ASKED = question('describe(6)', { path: 'calc.py', function: 'describe' });
const OTHER = question('describe(9)', { id: 'ba9876543210', path: 'calc.py', function: 'describe' });

/** The API with a run of Ada's that has ended with these questions. */
async function ended(questions = [ASKED], finished = true) {
  const api = await apiOverMemory();
  const keys = runKeys('ada', 'r1');
  const replay = { run_id: 'r0', started_at: '2026-03-01T10:00:00.000Z' };
  const request = RunRequestSchema.parse({ source: { sample: 'x' }, owner: 'ada', budget_usd: 7, replay });
  const finished_at = finished ? NOW.toISOString() : null;
  const context = { store: api.store, config: api.config, now: () => NOW };
  const state = { ...emptyState(context, { run_id: 'r1', owner: 'ada' }), files: ['calc.py'], request, finished_at };
  await api.store.put(keys.state, JSON.stringify(state));
  if (!finished) return api;
  const functions = [{ path: 'calc.py', name: 'describe', evidence: 'shown' as const, outcome: 'question' as const }];
  const { summary } = cycle({ run_id: 'r1', owner: 'ada', questions, verdict: 'shown', functions });
  await api.store.put(keys.summary, JSON.stringify(RunSummarySchema.parse(summary)));
  const files = new Map([['calc.py', { bytes: Buffer.from('x = 1\n'), executable: false }]]);
  await api.store.put(keys.resultZip, zipTree(files));
  return api;
}

describe('POST /runs/{id}/answers', () => {
  it('starts a run of the result with the answer as a test, and the same options', async () => {
    const api = await ended();
    const headers = { 'idempotency-key': 'one' };
    const answer = await api.post('/runs/r1/answers', { question: ASKED.id, choice: '2' }, { headers });
    expect(answer.status).toBe(202);
    const { run_id } = (await answer.json()) as { run_id: string };
    expect(answer.headers.get('location')).toBe(`../${run_id}`);
    const input = JSON.parse(api.executions.known.get(run_id)?.input ?? '{}');
    expect(input).toMatchObject({ owner: 'ada', budget_usd: 7, source: { bucket: BUCKET } });
    expect(input).not.toHaveProperty('replay');
    expect(input.source.key).toMatch(/^incoming\/ada\/[0-9a-f]{64}\/answer-to-r1\.zip$/);
    const stored = await api.store.get(input.source.key);
    const tree = await unzip(stored?.body ?? new Uint8Array(), api.config.policies.archive);
    expect([...tree.keys()].sort()).toEqual(['calc.py', 'tests/test_answer.py']);
    expect(Buffer.from(tree.get('tests/test_answer.py')?.bytes ?? []).toString()).toBe(ASKED.choices[1]?.test);
    const again = await api.post('/runs/r1/answers', { choice: '2' }, { headers });
    expect(await again.json()).toEqual({ run_id });
    expect(api.executions.known.size).toBe(1);
  });

  it.each([
    ['a choice that is not there', [ASKED], { choice: '7' }, 422, /has no choice 7; it has: 1/],
    ['a question that is not asked', [ASKED], { question: OTHER.id, choice: '1' }, 422, /open are: 0123456789ab/],
    ['no question where two are open', [ASKED, OTHER], { choice: '1' }, 422, /name one: .*ba9876543210/],
    ['an answer where nothing is asked', [], { choice: '1' }, 422, /leaves no question open/],
    ['a choice that is none', [ASKED], { choice: 'yes' }, 400, /choice/],
  ])('refuses %s', async (_, questions, body, status, told) => {
    const api = await ended(questions);
    const answer = await api.post('/runs/r1/answers', body);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(ProblemSchema.parse(await answer.json()))).toMatch(told);
    expect(api.executions.known.size).toBe(0);
  });

  it('is 404 for anybody else, and before the end; it needs the scope to write', async () => {
    const api = await ended();
    expect((await api.post('/runs/r1/answers', { choice: '1' }, { as: { owner: 'eve' } })).status).toBe(404);
    expect((await api.post('/runs/r1/answers', { choice: '1' }, { as: { scope: 'runs/read' } })).status).toBe(403);
    const early = await ended([], false);
    const answer = await early.post('/runs/r1/answers', { choice: '1' });
    expect(ProblemSchema.parse(await answer.json()).title).toBe('DocumentNotFound');
  });
});

describe('GET /runs/{id}', () => {
  it('tells what is shown and asked once the run has ended', async () => {
    const view = RunViewSchema.parse(await (await (await ended()).ask('/runs/r1')).json());
    expect(view).toMatchObject({ verdict: 'shown', questions: [ASKED], functions: [{ outcome: 'question' }] });
    const early = RunViewSchema.parse(await (await (await ended([], false)).ask('/runs/r1')).json());
    expect(early).toMatchObject({ verdict: null, questions: [], functions: [] });
  });
});
