import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findInterpreters } from './interpreters.ts';
import type { Interpreter } from './pythons.ts';
import { PROJECT_ROOT } from './settings.ts';

/** For which interpreter and platform the layer is built. */
export interface LayerTarget {
  readonly pythonVersion: string;
  /** Platform as uv names it; the machine's own where it is left out. */
  readonly platform?: string;
}

const LAYERS = join(PROJECT_ROOT, 'layers/python-tools');
const CACHE = join(PROJECT_ROOT, '.cache');
const VENV_BIN = join(PROJECT_ROOT, '.venv/bin');

/** Counts as part of what a layer is made of: a change here must make it new. */
const RECIPE = 4;

/** What AWS runs layers on: Python 3.12 and newer on Amazon Linux 2023, whose glibc is 2.34; libcst wants 2.28. */
export const AWS_PLATFORM = 'x86_64-manylinux_2_28';

/** The layer for the interpreter of the virtual environment, which the local cloud runs on. */
export function localLayer(): LayerTarget {
  const version = execFileSync(join(VENV_BIN, 'python'), ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])']);
  return { pythonVersion: version.toString().trim() };
}

/** What `compilerFor` has found in this process. */
const COMPILERS = new Map<string, string | undefined>();

/**
 * An interpreter of a version, whose byte code is that of the function: the virtual environment's
 * own, or one that is installed on this machine. Undefined where there is none; the function then
 * compiles at each start what it imports. Looked for once in a process.
 */
export function compilerFor(pythonVersion: string): string | undefined {
  if (!COMPILERS.has(pythonVersion)) COMPILERS.set(pythonVersion, findCompiler(pythonVersion));
  return COMPILERS.get(pythonVersion);
}

function findCompiler(pythonVersion: string): string | undefined {
  if (localLayer().pythonVersion === pythonVersion) return join(VENV_BIN, 'python');
  return findInterpreters().find(({ version }) => version === pythonVersion)?.python;
}

/** Where and by what a folder of packages is made. */
export interface BuildPlace {
  /** @default among the layers of the checkout */
  readonly folder?: string;
  /** Interpreter whose byte code is written. @default one of that version, where there is one */
  readonly compiler?: string;
  /** Told before anything is installed. */
  readonly begins?: () => void;
}

/**
 * Installs locked requirements into a folder, without containers, and returns it. A
 * folder made from the same lock for the same target is used again.
 */
export function buildPythonLayer(
  target: LayerTarget,
  lockFile = 'requirements.lock',
  { folder: where = join(CACHE, 'layers'), compiler = compilerFor(target.pythonVersion), begins }: BuildPlace = {},
): string {
  const lock = join(LAYERS, lockFile);
  const key = createHash('sha256')
    .update(JSON.stringify([RECIPE, target, compiler !== undefined, process.platform, process.arch]))
    .update(readFileSync(lock))
    .digest('hex')
    .slice(0, 16);
  const folder = join(where, key);
  if (existsSync(folder)) return folder;
  begins?.();
  const work = `${folder}.${process.pid}`;
  const packages = join(work, 'python');
  mkdirSync(packages, { recursive: true });
  const platform = target.platform ? ['--python-platform', target.platform] : [];
  const options = ['--require-hashes', '--only-binary', ':all:', '--no-deps', '--quiet', '--link-mode', 'copy'];
  execFileSync(
    join(VENV_BIN, 'uv'),
    [
      'pip',
      'install',
      '--python',
      join(VENV_BIN, 'python'),
      '--target',
      packages,
      '--python-version',
      target.pythonVersion,
      ...platform,
      ...options,
      '-r',
      lock,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (compiler) compileUnchecked(packages, compiler);
  else
    console.error(`no Python ${target.pythonVersion} is installed here: the layer has no byte code, and starts slower`);
  renameSync(work, folder);
  return folder;
}

/**
 * Byte code that is taken without asking for the source's time: a zip does not keep it. Tests that
 * packages bring along are no part of it: some do not compile on purpose.
 */
function compileUnchecked(folder: string, python: string): void {
  const options = ['-q', '-x', '[/\\\\]tests[/\\\\]', '--invalidation-mode', 'unchecked-hash'];
  execFileSync(python, ['-m', 'compileall', ...options, folder]);
}

/**
 * The workbench's own code, with the JSON Schemas beside it. For an interpreter of this machine a
 * program is put there that starts it as a custom runtime of Lambda.
 */
export function stageWorkbenchCode(outputDir: string, { pythonVersion }: LayerTarget, interpreter?: Interpreter): void {
  const target = join(outputDir, 'swarm_tools');
  const skip = /(?:^|\/)(?:__pycache__|\.pytest_cache)(?:\/|$)/;
  cpSync(join(LAYERS, 'swarm_tools'), target, { recursive: true, filter: (path) => !skip.test(path) });
  rmSync(join(target, 'schemas'), { recursive: true, force: true });
  cpSync(join(PROJECT_ROOT, 'core/contracts/schema'), join(target, 'schemas'), { recursive: true });
  const compiler = interpreter?.python ?? compilerFor(pythonVersion);
  if (compiler) compileUnchecked(outputDir, compiler);
  if (interpreter) writeFileSync(join(outputDir, 'bootstrap'), bootstrapOf(interpreter), { mode: 0o755 });
}

/** The interpreter's own packages are left out: what the workbench has are the tools alone. */
function bootstrapOf({ python, tools }: Interpreter): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return [
    '#!/bin/sh',
    `exec ${quoted(python)} -I -S "$LAMBDA_TASK_ROOT/swarm_tools/custom_runtime.py" ${quoted(tools)}`,
    '',
  ].join('\n');
}
