import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeBack } from '../../../../cli/project/write-result.ts';
import { asOnDisk } from '../../../../cli/runs/held-before.ts';

const tree = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }]));

/** What the first run was given, what it made of it with the answer beside, and what the second run makes of that. */
const FIRST = tree({ 'a.py': 'wrong', 'b.py': 'same' });
const SECOND = tree({ 'a.py': 'cleaned', 'b.py': 'same', 'tests/test_answer.py': 'answer' });
const RESULT = tree({ 'a.py': 'right', 'b.py': 'same', 'tests/test_answer.py': 'answer' });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'held-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
const write = () => writeBack(folder, asOnDisk(folder, [SECOND, FIRST]), RESULT, join(folder, '.swarm/backup')).written;

describe('the result of an answer is written over a folder', () => {
  it('that holds what the first run was given', () => {
    put({ 'a.py': 'wrong', 'b.py': 'same' });
    expect(write()).toEqual(['a.py', 'tests/test_answer.py']);
  });

  it('that holds what the first run made', () => {
    put({ 'a.py': 'cleaned', 'b.py': 'same', 'tests/test_answer.py': 'answer' });
    expect(write()).toEqual(['a.py']);
  });

  it('but not over what somebody changed, made or removed meanwhile', () => {
    put({ 'a.py': 'mine', 'b.py': 'same' });
    expect(write).toThrow('a.py changed');
    put({ 'a.py': 'wrong', 'tests/test_answer.py': 'mine' });
    expect(write).toThrow('tests/test_answer.py would be new, and is there already');
    rmSync(join(folder, 'tests'), { recursive: true });
    rmSync(join(folder, 'a.py'));
    expect(write).toThrow('a.py changed');
  });
});
