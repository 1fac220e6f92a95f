import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptCommand } from '../../../../cli/commands/accept.ts';
import { answerCommand } from '../../../../cli/commands/answer.ts';
import { findArtefacts, type RunArtefacts } from '../../../../cli/runs/artefacts.ts';
import { saveOrigin } from '../../../../cli/runs/origin.ts';
import { startInput } from '../../../../cli/runs/start-input.ts';
import { emptyState } from '../../../../core/agents/empty-state.ts';
import { type Report, RunRequestSchema, type RunSummary } from '../../../../core/contracts/index.ts';
import { runKeys } from '../../../../core/store/keys.ts';
import type { FileTree } from '../../../../core/workspace/file-tree.ts';
import { zipTree } from '../../../../core/workspace/zip.ts';
import { cycle } from '../../../support/cycles.ts';
import { question, reportModel, suspicion } from '../../../support/report-model.ts';
import { RunHarness } from '../../../support/run-harness.ts';

vi.mock('../../../../cli/target.ts', () => ({ openTarget: async () => ({}) }));
vi.mock('../../../../cli/runs/start-input.ts', () => ({ startInput: vi.fn() }));
vi.mock('../../../../cli/runs/artefacts.ts', () => ({ findArtefacts: vi.fn() }));

const ASKED = question('describe(6)', { function: 'describe', path: 'amounts.py' });
const FIRST = { 'amounts.py': 'wrong\n' };
const CLEANED = { 'amounts.py': 'cleaned\n' };
const RIGHT = { 'amounts.py': 'right\n', 'tests/test_answer.py': ASKED.choices[1]?.test ?? '' };
const tree = (files: Record<string, string>): FileTree =>
  new Map(Object.entries(files).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }]));

let folder: string;
let objects: Map<string, Uint8Array>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'answer-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  objects = new Map();
  vi.mocked(findArtefacts).mockImplementation(async (_, runId) => artefacts(runId));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** What a run left, as far as the commands read it. */
function artefacts(runId: string): RunArtefacts {
  const keys = runKeys('local', runId);
  const read = async (key: string) => objects.get(key);
  const text = async (key: string) => new TextDecoder().decode(objects.get(key));
  const parts = {
    keys,
    read,
    text,
    require: async (key: string) => objects.get(key) ?? new Uint8Array(),
    summary: async (): Promise<RunSummary> => JSON.parse(await text(keys.summary)),
    report: async (): Promise<Report | undefined> => JSON.parse(await text(keys.reportJson)),
    sibling: artefacts,
  };
  return parts as unknown as RunArtefacts;
}

function put(runId: string, input: Record<string, string>, result: Record<string, string>, questions = [ASKED]): void {
  const keys = runKeys('local', runId);
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  const { context } = new RunHarness();
  const source = { sample: 'x' };
  const request = RunRequestSchema.parse({ source, owner: 'local', budget_usd: 0.25, tiers: ['builtin'] });
  objects.set(keys.state, json({ ...emptyState(context, { run_id: runId, owner: 'local' }), request }));
  objects.set(keys.summary, json(cycle({ run_id: runId, questions }).summary));
  objects.set(keys.reportJson, json(reportModel('x', { suspicions: [suspicion()] })));
  objects.set(keys.snapshot(0), zipTree(tree(input)));
  objects.set(keys.resultZip, zipTree(tree(result)));
}

async function swarm(...words: string[]): Promise<number | undefined> {
  let code: number | undefined;
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  for (const register of [answerCommand, acceptCommand]) register(program, (exit) => (code = exit));
  await program.parseAsync(words, { from: 'user' });
  return code;
}

