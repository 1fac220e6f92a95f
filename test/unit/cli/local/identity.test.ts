import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessCode, localKey, localKeySet } from '../../../../cli/local/identity.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swarm-identity-'));
  vi.stubEnv('SWARM_LOCAL_DIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const mode = (path: string) => (statSync(join(folder, 'identity', path)).mode & 0o777).toString(8);

describe('the identity of this machine', () => {
  it('is made once and readable by its user alone', async () => {
    const code = accessCode();
    expect(code).toMatch(/^[\w-]{24}$/);
    expect(accessCode()).toBe(code);
    const key = await localKey();
    expect(await localKey()).toEqual(key);
    expect([mode('.'), mode('access-code'), mode('key.json')]).toEqual(['700', '600', '600']);
  });

  it('gives the API no private part of its key', async () => {
    expect(await localKeySet()).not.toContain((await localKey()).d);
  });

  it.each(['', '\n', 'short'])('never takes %j for an access code: anybody could sign in by it', (text) => {
    accessCode();
    const path = join(folder, 'identity', 'access-code');
    writeFileSync(path, text);
    expect(() => accessCode()).toThrow(/access-code is not an access code.*delete it/);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
