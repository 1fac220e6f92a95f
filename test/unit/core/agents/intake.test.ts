import { describe, expect, it } from 'vitest';
import { takeIn } from '../../../../core/agents/intake.ts';
import type { SourceReader } from '../../../../core/agents/source.ts';
import { SwarmError } from '../../../../core/errors.ts';
import { zipTree } from '../../../../core/workspace/zip.ts';
import { allTiers, noSource, onlyBuiltin, RunHarness } from '../../../support/run-harness.ts';
import { buildZip, MODES } from '../../../support/zip-builder.ts';

const FILES = { 'a.py': 'a = 1\n', 'tests/test_a.py': 'def test():\n    pass\n', 'README.md': '# a\n' };

function zipReader(bytes: Uint8Array): SourceReader {
  return { ...noSource, readZip: async () => bytes };
}

describe('Intake', () => {
  it('stores the request, snapshot 0 and the state, and orders the inspection', async () => {
    const run = new RunHarness();
    const output = await run.intake(FILES);
    expect(output.ok).toBe(true);
    expect(output.orders.map((order) => order.step)).toEqual(['inspect', 'run_tests']);
    expect(await run.zip(run.keys.snapshot(0))).toEqual(FILES);
    expect(await run.json(run.keys.inspectParams(0))).toEqual({ files: ['a.py', 'tests/test_a.py'] });
    expect(await run.json(run.keys.files)).toEqual({ files: ['a.py', 'tests/test_a.py'] });
    expect(await run.state()).toMatchObject({
      status: 'in_progress',
      stop_reason: null,
      files: ['a.py', 'tests/test_a.py'],
      current_iteration: 0,
      max_iterations: 10,
      tier: 'builtin',
      tiers: ['builtin'],
      target_dir: '.',
      pending_results: [run.keys.inspectResult(0), run.keys.existingTests],
    });
    expect(await run.log()).toMatchObject([{ agent: 'Auditor', action: 'CODE_ANALYSIS', status: 'SUCCESS' }]);
  });

  it('tells what is done where not everything is asked for', async () => {
    const run = new RunHarness();
    await run.intake(FILES, { do: ['safe'] });
    expect((await run.state()).notes).toContainEqual(expect.stringMatching(/^Done as asked: bugs are repaired, tests/));
    const refused = await new RunHarness().intake(FILES, { ignore: ['beauty'] });
    expect(refused).toMatchObject({
      ok: false,
      error: { name: 'InvalidRequest', message: expect.stringMatching(/^ignore: beauty/) },
    });
  });

  it('asks no model where no repairs are asked for', async () => {
    const run = new RunHarness();
    await run.intake(FILES, { do: ['docs'] }, allTiers);
    const { tiers, notes } = await run.state();
    expect(tiers).toEqual(['builtin']);
    expect(notes).toContain('tier economy is left out: models repair, and no repairs are asked for');
  });

  it('leaves the source itself out of the log', async () => {
    const run = new RunHarness();
    await run.intake({ 'a.py': 'SECRET_IN_SOURCE = 1\n' });
    expect(JSON.stringify(await run.log())).not.toContain('SECRET_IN_SOURCE');
  });

  it('may be repeated without harm', async () => {
    const run = new RunHarness();
    const first = await run.intake(FILES);
    const before = new Map([...run.store.objects].map(([key, { etag }]) => [key, etag]));
    run.minutes = 3;
    expect(await run.intake(FILES)).toEqual(first);
    expect(new Map([...run.store.objects].map(([key, { etag }]) => [key, etag]))).toEqual(before);
  });

  it('deals files out to shards evenly', async () => {
    const run = new RunHarness();
    const files = Object.fromEntries(Array.from({ length: 81 }, (_, index) => [`m${index}.py`, '']));
    const { orders } = await run.intake(files);
    expect(orders).toHaveLength(3);
    const shards = await Promise.all([0, 1, 2].map((shard) => run.json(run.keys.inspectParams(shard))));
    expect(shards.map((shard) => (shard as { files: string[] }).files.length)).toEqual([27, 27, 27]);
  });

  it('reads a zip by address, with its limits', async () => {
    const run = new RunHarness();
    const asked: unknown[] = [];
    const reader: SourceReader = {
      ...noSource,
      readZip: async (...args) => {
        asked.push(args);
        return zipTree(new Map([['a.py', { bytes: Buffer.from('a = 1\n'), executable: true }]]));
      },
    };
    const request = { source: 's3://my-bucket/uploads/x/y.zip' };
    expect(await takeIn(run.context, reader, onlyBuiltin, { run_id: 'run-1', request })).toMatchObject({ ok: true });
    expect(asked).toEqual([[{ bucket: 'my-bucket', key: 'uploads/x/y.zip' }, 52_428_800]]);
  });

  it('names the tiers that were left out', async () => {
    const run = new RunHarness();
    await run.intake(FILES);
    expect((await run.state()).notes).toEqual(['Tiers "economy", "balanced", "frontier" were left out: no key is set']);
    const second = new RunHarness();
    await second.intake(FILES, {}, allTiers);
    expect((await second.state()).tiers).toEqual(['builtin', 'economy', 'balanced', 'frontier']);
  });
});

