import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WEB = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(WEB, '..');
const DIST = join(WEB, 'dist');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const STAMP = join(ROOT, '.cache/web-build.sha256');

/** What the page is built from, beside `web/` itself. */
const SOURCES = ['core/contracts', 'core/workflows/state-names.ts', 'config/agents.yaml', 'package-lock.json'];

/** Builds the page where its sources changed since the last time; answers the folder that holds it. */
export async function buildWeb(): Promise<string> {
  const wanted = fingerprint();
  const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (wanted === built && existsSync(join(DIST, 'index.html'))) return DIST;
  // A process of its own: whoever asks may have set what the libraries take for development.
  await promisify(execFile)(process.execPath, [VITE, 'build', WEB, '--logLevel', 'warn'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
  return DIST;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = [WEB, ...SOURCES.map((path) => join(ROOT, path))].flatMap(filesOf).sort();
  for (const file of files) hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  for (const sample of readdirSync(join(ROOT, 'examples')).sort()) hash.update(sample).update('\0');
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (path === DIST) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)));
}
