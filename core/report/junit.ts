import type { TestOutcome } from '../contracts/index.ts';

/** Text as it may stand in XML 1.0: markup escaped, characters that XML forbids replaced. */
export function escapeXml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"']/g, (character) => names[character] ?? character);
}

/** `junit.xml` in the form that continuous integration servers read. */
export function junitReport(name: string, tests: readonly TestOutcome[]): string {
  const count = (outcome: TestOutcome['outcome']) => tests.filter((test) => test.outcome === outcome).length;
  const counts = `tests="${tests.length}" failures="${count('failed')}" errors="${count('error')}" skipped="${count('skipped')}"`;
  const cases = tests.map((test) => {
    const [file = '', ...rest] = test.nodeid.split('::');
    const className = [file.replace(/\.py$/, '').replaceAll('/', '.'), ...rest.slice(0, -1)].join('.');
    const attributes = `classname="${escapeXml(className)}" name="${escapeXml(rest.at(-1) ?? file)}" time="${test.duration_s.toFixed(3)}"`;
    return `  <testcase ${attributes}>${outcomeElement(test)}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites><testsuite name="${escapeXml(name)}" ${counts}>`,
    ...cases,
    '</testsuite></testsuites>',
    '',
  ].join('\n');
}

function outcomeElement(test: TestOutcome): string {
  const message = escapeXml((test.message ?? '').split('\n')[0] ?? '');
  const detail = escapeXml(test.trace ?? test.message ?? '');
  if (test.outcome === 'failed') return `<failure message="${message}">${detail}</failure>`;
  if (test.outcome === 'error') return `<error message="${message}">${detail}</error>`;
  return test.outcome === 'skipped' ? `<skipped message="${message}"/>` : '';
}
