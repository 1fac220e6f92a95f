import { describe, expect, it } from 'vitest';
import { logEntry } from '../../../../core/log/experiment-log.ts';
import { Activity } from '../../../../core/models/activity.ts';
import { MemoryStore } from '../../../../core/store/memory-store.ts';

const KEY = 'models/fix-1.json';

function entry(text: string) {
  const details = { input_prompt: text, output_response: text };
  return logEntry({ agent: 'Fixer', action: 'FIX', status: 'SUCCESS', details });
}

function completion(content: string) {
  const usage = { input_tokens: 1, output_tokens: null };
  return { content, model: 'm', usage, finish_reason: 'stop' as const, logprobs: [{ token: 'a', logprob: -1 }] };
}

describe('the record of a piece of work', () => {
  it('has answers, cost and calls again after it was opened anew', async () => {
    const store = new MemoryStore();
    const first = await Activity.open(store, KEY);
    expect([first.calls, first.cost, first.answer('q')]).toEqual([0, 0, undefined]);
    await first.keep(entry('a'), 0.25, { key: 'q', answer: completion('answer') });
    await first.keep(entry('failed'), 0.5);
    await first.keepVectors(entry('v'), 'v', [[1], [2]], 0.125);
    const { logprobs: _, ...kept } = completion('answer');
    for (const activity of [first, await Activity.open(store, KEY)]) {
      expect(activity.answer('q')).toEqual(kept);
      expect(activity.vectors('v')).toEqual([[1], [2]]);
      expect([activity.calls, activity.cost]).toEqual([3, 0.875]);
    }
  });

  it('keeps what parallel calls of one piece of work add', async () => {
    const store = new MemoryStore();
    const activity = await Activity.open(store, KEY);
    await Promise.all(
      [1, 2, 3, 4].map((n) => activity.keep(entry(`${n}`), 1, { key: `${n}`, answer: completion('x') })),
    );
    const again = await Activity.open(store, KEY);
    expect([again.calls, again.cost]).toEqual([4, 4]);
    expect([1, 2, 3, 4].every((n) => again.answer(`${n}`))).toBe(true);
  });

  it('loses nothing when the same step is called twice at the same time', async () => {
    const store = new MemoryStore();
    const [one, two] = await Promise.all([Activity.open(store, KEY), Activity.open(store, KEY)]);
    await one.keep(entry('one'), 1, { key: 'a', answer: completion('one') });
    await two.keep(entry('two'), 2, { key: 'b', answer: completion('two') });
    await one.keep(entry('three'), 4);
    const again = await Activity.open(store, KEY);
    expect([again.calls, again.cost]).toEqual([3, 7]);
    expect([again.answer('a')?.content, again.answer('b')?.content]).toEqual(['one', 'two']);
  });

  it('counts an entry once, also when its write is repeated', async () => {
    const store = new MemoryStore();
    const activity = await Activity.open(store, KEY);
    const same = entry('same');
    await activity.keep(same, 1);
    await activity.keep(same, 1);
    expect([activity.calls, activity.cost]).toEqual([1, 1]);
  });

  it('goes on after a write that failed', async () => {
    const store = new MemoryStore();
    const activity = await Activity.open(store, KEY);
    const put = store.put.bind(store);
    store.put = () => Promise.reject(new Error('the network is down'));
    await expect(activity.keep(entry('lost'), 1)).rejects.toThrow('the network is down');
    store.put = put;
    await activity.keep(entry('kept'), 2);
    expect((await Activity.open(store, KEY)).calls).toBeGreaterThan(0);
  });
});
