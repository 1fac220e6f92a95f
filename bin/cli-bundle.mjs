// The command line's TypeScript and its packages in a few files, of which a command loads those that it needs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** As deep as the files that say where the checkout is. */
const FOLDER = join(ROOT, '.cache/cli');
/** Packages that read files from beside their own code. */
const LEFT_OUT = ['@pnpm/tabtab'];
/** Packages that are written for `require`, and need one. */
const BANNER =
  "import { createRequire as forPackages } from 'node:module'; const require = forPackages(import.meta.url);";

/**
 * The bundle of the sources as they are, made when they have changed since it was made last.
 *
 * @returns its path, or undefined where it can't be made: in a folder that is not ours to write, or of sources
 *   with an error
 */
export async function cliBundle() {
  try {
    return await newestBundle();
  } catch {
    return undefined;
  }
}

async function newestBundle() {
  const name = `swarm-${fingerprint()}`;
  const bundle = join(FOLDER, `${name}.mjs`);
  if (existsSync(bundle)) return bundle;
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: { [name]: join(ROOT, 'cli/main.ts') },
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    chunkNames: `${name}-[hash]`,
    write: false,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: BANNER },
    external: LEFT_OUT,
    logLevel: 'silent',
    // Beside it: it is read when stack traces are wanted only.
    sourcemap: 'linked',
    sourcesContent: false,
  });
  mkdirSync(FOLDER, { recursive: true });
  // The first file last: whoever finds the bundle finds it whole.
  for (const { path, contents } of outputFiles.sort((a, b) => b.path.length - a.path.length)) {
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
  for (const other of readdirSync(FOLDER)) {
    if (other.startsWith('swarm-') && !other.startsWith(name)) rmSync(join(FOLDER, other), { force: true });
  }
  return bundle;
}

/** Changes when a source or a package does: by sizes and times, which are quick to read. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const part of ['cli', 'core', 'functions', 'lib', 'web/build.ts', 'package-lock.json', 'bin/cli-bundle.mjs'])
    addPath(hash, part);
  return hash.digest('hex').slice(0, 16);
}

function addPath(hash, path) {
  const found = statSync(join(ROOT, path));
  if (found.isDirectory()) {
    for (const name of readdirSync(join(ROOT, path)).sort()) addPath(hash, `${path}/${name}`);
  } else {
    hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
  }
}
