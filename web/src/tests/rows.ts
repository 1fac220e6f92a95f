import type { Report } from '../../../core/contracts/report.ts';

/** A test with all that the report says of it. */
export interface TestRow {
  readonly nodeid: string;
  /** Path of its file, and its name in it. */
  readonly file: string;
  readonly name: string;
  readonly outcome: Report['tests'][number]['outcome'];
  readonly flaky: boolean;
  readonly message: string;
  /** Known for tests that the Judge wrote. */
  readonly written: { readonly intent: string; readonly confidence: number; readonly before: string } | null;
}

/** Tests by file, in the order of the report. */
export function rowsOf(report: Report): Map<string, TestRow[]> {
  const written = new Map(report.generated.map((test) => [test.nodeid, test]));
  const files = new Map<string, TestRow[]>();
  for (const test of report.tests) {
    const cut = test.nodeid.indexOf('::');
    const file = cut < 0 ? test.nodeid : test.nodeid.slice(0, cut);
    const by = written.get(test.nodeid);
    const row: TestRow = {
      nodeid: test.nodeid,
      file,
      name: cut < 0 ? test.nodeid : test.nodeid.slice(cut + 2),
      outcome: test.outcome,
      flaky: test.flaky,
      message: [test.message, test.trace].filter(Boolean).join('\n\n'),
      written: by ? { intent: by.intent, confidence: by.confidence, before: by.outcome_before } : null,
    };
    files.set(file, [...(files.get(file) ?? []), row]);
  }
  return files;
}
