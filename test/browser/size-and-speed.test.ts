import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildWeb } from '../../web/build.ts';
import { largeRun } from './support/runs.ts';
import { browserSuite } from './support/suite.ts';

/** The limits that were asked for. */
const BUNDLE_BYTES = 300_000;
const FIRST_PAINT_MS = 1_500;
/** No lag: an order of magnitude above what is measured, for slow machines. */
const LONGEST_TASK_MS = 1_000;

const suite = browserSuite();

/** Gathers tasks above 50 ms from here on; answers the longest in milliseconds. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  `);
  return async () => z.number().parse(await page.evaluate('window.longest'));
}

/** The browser tells of tasks from 50 ms on. */
const inWords = (ms: number) => (ms === 0 ? 'none above 50 ms' : `${ms.toFixed(0)} ms`);

describe('the build', () => {
  it('is under 300 KB gzipped, all pages together, and holds nothing inline', async () => {
    const dist = await buildWeb();
    const assets = readdirSync(join(dist, 'assets')).filter((name) => ['.js', '.css'].includes(extname(name)));
    const bytes = assets.reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, 'assets', name))).length, 0);
    console.log(`all scripts and styles: ${(bytes / 1000).toFixed(1)} KB gzipped`);
    expect(bytes).toBeLessThan(BUNDLE_BYTES);
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    expect(page).not.toMatch(/<style|<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=/);
  });
});

describe('the first load', () => {
  it('paints something that means something within 1.5 s', async () => {
    const paints: number[] = [];
    for (let load = 0; load < 3; load++) {
      const { page } = await suite.open();
      await page.goto(suite.fixture.origin);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const largest = await page.evaluate(`new Promise((resolve) => new PerformanceObserver((list) =>
        resolve(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true }))`);
      paints.push(z.number().parse(largest));
    }
    paints.sort((a, b) => a - b);
    console.log(`largest paint of the first page in ms: ${paints.map((paint) => paint.toFixed(0)).join(', ')}`);
    expect(paints[1]).toBeLessThan(FIRST_PAINT_MS);
  });
});

describe('a large run', () => {
  it('scrolls through 500 entries without lag, with few of them in the page', async () => {
    suite.fixture.world.add(largeRun(500, 1));
    const { page } = await suite.enter('/runs/run-large/timeline');
    await page.getByText('500 entries').waitFor();
    const longest = await watchTasks(page);
    for (let step = 0; step < 40; step++) {
      await page.mouse.wheel(0, 900);
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))');
    }
    await page.getByRole('button', { name: /entry 500\)/ }).waitFor();
    expect(await page.locator('.entries > li').count()).toBeLessThan(60);
    const took = await longest();
    console.log(`longest task while scrolling 500 entries: ${inWords(took)}`);
    expect(took).toBeLessThan(LONGEST_TASK_MS);
  });

  it('goes through 200 changed files without lag, with one diff in the page', async () => {
    suite.fixture.world.add(largeRun(10, 200));
    const { page } = await suite.enter('/runs/run-large/changes');
    await page.getByText('200 files').waitFor();
    await page.getByText(/Reason of file 0\.$/).waitFor();
    await page.getByRole('option').first().click();
    const longest = await watchTasks(page);
    for (let file = 0; file < 30; file++) await page.keyboard.press('ArrowDown');
    await page.getByText(/^Line 3: Reason of file \d+\.$/).waitFor();
    await page.keyboard.press('End');
    await page.getByText('module_198.py').first().waitFor();
    await page.getByRole('searchbox').fill('module_19');
    await page.getByText('10 of 200 files').waitFor();
    expect(await page.locator('table.diff').count()).toBe(1);
    const took = await longest();
    console.log(`longest task while going through 200 files: ${inWords(took)}`);
    expect(took).toBeLessThan(LONGEST_TASK_MS);
  });
});
