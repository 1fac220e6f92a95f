import { type Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { AWS_PLATFORM, type LayerTarget, localLayer } from './python-layer-build.ts';
import type { Settings } from './settings.ts';

/** The Pythons that AWS supports for functions, as its table of runtimes has them. */
const RUNTIMES: Readonly<Record<string, Runtime>> = {
  '3.11': Runtime.PYTHON_3_11,
  '3.12': Runtime.PYTHON_3_12,
  '3.13': Runtime.PYTHON_3_13,
  '3.14': Runtime.PYTHON_3_14,
};

/** The newest two. Code that says nothing about its Python runs on the first. */
const DEFAULT_PYTHONS: ForEachPython<string> = ['3.13', '3.14'];

/** An interpreter of this machine, and the folder with the tools' packages for it. */
export interface Interpreter {
  readonly python: string;
  readonly tools: string;
}

/** A Python that there is a workbench for. */
export interface PythonTarget {
  readonly version: string;
  readonly runtime: Runtime;
  readonly layer: LayerTarget;
  /** Of the local cloud, whose own interpreter is another. @default none: the runtime brings it */
  readonly interpreter?: Interpreter;
}

/** At least one, the usual one first. */
export type ForEachPython<T> = readonly [T, ...T[]];

/** A function that there is one of for each Python. */
export interface OfPython {
  readonly python: string;
  readonly function: LambdaFunction;
}

/** The same for each, the usual one first. */
export function forEach<A, B>([first, ...more]: ForEachPython<A>, make: (one: A) => B): ForEachPython<B> {
  return [make(first), ...more.map(make)];
}

/** The Pythons of a deployment, the usual one first. Locally that is the virtual environment's own. */
export function pythonTargets(settings: Settings): ForEachPython<PythonTarget> {
  const { target, pythons = DEFAULT_PYTHONS, interpreters = {} } = settings;
  if (target === 'aws') return forEach(pythons, onAws);
  const layer = localLayer();
  const more = Object.entries(interpreters).filter(([version]) => version !== layer.pythonVersion);
  return [
    // The emulator runs it on its own interpreter, whatever the runtime says.
    { version: layer.pythonVersion, runtime: Runtime.PYTHON_3_13, layer },
    ...more.map(([version, interpreter]) => ({
      version,
      runtime: Runtime.PROVIDED_AL2023,
      layer: { pythonVersion: version },
      interpreter,
    })),
  ];
}

function onAws(version: string): PythonTarget {
  const runtime = RUNTIMES[version];
  if (runtime) return { version, runtime, layer: { pythonVersion: version, platform: AWS_PLATFORM } };
  throw new Error(
    `the context "pythons" names ${JSON.stringify(version)}; AWS runs ${Object.keys(RUNTIMES).join(', ')}`,
  );
}

/** The end of the name of a construct that there is one of for each Python; the first has none. */
export function suffixOf(targets: ForEachPython<PythonTarget>, { version }: PythonTarget): string {
  return version === targets[0].version ? '' : version.replace('.', '');
}
