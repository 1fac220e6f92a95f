import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { jsonOf } from '../../core/contracts/parse.ts';
import { CHECKOUT, localDir } from './paths.ts';

/** What a deployed stack is made of. */
const PARTS = [
  'bin/swarm-app.ts', 'lib', 'functions', 'core', 'config', 'prompts', 'examples', 'cdk.json', 'package-lock.json',
  'layers/python-tools/swarm_tools', 'layers/python-tools/requirements.lock',
  'layers/python-tools/requirements-resolver.lock',
]; // biome-ignore format: a list reads best as a block

const KeptSchema = z.object({ stamp: z.string(), fingerprint: z.string() });

/**
 * Changes when the contents of a file that the stack is made of do. They are read where sizes or times of files are
 * others than when they were read last.
 */
export function sourceFingerprint(): string {
  const stamp = hashOf((path, { size, mtimeMs }) => `${path} ${size} ${mtimeMs}\n`);
  const path = join(localDir(), 'sources.json');
  // A file that was cut short is as good as none.
  const kept = existsSync(path) ? KeptSchema.safeParse(jsonOf(readFileSync(path, 'utf8'))).data : undefined;
  if (kept?.stamp === stamp) return kept.fingerprint;
  const fingerprint = hashOf((path, _, full) => `${path}\0${readFileSync(full, 'latin1')}\0`);
  mkdirSync(localDir(), { recursive: true });
  writeFileSync(path, JSON.stringify({ stamp, fingerprint }));
  return fingerprint;
}

function hashOf(told: (path: string, stats: Stats, full: string) => string): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const full = join(CHECKOUT, path);
    const stats = statSync(full);
    if (stats.isFile()) hash.update(told(path, stats, full));
    else for (const name of readdirSync(full).sort()) if (name !== '__pycache__') add(`${path}/${name}`);
  };
  for (const part of PARTS) add(part);
  return hash.digest('hex');
}
