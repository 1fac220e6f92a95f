import { describe, expect, it } from 'vitest';
import { audit } from '../../../../core/agents/auditor.ts';
import { takeLock } from '../../../../core/agents/environment.ts';
import type { ResolveResult } from '../../../../core/contracts/index.ts';
import { environmentKey } from '../../../../core/store/keys.ts';
import { inspectedFile } from '../../../support/inspection.ts';
import { RunHarness } from '../../../support/run-harness.ts';

const HASH = 'a'.repeat(64);
const NOTHING: ResolveResult = {
  key: '',
  private: false,
  lock: '',
  packages: [],
  set_aside: [],
  unknown_imports: [],
  read: [],
  needs_python: null,
  pins_dropped: false,
  seconds: 1,
};
const ONE = { ...NOTHING, key: HASH, lock: 'attrs==1 --hash=sha256:0\n', packages: [{ name: 'attrs', version: '1' }] };
const FILES = { 'a.py': 'import attrs\n', 'tests/test_a.py': 'import a\n' };

async function resolved(result: ResolveResult, files: Record<string, string> = FILES) {
  const harness = new RunHarness();
  const taken = await harness.intake(files);
  await harness.answer(harness.keys.resolved, 'resolve', result);
  return { harness, taken };
}

describe('the packages of a run', () => {
  it('are asked for where a manifest or an import speaks of any', async () => {
    const plain = await new RunHarness().intake({ 'a.py': 'import json\nimport b\n', 'b.py': 'import pytest\n' });
    expect(plain).not.toHaveProperty('resolve');
    const reasons: Record<string, string>[] = [
      { 'requirements.txt': 'attrs\n' },
      { 'c.py': 'from attrs import define\n' },
    ];
    for (const more of reasons) {
      const taken = await new RunHarness().intake({ 'a.py': 'x = 1\n', ...more });
      expect(taken).toMatchObject({ ok: true, resolve: { step: 'resolve' } });
    }
  });

  it('are installed once for a lock, and given to every step from then on', async () => {
    const { harness } = await resolved(ONE);
    const first = await takeLock(harness.context, harness.run);
    const archive = environmentKey(HASH);
    expect(first.install?.outputs_put.environment).toContain(archive);
    expect(first.orders).toHaveLength(2);
    for (const order of first.orders) expect(order.inputs_get.environment).toContain(archive);
    expect((await harness.state()).environment).toEqual({ archive, packages: 1, is_new: true });
    const lock = await harness.store.get(harness.keys.environmentLock);
    expect(new TextDecoder().decode(lock?.body)).toBe(ONE.lock);

    const again = await resolved(ONE);
    await again.harness.store.put(archive, 'packed');
    const second = await takeLock(again.harness.context, again.harness.run);
    expect(second.install).toBeUndefined();
    expect(second.orders[0]?.inputs_get.environment).toContain(archive);
  });

  it('lie under their owner where an index may not be public', async () => {
    const { harness } = await resolved({ ...ONE, private: true });
    await takeLock(harness.context, harness.run);
    expect((await harness.state()).environment?.archive).toBe(environmentKey(HASH, 'local'));
  });

  it('are told of where they cannot be had, each once', async () => {
    const aside = { requirement: 'attrs==99', origin: 'requirements.txt', why: 'no_version' as const, detail: '' };
    const near = { ...aside, requirement: 'reqeusts', why: 'lookalike' as const, detail: 'requests' };
    const { harness } = await resolved({
      ...NOTHING,
      set_aside: [aside, aside, near],
      unknown_imports: [{ module: 'mystery', path: 'a.py' }],
      needs_python: '>=3.99',
    });
    const output = await takeLock(harness.context, harness.run);
    expect(output.orders[0]?.inputs_get).not.toHaveProperty('environment');
    const { notes, needs_python } = await harness.state();
    expect(needs_python).toBe('>=3.99');
    expect(notes.filter((note) => note.includes('attrs==99'))).toHaveLength(1);
    expect(notes.join('\n')).toMatch(/reqeusts.*one letter off "requests"[\s\S]*which package brings mystery/);
  });

  it('cost a run nothing but themselves where the resolver failed', async () => {
    const harness = new RunHarness();
    await harness.intake(FILES);
    const output = await takeLock(harness.context, harness.run);
    expect(output.orders).toHaveLength(2);
    expect(output.install).toBeUndefined();
    expect((await harness.state()).notes.join()).toContain('Dependencies were not resolved');
  });
});

