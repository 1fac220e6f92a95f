import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sourceFingerprint } from '../../../../cli/local/fingerprint.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swarm-'));
  vi.stubEnv('SWARM_LOCAL_DIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('the sources are read again only where a size or a time is another', () => {
  const path = join(folder, 'sources.json');
  const fingerprint = sourceFingerprint();
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  expect(kept.fingerprint).toBe(fingerprint);
  writeFileSync(path, JSON.stringify({ ...kept, fingerprint: 'as it was' }));
  expect(sourceFingerprint()).toBe('as it was');
  for (const other of [JSON.stringify({ ...kept, stamp: 'another', fingerprint: 'as it was' }), '{"stamp"']) {
    writeFileSync(path, other);
    expect(sourceFingerprint()).toBe(fingerprint);
  }
});
