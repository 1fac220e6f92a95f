import type { ForgeRun, WriteTestsResult } from '../contracts/index.ts';
import { withoutTests } from '../forge/without-tests.ts';
import { outline } from '../python/outline.ts';

/** A test file that a model wrote for a module. */
export interface ModelFile {
  readonly path: string;
  readonly file: string;
  readonly text: string;
}

/** Trust in a test of which nothing is known but that a model wrote it. */
const CONFIDENCE = 0.6;
const TEST = /(?:^|\.)test[^.]*$/;

/**
 * The Judge's tests with those of a model, of which none has run yet, and which those are. Tests
 * with decorators are left out: how many cases they come to is not known before they run.
 */
export function withModelKillers(
  before: WriteTestsResult,
  files: readonly ModelFile[],
  moduleOf: (path: string) => string,
): { readonly tests: WriteTestsResult; readonly added: string[] } {
  const written = files
    .filter(({ file }) => !Object.hasOwn(before.files, file))
    .flatMap(({ path, file, text }) =>
      outline(text)
        .filter(({ kind, qualname }) => kind === 'function' && TEST.test(qualname))
        .map((test) => ({
          plain: test.line === test.header_line,
          facts: {
            nodeid: `${file}::${test.qualname.replaceAll('.', '::')}`,
            module: moduleOf(path),
            function: test.name,
            intent: 'mutant',
            confidence: CONFIDENCE,
            drives_repair: false,
            evidence: 'suspected' as const,
            reason: 'a model wrote it against a mutant near a repaired line',
            author: 'model' as const,
          } satisfies WriteTestsResult['tests'][number],
        })),
    );
  const all = {
    files: Object.fromEntries(files.map(({ file, text }) => [file, text])),
    tests: written.map(({ facts }) => facts),
  };
  const decorated = new Set(written.filter(({ plain }) => !plain).map(({ facts }) => facts.nodeid));
  const kept = all.tests.filter(({ nodeid }) => !decorated.has(nodeid));
  const used = new Set(kept.map(({ nodeid }) => nodeid.split('::')[0]));
  const left = Object.entries(withoutTests(all, decorated)).filter(([file]) => used.has(file));
  return {
    tests: {
      ...before,
      files: { ...before.files, ...Object.fromEntries(left) },
      tests: [...before.tests, ...kept],
    },
    added: kept.map(({ nodeid }) => nodeid).sort(),
  };
}

/**
 * What was taken, without tests of a model that are red or flaky, or that detect nothing first.
 * No mutant was held against a test that is not green, so that the verdicts stand without it.
 */
export function worthKeeping(taken: WriteTestsResult, again: ForgeRun): WriteTestsResult {
  const seen = new Map(again.tests.map((test) => [test.nodeid, test]));
  const isWorth = (nodeid: string) => {
    const test = seen.get(nodeid);
    return test !== undefined && test.outcome === 'passed' && !test.flaky && test.kills > 0;
  };
  const fromModel = taken.tests.filter((test) => test.author === 'model' && test.intent === 'mutant');
  const gone = new Set(fromModel.map((test) => test.nodeid).filter((nodeid) => !isWorth(nodeid)));
  return {
    ...taken,
    files: withoutTests(taken, gone),
    tests: taken.tests.filter((test) => !gone.has(test.nodeid)),
  };
}
