import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { jsonOf } from '../../core/contracts/parse.ts';
import { messageOf, SwarmError } from '../../core/errors.ts';
import { type FoundInterpreter, findInterpreters } from '../../lib/interpreters.ts';
import { buildPythonLayer, localLayer } from '../../lib/python-layer-build.ts';
import type { Interpreter } from '../../lib/pythons.ts';
import type { Progress } from './local-cloud.ts';
import { localDir, pythonsDir } from './paths.ts';

/** Interpreters that runs may use, by version. */
const AllowedSchema = z.record(z.string().regex(/^3\.\d+$/), z.string());

const allowedPath = () => join(localDir(), 'pythons.json');

/** A Python of this machine, as a person is told. */
export interface KnownPython extends FoundInterpreter {
  /** Whether runs may use it. */
  readonly allowed: boolean;
}

/** The interpreters of this machine but for the one that runs use anyway. */
export function knownPythons(): KnownPython[] {
  const allowed = allowedPythons();
  const usual = localLayer().pythonVersion;
  const others = findInterpreters().filter(({ version }) => version !== usual);
  return others.map((found) => ({ ...found, allowed: found.version in allowed }));
}

/** The interpreters that runs may use besides the usual one; one that is gone is none. */
export function allowedPythons(): Readonly<Record<string, string>> {
  const path = allowedPath();
  const given = existsSync(path) ? AllowedSchema.safeParse(jsonOf(readFileSync(path, 'utf8'))).data : undefined;
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, python]) => existsSync(python)));
}

/**
 * Lets runs use interpreters of this machine from now on.
 *
 * @param asked Versions by commas, `all`, or `none`
 */
export function allowPythons(asked: string): void {
  const found = asked === 'none' ? [] : knownPythons();
  const wanted = asked === 'none' || asked === 'all' ? found.map(({ version }) => version) : asked.split(',');
  const chosen = wanted.flatMap((text) => {
    const version = text.trim();
    if (version === localLayer().pythonVersion) return [];
    const one = found.find((other) => other.version === version);
    if (one) return [[version, one.python]];
    throw new SwarmError(
      'InvalidRequest',
      `no Python ${version} was found on PATH, under pyenv or of uv; there are ${found.map((other) => other.version).join(', ') || 'no others'}`,
    );
  });
  mkdirSync(localDir(), { recursive: true });
  writeFileSync(allowedPath(), JSON.stringify(Object.fromEntries(chosen)));
}

/** What runs may use, with the tools' packages for each; they are installed once for a lock. */
export function preparePythons(progress: Progress): Record<string, Interpreter> {
  const ready: Record<string, Interpreter> = {};
  for (const [version, python] of Object.entries(allowedPythons())) {
    try {
      const folder = buildPythonLayer({ pythonVersion: version }, 'requirements.lock', {
        folder: pythonsDir(),
        compiler: python,
        begins: () => progress(`installing the tools for Python ${version}, once`),
      });
      ready[version] = { python, tools: join(folder, 'python') };
    } catch (error) {
      progress(`Python ${version} cannot be used: its tools were not installed: ${messageOf(error)}`);
    }
  }
  return ready;
}
