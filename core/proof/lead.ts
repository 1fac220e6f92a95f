import type { ForgedTest, ForgeRun, ForgeSuite, Mutant, WriteTestsResult } from '../contracts/index.ts';

/** What leads the generator of forge to these mutants and to nothing else. */
export interface Lead {
  readonly suite: ForgeSuite;
  readonly run: ForgeRun;
  /** Modules that the mutants are in. */
  readonly paths: string[];
}

/**
 * The Judge's tests in the form that forge takes, and their run with only these mutants left
 * to detect. A module without a test of the Judge is passed over: the generator would write a
 * whole suite for it.
 */
export function leadTo(
  mutants: readonly Mutant[],
  run: ForgeRun,
  generated: WriteTestsResult,
  sources: readonly string[],
): Lead {
  const tests = generated.tests.flatMap((test): ForgedTest[] => {
    const path = sources.find((source) => isModule(source, test.module));
    return path === undefined ? [] : [{ ...test, path, origin: 'intent', trust: 'high', kills: 0 }];
  });
  const known = new Set(tests.map((test) => test.path));
  const survivors = mutants.filter((mutant) => known.has(mutant.path));
  return {
    suite: { files: generated.files, tests, suspected_bugs: [], dropped: [], modules: [], added: 0 },
    run: {
      ...run,
      coverage: run.coverage && {
        ...run.coverage,
        modules: run.coverage.modules.map((module) => ({ ...module, missing_lines: [], missing_branches: [] })),
      },
      mutation: run.mutation && { ...run.mutation, survivors },
    },
    paths: [...new Set(survivors.map((mutant) => mutant.path))].sort(),
  };
}

/** Whether a file is the module of that dotted name; the folder that imports begin in is not known. */
function isModule(path: string, module: string): boolean {
  const dotted = path.replace(/(?:\/__init__)?\.py$/, '').replaceAll('/', '.');
  return dotted === module || dotted.endsWith(`.${module}`);
}
