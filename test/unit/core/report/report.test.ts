import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TestOutcome } from '../../../../core/contracts/index.ts';
import { htmlReport } from '../../../../core/report/html.ts';
import { escapeXml, junitReport } from '../../../../core/report/junit.ts';
import { markdownReport } from '../../../../core/report/markdown.ts';
import { ROOT } from '../../../support/paths.ts';
import { reportModel as model } from '../../../support/report-model.ts';

const EVIL = `<script>alert("x")</script><img src=x onerror='alert(1)'>&amp;]]>`;

function outcome(more: Partial<TestOutcome>): TestOutcome {
  return { nodeid: 'tests/test_a.py::test_x', outcome: 'passed', duration_s: 0.0123, flaky: false, ...more };
}

/** Reads XML with the parser of Python, which accepts no document that is not well-formed. */
function parseXml(xml: string): string {
  const script = [
    'import sys, json',
    'import xml.etree.ElementTree as tree',
    'root = tree.fromstring(sys.stdin.buffer.read())',
    'print(json.dumps([[e.tag, e.attrib, e.text or ""] for e in root.iter()]))',
  ].join('\n');
  return execFileSync(join(ROOT, '.venv/bin/python'), ['-c', script], { input: xml }).toString();
}

describe('report.html', () => {
  it('shows whatever comes from a run as text', () => {
    const html = htmlReport(model(EVIL));
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    // The very tags are there with and without hostile text: none was added.
    const tags = (text: string) => (text.match(/<\/?[a-z][^>]*>/g) ?? []).join('\n');
    expect(tags(html)).toBe(tags(htmlReport(model('harmless'))));
  });

  it('stays so for any text', () => {
    const tags = (text: string) => (text.match(/<[^>]*>/g) ?? []).length;
    const expected = tags(htmlReport(model('x')));
    const text = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '/', '=', ' ', '-') });
    fc.assert(
      fc.property(
        text.filter((one) => one.trim() !== ''),
        (one) => {
          expect(tags(htmlReport(model(one)))).toBe(expected);
        },
      ),
      { seed: 6 },
    );
  });

  it('loads nothing, runs nothing, and says so to the browser', () => {
    const html = htmlReport(model('https://example.com/x.js'));
    expect(html).not.toMatch(/<(?:script|link|img|iframe|object|embed|base|form)\b/);
    expect(html).not.toMatch(/\s(?:src|href|action|on\w+)\s*=/);
    expect(html).not.toMatch(/@import|url\(/);
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  });

  it('tells scores, tests, reasons, what was not done and how it ended', () => {
    const html = htmlReport(model('the text'));
    for (const part of [
      '4.50 → 9.25',
      '3 of 4',
      'no_progress',
      'Line 3: because the text',
      'new.py (new)',
      'refused: the text',
      'Finished without success',
      '$0.0120',
    ]) {
      expect(html).toContain(part);
    }
  });
});

describe('report.md', () => {
  it('keeps what comes from a run in its line', () => {
    const markdown = markdownReport(model('one\n# Title\n\n- item'));
    expect(markdown.split('\n').filter((line) => /^(?:# |- item)/.test(line))).toEqual(['# Refactoring report']);
  });

  it('says what is published', () => {
    expect(markdownReport(model('x'))).toContain('The best version seen is published.');
    expect(markdownReport(model('x', { original_published: true }))).toContain('the original is published unchanged');
  });

  it('leaves out sections without content', () => {
    const empty = {
      files: [],
      tests: [],
      generated: [],
      dropped: [],
      attempts: [],
      findings: [],
      baseline: null,
      notes: [],
      security_findings: [],
      isolation: [],
      behaviour: [],
      not_gated: [],
      suspicions: [],
    };
    const { summary } = model('x');
    const bare = {
      ...empty,
      summary: { ...summary, tiers: [], final_report: null, proof: undefined, functions: [], questions: [] },
    };
    expect(markdownReport(model('x', bare))).not.toContain('## ');
    expect(htmlReport(model('x', bare))).not.toContain('<section>');
  });
});

describe('junit.xml', () => {
  const hostile = `\u0000\u0001\u0008\u000b\u001f\ufffe\uffff\ud800 ${EVIL} \u{1F40D}\t\n`;

  it('is well-formed and complete whatever tests are called and say', () => {
    const tests = [
      outcome({}),
      outcome({ nodeid: `tests/test_a.py::TestX::${hostile}`, outcome: 'failed', message: hostile, trace: hostile }),
      outcome({ nodeid: 't.py::e', outcome: 'error', message: hostile }),
      outcome({ nodeid: 't.py::s', outcome: 'skipped' }),
      outcome({ nodeid: 'no-separator' }),
    ];
    const elements = JSON.parse(parseXml(junitReport(hostile, tests))) as [string, Record<string, string>, string][];
    const suite = elements.find(([tag]) => tag === 'testsuite')?.[1];
    expect(suite).toMatchObject({ tests: '5', failures: '1', errors: '1', skipped: '1' });
    const cases = elements.filter(([tag]) => tag === 'testcase').map(([, attributes]) => attributes);
    expect(cases[0]).toEqual({ classname: 'tests.test_a', name: 'test_x', time: '0.012' });
    expect(cases[1]?.classname).toBe('tests.test_a.TestX');
    expect(cases[1]?.name).toContain('<script>alert("x")</script>');
    expect(elements.find(([tag]) => tag === 'failure')?.[2]).toContain(']]>');
    expect(elements.filter(([tag]) => ['failure', 'error', 'skipped'].includes(tag))).toHaveLength(3);
  });

  it('holds no character that XML forbids', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeXml(text)).not.toMatch(
          // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there
          /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff<>"']|&(?!amp;|lt;|gt;|quot;|apos;)/,
        );
        expect(escapeXml(text).isWellFormed()).toBe(true);
      }),
      { seed: 7 },
    );
    expect(escapeXml('é\u{1F40D}\t\n')).toBe('é\u{1F40D}\t\n');
  });
});
