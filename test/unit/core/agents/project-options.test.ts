import { describe, expect, it } from 'vitest';
import { withProjectOptions } from '../../../../core/agents/project-options.ts';
import { writeTestsOrder } from '../../../../core/agents/work-orders.ts';
import { RunRequestSchema } from '../../../../core/contracts/index.ts';
import { RunHarness } from '../../../support/run-harness.ts';

const SOURCE = { sample: 'any' };

function options(yaml: string | Uint8Array | undefined, request: object = {}) {
  const given = { source: SOURCE, ...request };
  const tree = new Map(yaml === undefined ? [] : [['swarm.yaml', { bytes: Buffer.from(yaml), executable: false }]]);
  return withProjectOptions(given, RunRequestSchema.parse(given), tree);
}

describe('the options of a project', () => {
  it('are those of its swarm.yaml, where the request says nothing', () => {
    const found = options('# ours\nmax_iterations: 5\ntiers: [builtin]\npublic_api: keep\n', { public_api: 'rename' });
    expect(found).toEqual(
      RunRequestSchema.parse({ source: SOURCE, max_iterations: 5, tiers: ['builtin'], public_api: 'rename' }),
    );
  });

  it('say what is done, unless the request says some of it', () => {
    const yaml = 'do: [repair, docs]\nselect: [docs]\nignore: [long-line]';
    const said = ({ do: wanted, select, ignore }: ReturnType<typeof options>) => ({ do: wanted, select, ignore });
    expect(said(options(yaml))).toEqual({ do: ['repair', 'docs'], select: ['docs'], ignore: ['long-line'] });
    expect(said(options(yaml, { do: ['safe'] }))).toEqual({ do: ['safe'], ignore: ['long-line'] });
    expect(said(options(yaml, { select: ['W0611'] }))).toEqual({ select: ['W0611'], ignore: ['long-line'] });
  });

  it('yield to a request that says the default itself', () => {
    expect(options('public_api: keep', { public_api: 'alias' }).public_api).toBe('alias');
  });

  it.each([
    ['nothing', undefined],
    ['an empty file', ''],
    ['comments', '# a\n'],
  ])('are the defaults with %s', (_, yaml) => {
    expect(options(yaml)).toEqual(RunRequestSchema.parse({ source: SOURCE }));
  });

  it('may lower the budget, and raise it only up to what a run has anyway', () => {
    expect(options('budget_usd: 0.1').budget_usd).toBe(0.1);
    expect(() => options('budget_usd: 1.01')).toThrow('swarm.yaml is not valid: budget_usd');
    expect(options('budget_usd: 0.1', { budget_usd: 9 }).budget_usd).toBe(9);
  });

  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]', ...'bcdefghi'.split('').map((name, index) => {
    const before = 'abcdefgh'[index];
    return `${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`;
  })].join('\n'); // biome-ignore format: one line a level

  it.each<[what: string, yaml: string | Uint8Array, problem: RegExp]>([
    ['an unknown field', 'colour: red', /swarm\.yaml is not valid: .*colour/],
    ['a source', 'source: s3://other/x.zip', /swarm\.yaml is not valid: .*source/],
    ['an owner', 'owner: somebody', /swarm\.yaml is not valid: .*owner/],
    ['two problems', 'max_iterations: 99\nformat: maybe', /max_iterations: .*; format: /],
    ['no mapping', '- a\n- b', /swarm\.yaml is not valid: \(root\)/],
    ['a run with an unknown field', 'run: [{ program: a.py }]', /run\.0/],
    ['a run whose argument is no text', 'run: [{ file: a.py, args: [3] }]', /run\.0\.args\.0/],
    ['a key twice', 'format: true\nformat: false', /swarm\.yaml cannot be read: Map keys must be unique at line 2/],
    ['no YAML', 'tiers: [builtin', /swarm\.yaml cannot be read: .* at line 1/],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), /swarm\.yaml cannot be read/],
    ['too many aliases', bomb, /swarm\.yaml cannot be read: Excessive alias count/],
    ['too much', `# ${'x'.repeat(70_000)}`, /swarm\.yaml cannot be read: it holds 70002 bytes/],
  ])('with %s are refused by name', (_, yaml, problem) => {
    expect(() => options(yaml)).toThrow(problem);
  });
});

describe('a file that goes down without end', () => {
  // The parser would end the process: nothing could be caught.
  it.each([
    ['brackets', `tiers: ${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['open brackets', '['.repeat(60_000)],
    ['maps in maps', '{a: '.repeat(15_000)],
    ['lists in lists', '- '.repeat(30_000)],
    ['keys of keys', '? '.repeat(30_000)],
    ['indented keys', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  ])('of %s is refused before it is parsed', (_, yaml) => {
    expect(() => options(yaml)).toThrow(/more than 200 keys, list items and brackets/);
  });
});

describe('Intake', () => {
  it('reads them whatever the door, and keeps them in the request', async () => {
    const run = new RunHarness();
    await run.intake({
      'src/a.py': 'a = 1\n',
      'b.py': 'b = 1\n',
      'swarm.yaml': 'target_dir: src\nmax_iterations: 4\n',
    });
    expect(await run.state()).toMatchObject({ files: ['src/a.py'], target_dir: 'src', max_iterations: 4 });
    expect(await run.json(run.keys.request)).toMatchObject({ target_dir: 'src', max_iterations: 4 });
  });

  it('reads them at the root only', async () => {
    const run = new RunHarness();
    await run.intake({ 'a.py': 'a = 1\n', 'inner/swarm.yaml': 'colour: red\n' });
    expect((await run.state()).status).toBe('in_progress');
  });

  it('hands on how programs are run, to the step that writes tests', async () => {
    const run = new RunHarness();
    const wanted = [{ file: 'a.py', args: ['x'], stdin: '1\n', expect: '2' }];
    await run.intake({ 'a.py': 'a = 1\n', 'swarm.yaml': `run: ${JSON.stringify(wanted)}\n` });
    const order = await writeTestsOrder(run.context, await run.state(), false);
    expect(order.params).toMatchObject({ run: wanted });
  });

  it('refuses a run of a program that is not there', async () => {
    const run = new RunHarness();
    expect(await run.intake({ 'a.py': 'a = 1\n', 'swarm.yaml': 'run: [{ file: b.py }]\n' })).toMatchObject({
      ok: false,
      error: { name: 'InvalidRequest', message: 'run.0.file: the project has no file b.py' },
    });
  });

  it('answers bad ones as a refusal', async () => {
    const run = new RunHarness();
    expect(await run.intake({ 'a.py': 'a = 1\n', 'swarm.yaml': 'colour: red\n' })).toMatchObject({
      ok: false,
      error: { name: 'InvalidRequest', message: expect.stringMatching(/swarm\.yaml .*colour/) },
    });
  });
});
