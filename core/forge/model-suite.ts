import type { CheckTestsResult, ForgedTest, ForgeSuite, SuspectedBug, TestOutcome } from '../contracts/index.ts';
import type { Framework } from './framework.ts';
import { markExpected } from './mark-expected.ts';
import { qualnameOf, withoutTests } from './without-tests.ts';

/** What is known of files that a model wrote. */
export interface ModelFiles {
  readonly files: Readonly<Record<string, string>>;
  /** The module that each file is for. */
  readonly modules: Readonly<Record<string, string>>;
}

/**
 * A suite with the tests of a model that were found good. A file that comes back replaces its
 * former version; where nothing of it was good, the former one stays. A test that is red on the
 * code stands against it: it is marked as expected to fail and told as a suspected bug.
 */
export function withModelTests(
  before: ForgeSuite,
  checked: CheckTestsResult,
  { modules }: ModelFiles,
  framework: Framework,
): ForgeSuite {
  const { bugs, unclear } = redTests(checked, modules);
  const known = new Set(before.tests.map((test) => test.nodeid));
  const suspected = new Map(bugs.map((bug) => [bug.nodeid, bug]));
  const fresh = checked.tests
    .filter((test) => !unclear.has(test.nodeid))
    .map((test): ForgedTest => {
      const path = modules[fileOf(test.nodeid)] ?? test.module;
      return { ...test, path, origin: 'model', trust: 'medium', kills: 0, drives_repair: false };
    });
  const left = withoutTests(checked, unclear);
  const files = Object.fromEntries(
    Object.entries(left).map(([path, text]) => {
      const own = [...suspected].filter(([nodeid]) => fileOf(nodeid) === path);
      return [path, markExpected(text, new Map(own.map(([nodeid, bug]) => [qualnameOf(nodeid), bug])), framework)];
    }),
  );
  const stays = (nodeid: string) => !Object.hasOwn(files, fileOf(nodeid));
  return {
    files: { ...before.files, ...files },
    tests: [...before.tests.filter((test) => stays(test.nodeid)), ...fresh],
    suspected_bugs: [...before.suspected_bugs.filter((bug) => stays(bug.nodeid)), ...bugs],
    dropped: [
      ...before.dropped,
      ...checked.dropped,
      ...[...unclear].map((nodeid) => ({ nodeid, reason: 'red for some of its cases only' })),
    ],
    modules: before.modules,
    added: fresh.filter((test) => !known.has(test.nodeid)).length,
  };
}

/** Red tests, of which those with cases that pass are no clear word against the code. */
function redTests(checked: CheckTestsResult, modules: ModelFiles['modules']) {
  const isRed = ({ outcome }: TestOutcome) => outcome === 'failed' || outcome === 'error';
  const green = new Set(checked.outcomes.filter((test) => !isRed(test)).map((test) => functionOf(test.nodeid)));
  const red = checked.outcomes.filter(isRed);
  const mixed = new Set(red.map((test) => functionOf(test.nodeid)).filter((name) => green.has(name)));
  const unclear = new Set(
    checked.outcomes.map((test) => test.nodeid).filter((nodeid) => mixed.has(functionOf(nodeid))),
  );
  const bugs = red
    .filter((test) => !unclear.has(test.nodeid))
    .map((test): SuspectedBug => {
      const facts = checked.tests.find((one) => one.nodeid === test.nodeid);
      const said = (test.message ?? '')
        .split('\n')
        .find((line) => line.trim() !== '')
        ?.trim();
      return {
        nodeid: test.nodeid,
        path: modules[fileOf(test.nodeid)] ?? facts?.module ?? fileOf(test.nodeid),
        function: facts?.function ?? qualnameOf(test.nodeid),
        line: null,
        intent: 'model',
        reason: said || 'a test of what the code should do is red',
        expected: test.expected ?? null,
        actual: test.actual ?? null,
        confidence: facts?.confidence ?? 0.5,
      };
    });
  return { bugs, unclear };
}

function fileOf(nodeid: string): string {
  return nodeid.split('::')[0] ?? nodeid;
}

function functionOf(nodeid: string): string {
  return nodeid.replace(/\[.*$/s, '');
}
