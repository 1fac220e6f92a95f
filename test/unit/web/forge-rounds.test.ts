import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ForgeProgress } from '../../../core/contracts/index.ts';
import { ForgeRounds } from '../../../web/src/chart/forge-rounds.tsx';
import { figures } from '../../support/forge.ts';

const FORGE: ForgeProgress = {
  targets: { coverage: 60, mutation: 50 },
  framework: 'pytest',
  before: figures({ coverage: 25, mutation: null }),
  rounds: [
    {
      ...{
        round: 1,
        kind: 'generate',
        tier: 'builtin',
        figures: figures({ coverage: 75, mutation: 50 }),
        added: 9,
        red: 0,
      },
      ...{ lint_issue_count: 0, entropy: null, before_run: 'high', before_reasons: [], after_run: 'needs_review' },
      ...{ after_reasons: [], coverage_delta: 0, mutation_delta: 0, decision: 'FINISH', best: true },
    },
  ],
  stagnation: 0,
  best_round: 1,
};

describe('the rounds of forge on the page', () => {
  it('are drawn as bars to scale, and told as a table', () => {
    const html = renderToStaticMarkup(createElement(ForgeRounds, { forge: FORGE }));
    expect(
      [...html.matchAll(/forge-bar-(\w+)" x="76" y="\d+" width="([\d.]+)"/g)].map((bar) => [bar[1], bar[2]]),
    ).toEqual([
      ['coverage', '80'],
      ['mutation', '0'],
      ['coverage', '240'],
      ['mutation', '160'],
    ]);
    expect(html).toContain('<th scope="row">Round 1</th><td>builtin</td><td class="number">75.00%</td>');
    expect(html).toContain('needs review');
  });

  it('are not there before anything is measured', () => {
    const html = renderToStaticMarkup(createElement(ForgeRounds, { forge: { ...FORGE, before: null, rounds: [] } }));
    expect(html).not.toContain('<svg');
  });
});