describe('the Python of a run', () => {
  const choice = { version: '3.14', wanted: '>=3.14', reason: 'the newest here that pyproject.toml allows: >=3.14' };
  const begin = async (pythons?: readonly string[]) => {
    const harness = new RunHarness({}, pythons);
    const taken = await harness.intake({ 'pyproject.toml': '[project]\nname = "x"\n', 'a.py': 'x = 1\n' });
    await harness.answer(harness.keys.resolved, 'resolve', { ...NOTHING, python: choice });
    return { taken, output: await takeLock(harness.context, harness.run), state: await harness.state() };
  };

  it('is chosen from those at hand, and named to the machine and to the person', async () => {
    const { taken, output, state } = await begin(['3.13', '3.14']);
    expect(taken).toMatchObject({ resolve: { params: { pythons: ['3.13', '3.14'] } } });
    expect(output.python).toBe('3.14');
    expect(state.python).toEqual(choice);
    expect(state.notes).toContain(`Python 3.14 runs it: ${choice.reason}`);
  });

  it.each([
    [['3.14', '3.13']],
    [['3.13']],
    [undefined],
  ])('is not named where it is the usual one, or where there is none: %s', async (pythons) => {
    const { output, state } = await begin(pythons);
    expect(output).not.toHaveProperty('python');
    expect(state.notes.join()).not.toContain('runs it');
  });

  it('may be said by the request, as what is needed and from which day on packages count', async () => {
    const said = { python: '3.12', requirements: ['attrs>=23'], exclude_newer: '2026-01-01' };
    const taken = await new RunHarness().intake({ 'a.py': 'x = 1\n' }, said);
    expect(taken).toMatchObject({ resolve: { params: { pythons: [], ...said } } });
    const file = 'requirements: [attrs>=23]\npython: "3.12"\n';
    const told = await new RunHarness().intake({ 'a.py': 'x = 1\n', 'swarm.yaml': file });
    expect(told).toMatchObject({ resolve: { params: { python: '3.12', requirements: ['attrs>=23'] } } });
  });

  it('is asked about for syntax alone only where there is a choice', async () => {
    const files = { 'a.py': 'type A = int\n' };
    expect(await new RunHarness().intake(files)).not.toHaveProperty('resolve');
    expect(await new RunHarness({}, ['3.11']).intake(files)).not.toHaveProperty('resolve');
    expect(await new RunHarness({}, ['3.11', '3.12']).intake(files)).toHaveProperty('resolve');
  });
});

describe('files in a newer syntax', () => {
  it('are left out of plan, score and files, and named with the newest Python', async () => {
    const harness = new RunHarness();
    await harness.intake({ 'a.py': 'x = 1\n', 'new.py': 'type A = int\n', 'newer.py': 'x = t""\n' });
    const half = { statement: 10, fatal: 0, error: 0, warning: 0, refactor: 0, convention: 5 };
    const broken = { parses: false, syntax_error: { line: 1, column: 0, message: 'invalid syntax' } };
    await harness.inspected([
      inspectedFile('a.py', { pylint: { messages: [], score_counts: half } }),
      inspectedFile('new.py', { ...broken, needs_python: '>=3.9' }),
      inspectedFile('newer.py', { ...broken, needs_python: '>=3.14' }),
    ]);
    await audit(harness.context, harness.run);
    const state = await harness.state();
    expect(state.files).toEqual(['a.py']);
    expect(state.needs_python).toBe('>=3.14');
    expect(state.pylint_baseline).toBe(5);
    expect(state.plan).not.toContain('new.py');
    expect(state.notes.join('\n')).toContain('new.py: left as it is; its syntax needs Python >=3.9');
  });
});
