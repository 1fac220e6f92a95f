import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CHECKOUT = fileURLToPath(new URL('..', import.meta.url));

/** What the page is built from, beside `web/` itself. */
const SOURCES = ['core/contracts', 'core/workflows/state-names.ts', 'config/agents.yaml', 'package-lock.json'];

/**
 * Builds the page where its sources changed since the last time; answers the folder that holds it.
 *
 * @param root The checkout. @default the one that this file is in
 */
export async function buildWeb(root = CHECKOUT): Promise<string> {
  const web = join(root, 'web');
  const dist = join(web, 'dist');
  const stamp = join(root, '.cache/web-build.sha256');
  const wanted = fingerprint(root);
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (wanted === built && existsSync(join(dist, 'index.html'))) return dist;
  // A process of its own: whoever asks may have set what the libraries take for development.
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', web, '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return dist;
}

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const dist = join(root, 'web/dist');
  const files = ['web', ...SOURCES].flatMap((path) => filesOf(join(root, path), dist)).sort();
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  for (const sample of readdirSync(join(root, 'examples')).sort()) hash.update(sample).update('\0');
  return hash.digest('hex');
}

function filesOf(path: string, except: string): string[] {
  if (path === except) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesOf(join(path, name), except));
}
