import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A CPython of this machine. */
export interface FoundInterpreter {
  /** As runs name it: `3.12`. */
  readonly version: string;
  readonly release: string;
  readonly python: string;
}

/** The oldest and the newest that are looked for. */
const MINORS = Array.from({ length: 7 }, (_, index) => 10 + index);

const ASK =
  'import sys; print(sys.implementation.name, sys.version_info.releaselevel, "%d.%d.%d" % sys.version_info[:3])';
const ANSWER = /^cpython final ((3\.\d+)\.\d+)$/;

/**
 * The interpreters on PATH, under pyenv and of uv, one for each version: the newest release, of
 * equal ones the first. Nothing is downloaded. Each is asked what it is: a shim may lead nowhere.
 */
export function findInterpreters(environment: NodeJS.ProcessEnv = process.env): FoundInterpreter[] {
  const best = new Map<string, FoundInterpreter>();
  for (const python of candidates(environment)) {
    const { stdout } = spawnSync(python, ['-I', '-S', '-c', ASK], { encoding: 'utf8', timeout: 5000 });
    const [, release, version] = ANSWER.exec(stdout?.trim() ?? '') ?? [];
    if (!release || !version) continue;
    const known = best.get(version);
    if (!known || patchOf(release) > patchOf(known.release)) best.set(version, { version, release, python });
  }
  return [...best.values()].sort((a, b) => patchOf(a.version) - patchOf(b.version));
}

function patchOf(release: string): number {
  return Number(release.slice(release.lastIndexOf('.') + 1));
}

/** Where pyenv and uv keep interpreters, by the variables that say so. */
export function keptInterpreters(environment: NodeJS.ProcessEnv = process.env) {
  const home = environment.HOME ?? homedir();
  const data = environment.XDG_DATA_HOME ?? join(home, '.local', 'share');
  return {
    PYENV_ROOT: environment.PYENV_ROOT ?? join(home, '.pyenv'),
    UV_PYTHON_INSTALL_DIR: environment.UV_PYTHON_INSTALL_DIR ?? join(data, 'uv', 'python'),
  };
}

function candidates(environment: NodeJS.ProcessEnv): string[] {
  const names = MINORS.map((minor) => `python3.${minor}`);
  const onPath = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const kept = keptInterpreters(environment);
  const folders = [
    ...onPath,
    ...[join(kept.PYENV_ROOT, 'versions'), kept.UV_PYTHON_INSTALL_DIR].flatMap((folder) =>
      below(folder).map((name) => join(folder, name, 'bin')),
    ),
  ];
  return folders.flatMap((folder) => names.map((name) => join(folder, name)).filter((path) => existsSync(path)));
}

function below(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
