import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { finishedRun } from './support/runs.ts';
import { browserSuite } from './support/suite.ts';

const suite = browserSuite();

/** Presses a key until what has the focus is called so. */
async function goTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(`{
      const element = document.activeElement;
      const label = element?.labels?.[0]?.textContent ?? '';
      (element?.getAttribute('aria-label') ?? '') + ' ' + label + ' ' + (element?.textContent ?? '').slice(0, 300);
    }`);
    passed.push(String(focused).trim().slice(0, 40));
    if (name.test(String(focused))) return;
  }
  throw new Error(`${name} was not reached: ${passed.join(' | ')}`);
}

describe('by keyboard alone', () => {
  it('a run is started, opened, read and reviewed', async () => {
    suite.fixture.world.add(finishedRun());
    const { page, problems } = await suite.enter('/');
    await page.getByRole('link', { name: 'shop-package.zip' }).waitFor();

    // Skip link first.
    await page.evaluate('document.activeElement.blur()');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toContain('Skip to the content');

    // Start a run from pasted text.
    await goTo(page, /New run/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'New run' }).waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
    await goTo(page, /Drop a zip/);
    await page.keyboard.press('ArrowRight');
    await goTo(page, /Python/);
    await page.keyboard.type('x = 1');
    await goTo(page, /Start the run/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'main.py' }).waitFor();

    // Back to the list, and into the finished run.
    await goTo(page, /All runs/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Runs', exact: true }).waitFor();
    await goTo(page, /shop-package\.zip/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'shop-package.zip' }).waitFor();

    // Read an entry of the log.
    await goTo(page, /^\s*Timeline/);
    await page.keyboard.press('Enter');
    await page.getByText('40 entries').waitFor();
    await goTo(page, /entry 2\)/);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Answer' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Answer' }).waitFor({ state: 'detached' });

    // From one diff to the next.
    await goTo(page, /^\s*Changes/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Diff of shop/prices.py' }).waitFor();
    await goTo(page, /shop\/prices\.py/);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('region', { name: 'Diff of shop/cart.py' }).waitFor();

    // The menu opens, and Escape gives the focus back.
    await goTo(page, /Downloads/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menu', { name: 'Downloads' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Downloads');
    expect(problems).toEqual({ errors: [], policyViolations: [], dialogs: [] });
  });

  it('the focus is seen on what has it', async () => {
    const { page } = await suite.enter('/new');
    await page.getByRole('button', { name: 'Start the run' }).waitFor();
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(`{
        const focused = document.activeElement;
        const shown = focused.matches('input[type=radio], input[type=checkbox]') ? focused.closest('label') : focused;
        const hidden = focused.closest('[data-rac]') === null && focused === document.body;
        hidden || getComputedStyle(shown).outlineStyle !== 'none' || getComputedStyle(focused.parentElement).outlineStyle !== 'none'
          || focused.closest('.drop')?.hasAttribute('data-focus-visible') === true;
      }`);
      expect(seen, `after ${press + 1} presses`).toBe(true);
    }
  });
});

describe('colours', () => {
  it('follow the choice in the account menu, and keep to it', async () => {
    const { page } = await suite.enter('/', { colorScheme: 'light' });
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const light = await ground();
    await page.getByRole('button', { name: 'Account: ada' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(ground).not.toBe(light);
    await page.reload();
    await page.getByRole('heading', { name: 'Runs' }).waitFor();
    expect(await ground()).not.toBe(light);
  });
});
