import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compareReplay } from '../../../../cli/runs/compare-replay.ts';
import { readRecording } from '../../../../cli/runs/replay-record.ts';
import { inputHash } from '../../../../core/agents/build/run-event.ts';
import { zipTree } from '../../../../core/workspace/zip.ts';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-replay-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const zip = zipTree(new Map([['README.md', { bytes: Buffer.from('# P\n'), executable: false }]]));
const origin = { run_id: 'run-1', started_at: '2026-03-01T10:00:00.000Z' };
const line = (second: number, type: string, data: object) =>
  `${JSON.stringify({ ts: `2026-03-01T10:00:0${second}.000Z`, role: 'orchestrator', type, data })}\n`;
const START = {
  origin,
  goal: 'Write gcd(a, b)',
  plan_id: 'plan_0001',
  tiers: ['builtin'],
  models: {},
  input_sha256: inputHash(zip),
  request: { workflow: 'build', goal: 'Write gcd(a, b)' },
};
const endOf = (stop_reason: string) =>
  line(2, 'report', { status: 'success', stop_reason, stop_detail: '', tasks: [] });
const LOG = line(1, 'run', START) + endOf('tests_pass');

/** A folder with a log, and an input beside it. */
function folderOf(name: string, log: string, input?: Uint8Array): string {
  const folder = join(scratch, name);
  mkdirSync(folder);
  writeFileSync(join(folder, '2026-03-01T10-00-01.000Z.log.jsonl'), log);
  if (input) writeFileSync(join(folder, 'input.zip'), input);
  return folder;
}

describe('the record of a run', () => {
  it('is found by its folder or its log, with the input beside it', async () => {
    const folder = folderOf('whole', LOG, zip);
    const recording = await readRecording(folder, undefined);
    expect(recording).toMatchObject({ folder, log: LOG, request: { goal: 'Write gcd(a, b)', replay: origin } });
    expect(await readRecording(join(folder, '2026-03-01T10-00-01.000Z.log.jsonl'), undefined)).toEqual(recording);
    expect(Buffer.from(recording.zip)).toEqual(Buffer.from(zip));
  });

  it('takes its input from a folder that has the same files, and from no other', async () => {
    const folder = folderOf('without-input', LOG);
    await expect(readRecording(folder, undefined)).rejects.toThrow(
      /input\.zip does not exist; give the input by --dir/,
    );
    const dir = join(scratch, 'project');
    mkdirSync(dir);
    writeFileSync(join(dir, 'README.md'), '# P\n');
    expect(Buffer.from((await readRecording(folder, dir)).zip)).toEqual(Buffer.from(zip));
    writeFileSync(join(dir, 'README.md'), '# Q\n');
    await expect(readRecording(folder, dir)).rejects.toThrow(/is not what the run was given.*check out the commit/);
  });

  it('is refused where the run had not ended, or was ended from outside', async () => {
    await expect(readRecording(folderOf('cut', line(1, 'run', START), zip), undefined)).rejects.toThrow(
      /ends before its run did/,
    );
    const late = folderOf('late', line(1, 'run', START) + endOf('deadline'), zip);
    await expect(readRecording(late, undefined)).rejects.toThrow(/was ended by deadline/);
  });

  it('is refused where there is none, or more than one', async () => {
    await expect(readRecording(join(scratch, 'nowhere'), undefined)).rejects.toThrow(/does not exist/);
    const folder = folderOf('two', LOG, zip);
    writeFileSync(join(folder, 'b.log.jsonl'), LOG);
    await expect(readRecording(folder, undefined)).rejects.toThrow(/more than one/);
  });
});

describe('a replay beside its record', () => {
  const result = Buffer.from('result');

  it('is the same but for the times of the log', () => {
    const folder = folderOf('compared', LOG);
    writeFileSync(join(folder, 'result.zip'), result);
    const later = LOG.replaceAll('2026-03-01T10', '2026-04-01T11').replace(
      '2026-04-01T11:00:00.000Z',
      origin.started_at,
    );
    const left = { 'result.zip': result, 'result.bundle': result };
    expect(compareReplay({ log: LOG, folder }, { log: later, left })).toEqual({
      same: ['log', 'result.zip'],
      absent: ['result.bundle'],
      difference: undefined,
    });
  });

  it('differs by the first line, or by the bytes of a result', () => {
    const folder = folderOf('differs', LOG);
    writeFileSync(join(folder, 'result.zip'), result);
    const other = LOG.replace('"status":"success"', '"status":"failure"');
    const left = { 'result.zip': Buffer.from('another') };
    expect(compareReplay({ log: LOG, folder }, { log: other, left }).difference).toMatch(
      /^log, line 2: .*"success".* was recorded, .*"failure".* came$/,
    );
    expect(compareReplay({ log: LOG, folder }, { log: LOG, left }).difference).toBe('result.zip: other bytes');
    expect(compareReplay({ log: LOG, folder }, { log: line(1, 'run', START), left }).difference).toMatch(
      /nothing came$/,
    );
  });
});