describe('input that is refused', () => {
  const missing: SourceReader = {
    readSample: async () => undefined,
    readZip: async () => {
      throw new SwarmError('SourceNotFound', 's3://x/y is not there or may not be read');
    },
  };

  it.each<[what: string, request: unknown, reader: SourceReader, name: string, told: RegExp[]]>([
    ['no request', undefined, noSource, 'InvalidRequest', [/the request is not valid/]],
    ['text', 'refactor this', noSource, 'InvalidRequest', [/the request is not valid/]],
    [
      'several mistakes, each by its path',
      { source: { files: { 'a.py': 'x', '../b.py': 'y' } }, max_iterations: 99, budget_usd: 'much', colour: 1 },
      noSource,
      'InvalidRequest',
      [/source\.files\.\.\.\/b\.py: must/, /max_iterations: /, /budget_usd: /, /colour/],
    ],
    ['no files', { source: { files: {} } }, noSource, 'InvalidRequest', [/source\.files: must hold at least one/]],
    [
      'too much text',
      { source: { files: { 'a.py': 'x'.repeat(200_001) } } },
      noSource,
      'InvalidRequest',
      [/200000 bytes/],
    ],
    ['files that collide', { source: { files: { 'a.py': '', 'A.py': '' } } }, noSource, 'UnsafePath', [/by case only/]],
    [
      'a file below a file',
      { source: { files: { 'a.py': '', 'a.py/b.py': '' } } },
      noSource,
      'UnsafePath',
      [/below a file/],
    ],
    [
      'an unknown tier',
      { source: { files: { 'a.py': '' } }, tiers: ['golden'] },
      noSource,
      'InvalidRequest',
      [/golden/],
    ],
    [
      'a tier without a key alone',
      { source: { files: { 'a.py': '' } }, tiers: ['economy'] },
      noSource,
      'InvalidRequest',
      [/no key/],
    ],
    [
      'no Python',
      { source: { files: { 'a.js': '', 'venv/x.py': '' } } },
      noSource,
      'NoPythonFiles',
      [/2 files were read/],
    ],
    [
      'nothing below the target',
      { source: { files: { 'a.py': '' } }, target_dir: 'src' },
      noSource,
      'NoPythonFiles',
      [/1 files/],
    ],
    ['a sample that is not there', { source: { sample: 'nothing' } }, missing, 'SourceNotFound', [/"nothing"/]],
    ['an object that is not there', { source: 's3://bucket-x/y' }, missing, 'SourceNotFound', [/not there/]],
    [
      'a hostile zip',
      { source: 's3://bucket-x/y' },
      zipReader(buildZip([{ name: '../a.py' }])),
      'InvalidArchive',
      [/zip refused/],
    ],
    [
      'a zip with a link',
      { source: 's3://bucket-x/y' },
      zipReader(buildZip([{ name: 'a.py', mode: MODES.symlink }])),
      'InvalidArchive',
      [/link/],
    ],
    ['no zip', { source: 's3://bucket-x/y' }, zipReader(Buffer.from('hello')), 'InvalidArchive', [/cannot be read/]],
    ['an empty zip', { source: 's3://bucket-x/y' }, zipReader(buildZip([])), 'NoPythonFiles', [/0 files/]],
  ])('%s is an answer, not an exception', async (_, request, reader, name, told) => {
    const run = new RunHarness();
    const output = await takeIn(run.context, reader, onlyBuiltin, { run_id: 'run-1', request });
    expect(output).toMatchObject({ ok: false, error: { name }, orders: [], run: { run_id: 'run-1', owner: 'local' } });
    for (const part of told) expect(output.ok ? '' : output.error.message).toMatch(part);
    expect(run.store.objects.size).toBe(0);
  });

  it('keeps the owner that it names, where that is one', async () => {
    const run = new RunHarness();
    const ask = (owner: unknown) =>
      takeIn(run.context, noSource, onlyBuiltin, { run_id: 'run-1', request: { owner, source: 1 } });
    expect((await ask('team-7')).run.owner).toBe('team-7');
    expect((await ask('../other')).run.owner).toBe('local');
  });

  it('is not what a failing service is: that is thrown, to be tried again', async () => {
    const run = new RunHarness();
    const reader: SourceReader = { ...noSource, readZip: () => Promise.reject(new Error('socket hang up')) };
    const request = { source: 's3://bucket-x/y' };
    await expect(takeIn(run.context, reader, onlyBuiltin, { run_id: 'r', request })).rejects.toThrow('socket hang up');
  });
});