describe('swarm answer', () => {
  /** The first run, started on the folder, with a second one that comes out as it should. */
  function started(): void {
    put('cli-1', FIRST, CLEANED);
    writeFileSync(join(folder, 'amounts.py'), FIRST['amounts.py']);
    saveOrigin({
      ...{ version: 1, run_id: 'cli-1', kind: 'folder', folder, out: null, write: false, git: null, settled: false },
    });
    vi.mocked(startInput).mockImplementation(async (_command, input, _request, _manner, wanted) => {
      put('cli-2', {}, RIGHT, []);
      objects.set(runKeys('local', 'cli-2').snapshot(0), input.zip);
      const { kind } = input;
      const origin = {
        version: 1 as const,
        run_id: 'cli-2',
        kind,
        folder: input.folder ?? null,
        settled: false,
        ...wanted,
      };
      const summary = cycle({ run_id: 'cli-2' }).summary;
      return {
        origin,
        times: () => Promise.reject(new Error('nobody asked')),
        follow: async () => ({ summary, artefacts: artefacts('cli-2'), interrupted: undefined }),
      };
    });
  }

  it('goes on from the result with the answer as a test, and writes over the folder of the first run', async () => {
    started();
    expect(await swarm('answer', 'cli-1', '2', '--write', '--yes')).toBe(0);
    const [, input, request, , wanted] = vi.mocked(startInput).mock.calls.at(-1) ?? [];
    expect([...(input?.tree.keys() ?? [])]).toEqual(['amounts.py', 'tests/test_answer.py']);
    expect(input?.tree.get('amounts.py')?.bytes.toString()).toBe(CLEANED['amounts.py']);
    expect(request).toMatchObject({ budget_usd: 0.25, tiers: ['builtin'] });
    expect(Object.keys(request ?? {})).not.toContain('source');
    expect(wanted).toEqual({ out: null, write: true, git: null, answers: 'cli-1' });
    expect(readFileSync(join(folder, 'amounts.py'), 'utf8')).toBe(RIGHT['amounts.py']);
    expect(readFileSync(join(folder, 'tests/test_answer.py'), 'utf8')).toBe(RIGHT['tests/test_answer.py']);
    expect(readFileSync(join(folder, '.swarm/backup/cli-2/amounts.py'), 'utf8')).toBe(FIRST['amounts.py']);
  });

  it('takes the question by its id, and writes nothing that was not asked for', async () => {
    started();
    expect(await swarm('answer', 'cli-1', ASKED.id, '1', '--out', join(folder, 'out'), '--json')).toBe(0);
    expect(readFileSync(join(folder, 'out/amounts.py'), 'utf8')).toBe(RIGHT['amounts.py']);
    expect(readFileSync(join(folder, 'amounts.py'), 'utf8')).toBe(FIRST['amounts.py']);
  });

  it.each([
    ['a choice that is not there', ['answer', 'cli-1', '7'], /has no choice 7/],
    ['a question that is not there', ['answer', 'cli-1', 'ffffffffffff', '1'], /asks no question ffffffffffff/],
    ['--write for a run from elsewhere', ['answer', 'cli-9', '1', '--write'], /was not started from here/],
    ['two manners', ['answer', 'cli-1', '1', '--json', '--quiet'], /exclude each other/],
  ])('refuses %s, and starts nothing', async (_, words, told) => {
    started();
    vi.mocked(startInput).mockClear();
    await expect(swarm(...words)).rejects.toThrow(told);
    expect(startInput).not.toHaveBeenCalled();
  });
});

describe('swarm accept', () => {
  const baseline = () => JSON.parse(readFileSync(join(folder, '.swarm/baseline.json'), 'utf8'));

  it('takes all that a run suspects, or what is named, into the baseline of the project', async () => {
    put('cli-1', FIRST, CLEANED);
    await swarm('accept', 'cli-1');
    expect(baseline()).toMatchObject({ version: 1, accepted: [{ fingerprint: 'f'.repeat(16) }], answered: [] });
    await swarm('accept', 'cli-1', '--question', ASKED.id);
    await swarm('accept', 'cli-1', 'f'.repeat(16));
    expect(baseline()).toMatchObject({ accepted: [{ path: 'a.py' }], answered: [ASKED.id] });
  });

  it.each([
    ['a fingerprint that the run has not', ['0'.repeat(16)], /has no suspicion 0{16}; it has: f{16}/],
    ['a question that it does not ask', ['--question', 'abc'], /asks no question abc; open are: 0123456789ab/],
    ['a folder that is none', ['--folder', '/nowhere/at/all'], /is not a folder/],
  ])('refuses %s', async (_, words, told) => {
    put('cli-1', FIRST, CLEANED);
    await expect(swarm('accept', 'cli-1', ...words)).rejects.toThrow(told);
  });
});
