import type { ForgedTest, ForgeSuite, WriteTestsResult } from '../contracts/index.ts';
import { withoutTests } from '../forge/without-tests.ts';

/** The Judge's tests with some more, and which those are. */
export interface Picked {
  readonly tests: WriteTestsResult;
  readonly added: string[];
}

/**
 * Of the tests that the generator wrote, those that detect a mutant which nothing else does:
 * one a function, the one that detects most, and `most` in all.
 */
export function pickKillers(before: WriteTestsResult, written: ForgeSuite, most: number): Picked {
  const known = new Set(before.tests.map((test) => test.nodeid));
  const fresh = written.tests.filter((test) => !known.has(test.nodeid));
  const bugs = new Set(written.suspected_bugs.map((bug) => bug.nodeid));
  const killers = fresh
    .filter((test) => test.kills > 0 && !bugs.has(test.nodeid))
    .sort((a, b) => b.kills - a.kills || (a.nodeid < b.nodeid ? -1 : 1));
  const best = new Map<string, ForgedTest>();
  for (const test of killers) {
    const name = `${test.path}:${test.function}`;
    if (!best.has(name)) best.set(name, test);
  }
  const taken = [...best.values()].slice(0, most);
  const added = new Set(taken.map((test) => test.nodeid));
  const left = new Set(fresh.map((test) => test.nodeid).filter((nodeid) => !added.has(nodeid)));
  const files = taken.length > 0 ? withoutTests(written, left) : {};
  const needed = new Set(taken.map((test) => test.nodeid.split('::')[0] ?? ''));
  const fits = (path: string) => needed.has(path) || path.endsWith('/__init__.py');
  return {
    tests: {
      ...before,
      files: { ...before.files, ...Object.fromEntries(Object.entries(files).filter(([path]) => fits(path))) },
      tests: [
        ...before.tests,
        ...taken.map(({ nodeid, module, function: name, confidence, reason }) => ({
          nodeid,
          module,
          function: name,
          intent: 'mutant',
          confidence,
          drives_repair: false,
          reason,
          evidence: 'suspected' as const,
          author: 'builtin' as const,
        })),
      ],
    },
    added: [...added].sort(),
  };
}
