import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessProblems, sidewaysOverflow } from './support/axe.ts';
import { signIn } from './support/browser.ts';
import { finishedRun, runningRun } from './support/runs.ts';
import { screenshot } from './support/screenshots.ts';
import { browserSuite, OWNER } from './support/suite.ts';

const WINDOWS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  mobile: { colorScheme: 'light', viewport: { width: 360, height: 740 } },
} as const;

/** Every page, with what shows that it is there, and what to open on it. */
const PAGES: Record<string, { path: string; ready: string; open?: (page: Page) => Promise<void> }> = {
  runs: { path: '/', ready: 'shop-package.zip' },
  new: { path: '/new', ready: 'Start the run' },
  'new-paste': {
    path: '/new',
    ready: 'Start the run',
    open: (page) => page.getByRole('radio', { name: 'Paste a file' }).check({ force: true }),
  },
  tiers: { path: '/stats', ready: 'economy' },
  overview: { path: '/runs/run-shop-done', ready: 'Judge: write tests' },
  live: { path: '/runs/run-shop-live', ready: 'Judge: write tests' },
  stop: {
    path: '/runs/run-shop-live',
    ready: 'Judge: write tests',
    open: async (page) => {
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  downloads: {
    path: '/runs/run-shop-done',
    ready: 'Judge: write tests',
    open: async (page) => {
      await page.getByRole('button', { name: 'Downloads' }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  timeline: {
    path: '/runs/run-shop-done/timeline',
    ready: '40 entries',
    open: (page) =>
      page
        .getByRole('button', { name: /FIX|Fix/ })
        .first()
        .click(),
  },
  changes: { path: '/runs/run-shop-done/changes', ready: 'A default is made once' },
  tests: { path: '/runs/run-shop-done/tests', ready: 'test_cheapest_of_three' },
  findings: { path: '/runs/run-shop-done/findings', ready: 'Too many branches' },
  plan: { path: '/runs/run-shop-done/plan', ready: 'Wrong Operator' },
  cost: { path: '/runs/run-shop-done/cost', ready: 'Every test passes.' },
  'not-found': { path: '/nowhere', ready: 'There is nothing at this address.' },
  'no-such-run': { path: '/runs/nope', ready: 'There is no run nope.' },
  'no-changes-yet': { path: '/runs/run-shop-live/changes', ready: 'No changes to show yet.' },
};

const suite = browserSuite();

describe.each(Object.entries(WINDOWS))('in a window that is %s', (name, options) => {
  it('the page before signing in is clean', async () => {
    const { page, problems } = await suite.open(options);
    await page.goto(suite.fixture.origin);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await accessProblems(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(problems).toEqual({ errors: [], policyViolations: [], dialogs: [] });
    await screenshot(page, `welcome-${name}`);
  });

  it('every page behind it is clean, fits, and breaks no policy', { timeout: 180_000 }, async () => {
    const { world } = suite.fixture;
    world.add(finishedRun());
    world.add(runningRun());
    world.stats = {
      runs: 3,
      tiers: [tier('builtin', 3, 2), tier('economy', 1, 1)],
    };
    const { page, problems } = await suite.open(options);
    await page.goto(suite.fixture.origin);
    await signIn(page, OWNER);
    const found: Record<string, unknown> = {};
    for (const [key, { path, ready, open }] of Object.entries(PAGES)) {
      await page.goto(`${suite.fixture.origin}${path}`);
      await page.getByText(ready).first().waitFor();
      await open?.(page);
      const access = await accessProblems(page);
      const overflow = await sidewaysOverflow(page);
      if (access.length > 0 || overflow > 0) found[key] = { access, overflow };
      // What lies above the page, and a virtual list, are drawn for the window.
      await screenshot(page, `${key}-${name}`, { fullPage: !open });
    }
    expect(found).toEqual({});
    expect(problems).toEqual({ errors: [], policyViolations: [], dialogs: [] });
  });
});

function tier(name: string, runs: number, successes: number) {
  return {
    tier: name,
    runs,
    successes,
    success_rate: successes / runs,
    average_attempts: 1.5,
    cost_usd: 0.034,
    cost_per_success_usd: 0.034 / successes,
    calls: 12,
    tokens: 23_111,
  };
}
