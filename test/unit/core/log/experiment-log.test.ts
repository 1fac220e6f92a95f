import { describe, expect, it } from 'vitest';
import { commitStep } from '../../../../core/agents/commit-step.ts';
import { emptyState } from '../../../../core/agents/empty-state.ts';
import { loadState } from '../../../../core/agents/state-store.ts';
import { ExperimentDataSchema, type LogEntry } from '../../../../core/contracts/index.ts';
import { SwarmError } from '../../../../core/errors.ts';
import { appendEntries, type EntryDraft, logEntry, stableId } from '../../../../core/log/experiment-log.ts';
import { MemoryStore } from '../../../../core/store/memory-store.ts';
import type { PutOptions } from '../../../../core/store/object-store.ts';
import { RunHarness } from '../../../support/run-harness.ts';

const DRAFT: EntryDraft = {
  agent: 'Judge',
  action: 'DEBUG',
  status: 'SUCCESS',
  details: { input_prompt: 'pytest', output_response: '1 passed' },
};

async function stored(store: MemoryStore, key = 'log'): Promise<LogEntry[]> {
  return ExperimentDataSchema.parse(JSON.parse(new TextDecoder().decode((await store.get(key))?.body)));
}

/** A store on which reads take a turn, so that writers come between each other. */
class SlowStore extends MemoryStore {
  readonly seen: string[] = [];

  override async get(key: string) {
    const found = await super.get(key);
    await new Promise((resolve) => setImmediate(resolve));
    return found;
  }

  override async put(key: string, body: Uint8Array | string, options?: PutOptions) {
    const tag = await super.put(key, body, options);
    this.seen.push(new TextDecoder().decode(this.objects.get(key)?.body));
    return tag;
  }
}

describe('a log entry', () => {
  it('is complete, with "N/A" for a tool', () => {
    const entry = logEntry(DRAFT, new Date('2026-03-01T10:00:00Z'));
    expect(entry).toMatchObject({ model: 'N/A', timestamp: '2026-03-01T10:00:00.000Z', status: 'SUCCESS' });
    expect(entry.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['without its prompt', { output_response: 'x' }, /details\.input_prompt/],
    ['without its answer', { input_prompt: 'x' }, /details\.output_response/],
    ['with a prompt that is no text', { input_prompt: 1, output_response: 'x' }, /details\.input_prompt/],
    [
      'with a name that is not snake case',
      { input_prompt: '', output_response: '', testsPassed: 1 },
      /details\.testsPassed: must be snake_case/,
    ],
    ['with what is no JSON', { input_prompt: '', output_response: '', when: new Date() }, /details\.when/],
  ])('%s is refused', async (_, details, told) => {
    const invalid = expect.objectContaining({ name: 'LogEntryInvalid', message: expect.stringMatching(told) });
    expect(() => logEntry({ ...DRAFT, details })).toThrowError(invalid);
    const store = new MemoryStore();
    const entry = { ...logEntry(DRAFT), details } as unknown as LogEntry;
    await expect(appendEntries(store, 'log', [logEntry(DRAFT), entry])).rejects.toEqual(invalid);
    expect(store.objects.size).toBe(0);
  });

  it('has the same id for the same name, and a valid one', () => {
    expect(stableId('run/judge-1/0')).toBe(stableId('run/judge-1/0'));
    expect(stableId('run/judge-1/0')).not.toBe(stableId('run/judge-1/1'));
    for (let index = 0; index < 200; index += 1)
      expect(() => logEntry(DRAFT, new Date(), stableId(`${index}`))).not.toThrow();
  });
});

describe('appending', () => {
  it('keeps the order and adds nothing twice, within one call either', async () => {
    const store = new MemoryStore();
    const [a, b] = [logEntry(DRAFT), logEntry(DRAFT)];
    await appendEntries(store, 'log', [a]);
    await appendEntries(store, 'log', [a, b, b, a]);
    await appendEntries(store, 'log', []);
    expect((await stored(store)).map((entry) => entry.id)).toEqual([a.id, b.id]);
  });

  it('writes nothing where nothing is new', async () => {
    const store = new MemoryStore();
    const entry = logEntry(DRAFT);
    await appendEntries(store, 'log', [entry]);
    const before = store.objects.get('log');
    await appendEntries(store, 'log', [entry]);
    expect(store.objects.get('log')).toBe(before);
  });

  it('loses nothing between writers at the same time, and is valid JSON at every moment', async () => {
    const store = new SlowStore();
    const entries = Array.from({ length: 6 }, () => logEntry(DRAFT));
    await Promise.all(entries.map((entry) => appendEntries(store, 'log', [entry])));
    expect((await stored(store)).map((entry) => entry.id).sort()).toEqual(entries.map((entry) => entry.id).sort());
    for (const text of store.seen) expect(() => ExperimentDataSchema.parse(JSON.parse(text))).not.toThrow();
    expect(store.seen).toHaveLength(6);
  });

  it('gives up after eight conflicts, with nothing lost', async () => {
    const store = new MemoryStore();
    await appendEntries(store, 'log', [logEntry(DRAFT)]);
    store.put = async () => {
      throw new SwarmError('StateConflict', 'changed by another writer');
    };
    await expect(appendEntries(store, 'log', [logEntry(DRAFT)])).rejects.toMatchObject({ name: 'StateConflict' });
    expect(await stored(store)).toHaveLength(1);
  });
});

describe('a step that dies between log and state', () => {
  it('adds nothing twice and loses nothing when it is repeated', async () => {
    const run = new RunHarness();
    const state = { ...emptyState(run.context, run.run), pending_results: [run.keys.verify(1), run.keys.edits(1)] };
    await run.store.put(run.keys.state, JSON.stringify(state));
    await run.answer(run.keys.verify(1), 'verify', {});
    const { etag } = await loadState(run.context, run.run);
    const record = { step: 'judge-1', drafts: [DRAFT, DRAFT], issued: [run.keys.verify(2), run.keys.verify(2)] };

    const put = run.store.put.bind(run.store);
    run.store.put = async (key, body, options) => {
      if (key === run.keys.state) throw new Error('the power is gone');
      return put(key, body, options);
    };
    await expect(commitStep(run.context, state, etag, record)).rejects.toThrow('the power is gone');
    const log = await run.log();
    expect(log).toHaveLength(3);

    run.store.put = put;
    run.minutes = 4;
    await commitStep(run.context, state, etag, record);
    expect(await run.log()).toEqual(log);
    expect((await run.state()).pending_results).toEqual([run.keys.edits(1), run.keys.verify(2)]);
  });

  it('is refused where another writer was faster', async () => {
    const run = new RunHarness();
    await run.intake({ 'a.py': '' });
    const { state, etag } = await loadState(run.context, run.run);
    await commitStep(run.context, { ...state, round: 1 }, etag, { step: 'one', drafts: [DRAFT] });
    await expect(commitStep(run.context, state, etag, { step: 'two', drafts: [DRAFT] })).rejects.toMatchObject({
      name: 'StateConflict',
    });
    expect((await run.state()).round).toBe(1);
  });
});
