import { describe, expect, it } from 'vitest';
import { htmlReport } from '../../../../core/report/html.ts';
import { markdownReport } from '../../../../core/report/markdown.ts';
import { verdictLine } from '../../../../core/report/model.ts';
import { reportModel, suspicion } from '../../../support/report-model.ts';

const BEHAVIOUR = {
  path: 'a.py',
  function: 'clamp',
  evidence: 'specified' as const,
  gated: true,
  rows: [{ input: 'clamp(12)', before: '12', after: '10' }],
  changed: 1,
  unchanged: 40,
};
const clamp = { path: 'a.py', name: 'clamp', evidence: 'specified', outcome: 'repaired' } as const;
const model = (more: Parameters<typeof reportModel>[1] = {}) => {
  const { summary, ...rest } = reportModel('x');
  return { ...rest, summary: { ...summary, functions: [clamp], questions: [] }, behaviour: [BEHAVIOUR], ...more };
};

describe.each([
  ['report.md', markdownReport],
  ['report.html', htmlReport],
] as const)('%s', (_, render) => {
  it('shows first what behaves otherwise, with the evidence in words', () => {
    const text = render(model());
    expect(text).toContain('clamp in a.py: specified: it is a known function');
    expect(text).toContain('40 other sampled inputs gave the same.');
    expect(text.indexOf('What behaves differently')).toBeGreaterThan(text.indexOf('Finished without success'));
    expect(text.indexOf('What behaves differently')).toBeLessThan(text.indexOf('because x'));
  });

  it('says of what could not be run that it was not compared', () => {
    const text = render(model({ behaviour: [{ ...BEHAVIOUR, gated: false, rows: [], changed: 0, unchanged: 0 }] }));
    expect(text).toContain('It could not be run beside what it was before.');
    expect(render(model({ behaviour: [] }))).toContain('It was not run beside what it was before.');
  });

  it('tells suspicions with their call, and how many functions were only tidied', () => {
    const names = ['f', 'g'].map((name) => ({ path: 'a.py', name }));
    const text = render(model({ suspicions: [suspicion()], not_gated: names }));
    expect(text).toContain(
      'a.py:4 mean: The mean of nothing fails. mean([]) gives raises ZeroDivisionError, expected 0. Return 0.',
    );
    expect(text).toContain('2 functions could not be run; only their layout and documentation changed.');
  });
});

describe('the tables of report.md', () => {
  it('hold inputs and functions', () => {
    const text = markdownReport(model());
    expect(text).toContain('| Input | Before | After |\n|---|---|---|\n| clamp(12) | 12 | 10 |');
    expect(text).toContain('| a.py | clamp | specified: it is a known function | repaired |');
  });

  it('list no more functions than a reader goes through', () => {
    const { summary } = model();
    const functions = Array.from({ length: 230 }, (_, index) => ({ ...clamp, name: `f${index}` }));
    expect(markdownReport(model({ summary: { ...summary, functions } }))).toContain('30 more are in report.json.');
  });
});

describe('how much is shown', () => {
  it.each([
    ['shown', 'Evidence says of every function what it should compute.'],
    ['partly_shown', 'Evidence says of 1 of 1 functions what they should compute.'],
    ['nothing_shown', 'Nothing shows what the functions should compute.'],
    [undefined, ''],
  ] as const)('%s: %s', (verdict, line) => {
    expect(verdictLine({ ...model().summary, verdict })).toBe(line);
  });
});
