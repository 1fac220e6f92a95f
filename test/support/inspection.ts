import type { z } from 'zod';
import { type InspectedFile, InspectedFileSchema, type TestOutcome, type TestRun } from '../../core/contracts/index.ts';

type FileInput = z.input<typeof InspectedFileSchema>;
type MessageInput = FileInput['pylint']['messages'][number];

/** One message as pylint's json2 reporter gives it. */
export function pylintMessage(path: string, symbol: string, more: Partial<MessageInput> = {}): MessageInput {
  return { path, line: 1, symbol, message_id: 'C0116', type: 'convention', message: `about ${symbol}`, ...more };
}

/** What the inspection says of one file; a clean one with ten statements where nothing else is said. */
export function inspectedFile(path: string, more: Partial<FileInput> = {}): InspectedFile {
  const messages = more.pylint?.messages ?? [];
  const count = (type: string) => messages.filter((message) => message.type === type).length;
  return InspectedFileSchema.parse({
    path,
    parses: true,
    pylint: {
      messages,
      score_counts: {
        statement: 10,
        fatal: 0,
        error: count('error'),
        warning: count('warning'),
        refactor: count('refactor'),
        convention: count('convention'),
      },
    },
    ...more,
  });
}

/** A test run with these outcomes; counts follow. */
export function testRun(tests: readonly Partial<TestOutcome>[], more: Partial<TestRun> = {}): TestRun {
  const outcomes: TestOutcome[] = tests.map((test, index) => ({
    nodeid: `tests/test_a.py::test_${index}`,
    outcome: 'passed',
    duration_s: 0.01,
    flaky: false,
    ...test,
  }));
  const count = (outcome: TestOutcome['outcome']) => outcomes.filter((test) => test.outcome === outcome).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    errors: count('error'),
    skipped: count('skipped'),
    total: outcomes.length,
    tests: outcomes,
    timed_out: false,
    crashed: false,
    collection_errors: [],
    integrity: [],
    ...more,
  };
}
