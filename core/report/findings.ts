import { createHash } from 'node:crypto';
import type { Finding, PylintMessage, SecurityFinding, SuspectedBug, TestRun } from '../contracts/index.ts';

/** A finding before it is compared with the other version. */
export type Found = Omit<Finding, 'state' | 'fingerprint'>;

/** What was found in one version of the project. */
export interface FoundInVersion {
  readonly messages: readonly PylintMessage[];
  readonly tests: TestRun | null | undefined;
}

const LEVELS: Record<PylintMessage['type'], Finding['level']> = {
  fatal: 'error',
  error: 'error',
  warning: 'warning',
  refactor: 'note',
  convention: 'note',
  info: 'note',
};

/** All findings of one version, in a fixed order. */
export function foundIn(version: FoundInVersion): Found[] {
  return [...version.messages.map(ofPylint), ...ofTests(version.tests)].sort(inOrder);
}

/** Findings of both versions, each once: what is gone is "fixed", what came is "new". */
export function compareFindings(before: readonly Found[], after: readonly Found[]): Finding[] {
  const old = fingerprinted(before);
  const now = fingerprinted(after);
  return [
    ...[...now].map(([fingerprint, found]): Finding => {
      return { ...found, state: old.has(fingerprint) ? 'remaining' : 'new', fingerprint };
    }),
    ...[...old]
      .filter(([fingerprint]) => !now.has(fingerprint))
      .map(([fingerprint, found]): Finding => ({ ...found, state: 'fixed', fingerprint })),
  ];
}

/** Findings of the security audit of the result: the tools know which of them the changes brought. */
export function securityFindings(after: readonly SecurityFinding[], introduced: readonly SecurityFinding[]): Finding[] {
  const brought = new Set(introduced.map((one) => JSON.stringify([one.tool, one.path, one.line, one.code])));
  const state = (one: SecurityFinding) =>
    brought.has(JSON.stringify([one.tool, one.path, one.line, one.code])) ? 'new' : 'remaining';
  const all = [...after].sort((a, b) => inOrder(ofSecurity(a), ofSecurity(b)));
  const marks = [...fingerprinted(all.map(ofSecurity)).keys()];
  return all.map((one, index) => ({ ...ofSecurity(one), state: state(one), fingerprint: marks[index] ?? '' }));
}

function ofPylint(message: PylintMessage): Found {
  return {
    tool: 'pylint',
    rule: message.symbol,
    level: LEVELS[message.type],
    path: message.path,
    line: message.line,
    column: message.line > 0 ? message.column + 1 : 0,
    scope: message.obj,
    message: message.message,
  };
}

/** What tests of statements say against the code. */
export function suspectedBugFindings(bugs: readonly SuspectedBug[]): Finding[] {
  const found = bugs.map((bug): Found => {
    const { path, function: scope, reason: message } = bug;
    return {
      ...{ tool: 'tests', rule: 'suspected-bug', level: 'warning', path, line: bug.line ?? 0, column: 0 },
      ...{ scope, message },
    };
  });
  return compareFindings(found, found);
}

function ofSecurity(found: SecurityFinding): Found {
  const { tool, code, path, message } = found;
  return { tool, rule: code, level: 'warning', path, line: Math.max(0, found.line), column: 0, scope: '', message };
}

/** Tests that are red, and test files that could not be collected. */
function ofTests(run: TestRun | null | undefined): Found[] {
  const red = (run?.tests ?? []).filter((test) => isRed(test.outcome) && !test.flaky);
  const tests = red.map((test): Found => {
    const [path = '', ...rest] = test.nodeid.split('::');
    const message = (test.message ?? '').split('\n')[0] || `The test ended as ${test.outcome}`;
    return {
      ...{ tool: 'tests', rule: 'test-failed', level: 'error', path: path || 'tests', line: 0, column: 0 },
      ...{ scope: rest.join('::'), message },
    };
  });
  const broken = (run?.collection_errors ?? []).map((error): Found => {
    const message = error.message.split('\n')[0] || 'The file could not be collected';
    return {
      ...{ tool: 'tests', rule: 'test-not-collected', level: 'error', path: error.path || 'tests', line: 0 },
      ...{ column: 0, scope: '', message },
    };
  });
  return [...tests, ...broken];
}

function isRed(outcome: string): boolean {
  return outcome === 'failed' || outcome === 'error';
}

function inOrder(a: Found, b: Found): number {
  const key = (one: Found): (string | number)[] => [
    one.path,
    one.line,
    one.column,
    one.tool,
    one.rule,
    one.scope,
    one.message,
  ];
  const [left, right] = [key(a), key(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? 0 : (left[at] ?? 0) < (right[at] ?? 0) ? -1 : 1;
}

/**
 * By fingerprint. It holds no line: a number in a message may be one, so numbers are left
 * out too, and findings that are alike are counted from the top of the file. A red test is
 * the same one whatever it says.
 */
function fingerprinted(found: readonly Found[]): Map<string, Found> {
  const seen = new Map<string, number>();
  const marked = new Map<string, Found>();
  for (const one of found) {
    const message =
      one.tool === 'tests' ? '' : one.message.replace(/\b(?:0x[0-9a-f]+|\d+)\b/gi, '#').replace(/\s+/g, ' ');
    const alike = JSON.stringify([one.tool, one.rule, one.path, one.scope, message]);
    const occurrence = seen.get(alike) ?? 0;
    seen.set(alike, occurrence + 1);
    marked.set(createHash('sha256').update(`${alike}\n${occurrence}`).digest('hex'), one);
  }
  return marked;
}
