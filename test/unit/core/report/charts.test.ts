import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charts } from '../../../../core/report/charts.ts';
import { fixAttempt } from '../../../support/attempts.ts';
import { ROOT } from '../../../support/paths.ts';
import { reportModel } from '../../../support/report-model.ts';

const ATTEMPTS = [
  fixAttempt({ round: 1, pylint_score: 7.5, tests_passed: 6, tests_red: 2, accepted: true }),
  fixAttempt({ round: 2, pylint_score: 6, tests_passed: 3, tests_red: 5, accepted: false }),
  fixAttempt({ round: 3, pylint_score: 10, tests_passed: 8, tests_red: 0, accepted: true }),
];
const DRAWN = charts(reportModel('x', { attempts: ATTEMPTS }));

/** Every text and every attribute of some elements, read as XML. */
function elements(svg: string): [tag: string, attributes: Record<string, string>, text: string][] {
  const script = [
    'import sys, json',
    'import xml.etree.ElementTree as tree',
    'root = tree.fromstring(sys.stdin.read())',
    'print(json.dumps([[e.tag, e.attrib, e.text or ""] for e in root.iter()]))',
  ].join('\n');
  return JSON.parse(execFileSync(join(ROOT, '.venv/bin/python'), ['-c', script], { input: svg }).toString());
}

describe('the charts of a report', () => {
  const all = elements(DRAWN);
  const texts = all.filter(([tag]) => tag === 'text').map(([, , text]) => text);

  it('write every value as text', () => {
    for (const text of ['4.50', '7.50', '6.00', '10.00', '1/3', '6/2', '3/5', '8/0', 'input', '1', '2', '3']) {
      expect(texts).toContain(text);
    }
    expect(texts.filter((text) => text === 'refused')).toHaveLength(2);
  });

  it('say it all to those who do not see them', () => {
    const told = all.filter(([tag]) => tag === 'desc').map(([, , text]) => text);
    expect(told).toEqual([
      'the input: 4.50; iteration 1: 7.50; iteration 2, refused: 6.00; iteration 3: 10.00.',
      'the input: 1 green, 3 red; iteration 1: 6 green, 2 red; iteration 2, refused: 3 green, 5 red; iteration 3: 8 green, 0 red.',
    ]);
    const ids = new Set(all.flatMap(([, attributes]) => attributes.id ?? []));
    for (const [, attributes] of all.filter(([tag]) => tag === 'svg')) {
      expect(attributes.role).toBe('img');
      for (const id of (attributes['aria-labelledby'] ?? '').split(' ')) expect(ids).toContain(id);
    }
  });

  it('draw heights in proportion, and the course through what was kept', () => {
    const bars = (name: string) =>
      all
        .filter(([tag, { class: kind }]) => tag === 'rect' && kind?.startsWith(name))
        .map(([, { height }]) => Number(height));
    const [green, red] = [bars('bar-green'), bars('bar-red')];
    expect(green.map((height) => height / (green[3] ?? 1))).toEqual(
      [1, 6, 3, 8].map((count) => expect.closeTo(count / 8, 2)),
    );
    expect(red.map((height) => height / (green[3] ?? 1))).toEqual(
      [3, 2, 5, 0].map((count) => expect.closeTo(count / 8, 2)),
    );
    const [course = ''] = all.flatMap(([tag, { points }]) => (tag === 'polyline' ? [points] : []));
    const kept = all.flatMap(([tag, { class: kind, cx, cy }]) =>
      tag === 'circle' && kind === 'mark' ? [`${cx},${cy}`] : [],
    );
    expect(course).toBe(kept.join(' '));
    expect(kept).toHaveLength(3);
    expect(all.filter(([tag, { class: kind }]) => tag === 'circle' && kind === 'mark hollow')).toHaveLength(1);
  });

  it('are not there where nothing was measured', () => {
    expect(charts(reportModel('x', { baseline: null }))).toBe('');
  });

  it('stay inside their frame, for any values', () => {
    const attempt = fc.record({
      round: fc.integer({ min: 1, max: 9 }),
      pylint_score: fc.double({ min: -1000, max: 10, noNaN: true }),
      tests_passed: fc.nat(5000),
      tests_red: fc.nat(5000),
      accepted: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 8 }), (attempts) => {
        const svg = charts(reportModel('x', { attempts: attempts.map(fixAttempt) }));
        expect(svg).not.toMatch(/NaN|Infinity/);
        for (const [, x] of svg.matchAll(/\bc?x[12]?="([^"]+)"/g)) expect(Number(x)).toBeLessThanOrEqual(560);
        for (const [, y] of svg.matchAll(/\b(?:c?y[12]?|height)="([^"]+)"/g)) {
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeLessThanOrEqual(240);
        }
      }),
      { seed: 9 },
    );
  });
});
