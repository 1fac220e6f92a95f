import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './paths.ts';

/** What a deployed stack is made of. */
const PARTS = [
  'bin/swarm-app.ts', 'lib', 'functions', 'core', 'config', 'prompts', 'examples', 'cdk.json', 'package-lock.json',
  'layers/python-tools/swarm_tools', 'layers/python-tools/requirements.lock',
  'layers/python-tools/requirements-resolver.lock',
]; // biome-ignore format: a list reads best as a block

/** Changes when a file that the stack is made of does. */
export function sourceFingerprint(): string {
  const hash = createHash('sha256');
  for (const part of PARTS) addPath(hash, part);
  return hash.digest('hex');
}

function addPath(hash: ReturnType<typeof createHash>, path: string): void {
  const full = join(CHECKOUT, path);
  if (statSync(full).isFile()) {
    hash.update(path).update('\0').update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (name !== '__pycache__') addPath(hash, `${path}/${name}`);
  }
}
