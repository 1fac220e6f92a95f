import { describe, expect, it } from 'vitest';
import { contextFiles } from '../../../../core/build/context-files.ts';
import { repoSummary } from '../../../../core/build/repo-summary.ts';
import { runLog, runLogText } from '../../../../core/build/run-log.ts';
import { taskMessage } from '../../../../core/build/task-message.ts';
import { writeRunLog } from '../../../../core/build/write-run-log.ts';
import type { BuildTask, TaskProgress } from '../../../../core/contracts/index.ts';
import { logEntry } from '../../../../core/log/experiment-log.ts';
import { MemoryStore } from '../../../../core/store/memory-store.ts';

const tree = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }]));
const TASK: BuildTask = {
  id: 'T1',
  title: 'Add discounts to prices',
  rationale: 'customers expect them',
  acceptance: 'tests/test_prices.py passes',
  artifacts: ['shop/prices.py'],
};

describe('the summary of a repository', () => {
  it('names each file with the first line of its docstring or heading', () => {
    const text = repoSummary(
      tree({
        'b.py': '"""Prices."""\n',
        'a.md': '# Shop\n\nMore.\n',
        'c.py': '# no docstring\nx = 1\n',
        '.env': 'KEY=1',
      }),
    );
    expect(text).toBe('a.md: Shop\nb.py: Prices.\nc.py');
  });

  it('gives up notes, then paths, where it is too long', () => {
    const many = (count: number, note: string) =>
      tree(
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [`m${String(index).padStart(4, '0')}.py`, `"""${note}"""\n`]),
        ),
      );
    expect(repoSummary(many(200, 'x'.repeat(100)))).toMatch(/^m0000\.py\nm0001\.py/);
    const longest = repoSummary(many(2000, 'x'));
    expect(longest.length).toBeLessThanOrEqual(4000);
    expect(longest).toMatch(/\.\.\. and \d+ more files$/);
  });
});

describe('the files that a coder is shown', () => {
  const files = tree({
    'shop/prices.py': 'def price(): ...\n',
    'tests/test_prices.py': 'from shop.prices import price\n',
    'shop/weather.py': '"""Rain."""\n',
    'kb/prices.md': 'Discounts are whole percent.\n',
    'kb/rain.md': 'It rains.\n',
    'shop/long.py': `from shop.prices import price\n${'x = 1\n'.repeat(5000)}`,
  });

  it('are its own, what imports them, and notes on the same; nothing that does not fit', () => {
    const shown = contextFiles(files, TASK, { files: 500, knowledge: 100 }).map(({ path }) => path);
    expect(shown).toEqual(['kb/prices.md', 'shop/prices.py', 'tests/test_prices.py']);
  });

  it('are nothing where there is no room', () => {
    expect(contextFiles(files, TASK, { files: 0, knowledge: 0 })).toEqual([]);
  });
});

describe('the log of a run', () => {
  const at = (seconds: number, event: object) =>
    logEntry(
      { agent: 'Judge', action: 'DEBUG', status: 'INFO', details: { input_prompt: 'a', output_response: 'b', event } },
      new Date(seconds * 1000),
    );
  const PLANNED = { role: 'planner', type: 'plan', data: { plan_id: 'plan_0001' } };
  const WRITTEN = { role: 'coder', type: 'patch', data: { task_id: 'T1', files: [] } };

  it('has the events of the other log in their order, and its times never go back', () => {
    expect(runLog([at(2, PLANNED), at(1, WRITTEN), at(3, WRITTEN)])).toEqual([
      { ts: '1970-01-01T00:00:02.000Z', ...PLANNED },
      { ts: '1970-01-01T00:00:02.000Z', ...WRITTEN },
      { ts: '1970-01-01T00:00:03.000Z', ...WRITTEN },
    ]);
  });

  it('begins with what it began with, whatever comes', () => {
    const entries = [at(2, PLANNED), at(1, WRITTEN), at(3, WRITTEN)];
    for (const length of [1, 2, 3])
      expect(runLogText(entries).startsWith(runLogText(entries.slice(0, length)))).toBe(true);
  });

  it('is written anew only with more lines', async () => {
    const store = new MemoryStore();
    const text = async () => new TextDecoder().decode((await store.get('log'))?.body);
    await writeRunLog(store, 'log', [at(1, PLANNED), at(2, WRITTEN)]);
    const whole = await text();
    await writeRunLog(store, 'log', [at(1, PLANNED)]);
    expect(await text()).toBe(whole);
    await writeRunLog(store, 'log', [at(1, PLANNED), at(2, WRITTEN), at(3, WRITTEN)]);
    expect(await text()).toBe(`${whole}${JSON.stringify({ ts: '1970-01-01T00:00:03.000Z', ...WRITTEN })}\n`);
  });
});

describe('the message of a commit', () => {
  it('names the task, tier and attempt within 72 characters', () => {
    const progress: TaskProgress = {
      id: 'T1', title: '', status: 'passed', attempts: 4, tier: 'balanced', tier_attempt: 2, snapshot: 1, last_round: 4,
    }; // biome-ignore format: a list reads best as a block
    const message = taskMessage({ ...TASK, title: `Add ${'very '.repeat(20)}long` }, progress, {
      run_id: 'r',
      plan_id: 'plan_0001',
    });
    const [subject = ''] = message.split('\n');
    expect(subject).toMatch(/^feat: Add very .*\.\.\. \(tier balanced, attempt 2\)$/);
    expect(subject.length).toBeLessThanOrEqual(72);
    expect(message).toContain('Swarm-Task: T1 of plan_0001');
  });
});
