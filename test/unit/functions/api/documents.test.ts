import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LogPageSchema, PlanDocumentSchema, ProblemSchema, StatsSchema } from '../../../../core/contracts/index.ts';
import { runKeys } from '../../../../core/store/keys.ts';
import { runIndexKey } from '../../../../core/store/run-index.ts';
import { apiOverMemory, NOW } from '../../../support/api.ts';

const KEYS = runKeys('ada', 'r1');
const example = (path: string) =>
  readFileSync(new URL(`../../../../core/contracts/examples/valid/${path}.json`, import.meta.url), 'utf8');

describe('documents of a run', () => {
  it('gives the log entries after a cursor, page by page, also while it grows', async () => {
    const { ask, store } = await apiOverMemory();
    const [entry] = JSON.parse(example('experiment-data/two-entries')) as object[];
    const entries = Array.from({ length: 5 }, (_, index) => ({ ...entry, model: `m${index}` }));
    await store.put(KEYS.log, JSON.stringify(entries));
    const read = async (query: string) => LogPageSchema.parse(await (await ask(`/runs/r1/log?${query}`)).json());
    const first = await read('limit=2');
    expect(first).toMatchObject({ entries: [{ model: 'm0' }, { model: 'm1' }], next: 2, more: true });
    expect(await read(`after=${first.next}&limit=500`)).toMatchObject({ next: 5, more: false });
    expect(await read('after=5')).toEqual({ entries: [], next: 5, more: false });
    expect(await read('after=900')).toEqual({ entries: [], next: 5, more: false });
  });

  it('cuts a page where it grows too long for an answer, never below one entry', async () => {
    const { ask, store } = await apiOverMemory();
    const [entry] = JSON.parse(example('experiment-data/two-entries')) as object[];
    const long = { ...entry, details: { input_prompt: 'x'.repeat(3_000_000), output_response: '' } };
    await store.put(KEYS.log, JSON.stringify([long, long, long]));
    const page = LogPageSchema.parse(await (await ask('/runs/r1/log')).json());
    expect(page).toMatchObject({ next: 1, more: true });
  });

  it('gives plan, report and diff, each with its type, none of which a browser takes for a page of the site', async () => {
    const { ask, store } = await apiOverMemory();
    await store.put(KEYS.planJson, example('plan/two-issues'));
    await store.put(KEYS.planMarkdown, '# Plan');
    const plan = PlanDocumentSchema.parse(await (await ask('/runs/r1/plan')).json());
    expect(plan.markdown).toBe('# Plan');
    await store.put(KEYS.reportHtml, '<p>report</p>');
    await store.put(KEYS.patch, new Uint8Array([0xff, 0x0a]));
    const report = await ask('/runs/r1/report');
    expect(report.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(report.headers.get('content-security-policy')).toContain('sandbox');
    expect(report.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await (await ask('/runs/r1/diff')).arrayBuffer())).toEqual(new Uint8Array([0xff, 0x0a]));
  });

  it.each([
    ['coverage', KEYS.coverageHtml, 'text/html; charset=utf-8'],
    ['coverage?format=html', KEYS.coverageHtml, 'text/html; charset=utf-8'],
    ['coverage?format=xml', KEYS.coverageXml, 'application/xml'],
    ['mutation', KEYS.mutationHtml, 'text/html; charset=utf-8'],
    ['mutation?format=json', KEYS.mutationJson, 'application/json'],
  ])('gives %s of a forged suite, to its owner alone', async (path, key, type) => {
    const { ask, store } = await apiOverMemory();
    await store.put(key, `the text of ${key}`);
    await store.put(key.replace('/ada/', '/bob/').replace('/r1/', '/r2/'), 'of another');
    const answer = await ask(`/runs/r1/${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(await answer.text()).toBe(`the text of ${key}`);
    expect((await ask(`/runs/r2/${path}`)).status).toBe(404);
  });

  it('lets no document run scripts but the page of mutants, and that in an origin of its own', async () => {
    const { ask, store } = await apiOverMemory();
    for (const key of [KEYS.reportHtml, KEYS.coverageHtml, KEYS.mutationHtml]) await store.put(key, '<p>x</p>');
    const policyOf = async (path: string) =>
      (await ask(`/runs/r1/${path}`)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('report')).not.toContain('script');
    expect(await policyOf('coverage')).not.toContain('script');
    expect(await policyOf('mutation')).toMatch(/^sandbox allow-scripts; default-src 'none';/);
    expect(await policyOf('mutation')).not.toContain('allow-same-origin');
  });

  it('leads to a link where a document is larger than an answer may be', async () => {
    const { ask, store } = await apiOverMemory();
    await store.put(KEYS.patch, 'x'.repeat(4_000_001));
    const answer = await ask('/runs/r1/diff');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('changes.patch');
  });

  it('tells a document that is not there from a run that is not there', async () => {
    const { ask, executions } = await apiOverMemory();
    await executions.start('r1', { owner: 'ada', source: { sample: 'x' } });
    for (const path of ['plan', 'report?format=json', 'diff', 'result', 'bundle', 'coverage', 'mutation?format=json']) {
      const answer = await ask(`/runs/r1/${path}`);
      expect(answer.status, path).toBe(404);
      expect(ProblemSchema.parse(await answer.json()).title).toBe('DocumentNotFound');
    }
    expect(await (await ask('/runs/r1/log')).json()).toEqual({ entries: [], next: 0, more: false });
  });

  it.each([
    ['result', KEYS.resultZip, 'r1.zip'],
    ['bundle', KEYS.bundle, 'r1.bundle'],
  ])('links the %s for 15 minutes', async (file, key, file_name) => {
    const { ask, store } = await apiOverMemory();
    await store.put(key, 'bytes');
    const answer = await ask(`/runs/r1/${file}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const link = await answer.json();
    expect(link).toMatchObject({ file_name, expires_at: '2026-03-01T10:15:00.000Z' });
    expect((link as { url: string }).url).toContain(key);
  });
});

describe('GET /stats', () => {
  it('adds up own runs, and passes over a summary of another form', async () => {
    const { ask, store } = await apiOverMemory();
    for (const run_id of ['r1', 'r2', 'r3']) await store.put(runIndexKey('ada', NOW, run_id), '');
    await store.put(KEYS.summary, example('run-summary/success'));
    await store.put(runKeys('ada', 'r2').summary, '{}');
    expect(StatsSchema.parse(await (await ask('/stats')).json()).runs).toBe(1);
    expect(await (await ask('/stats', { as: { owner: 'bob' } })).json()).toEqual({ runs: 0, tiers: [] });
  });
});
