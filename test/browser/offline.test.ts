import { describe, expect, it } from 'vitest';
import { finishedRun, runningRun } from './support/runs.ts';
import { screenshot } from './support/screenshots.ts';
import { browserSuite } from './support/suite.ts';

const suite = browserSuite();

describe('without a network', () => {
  it('the page says so, keeps what it knows, and goes on by itself', async () => {
    const run = suite.fixture.world.add(runningRun());
    const { page } = await suite.enter('/runs/run-shop-live');
    await page.getByText('Fixer (builtin)').first().waitFor();
    await page.context().setOffline(true);
    const banner = page.getByRole('status').filter({ hasText: 'You are offline' });
    await banner.waitFor();
    await page.getByRole('heading', { name: 'shop-package.zip' }).waitFor();
    await screenshot(page, 'offline');
    run.view = finishedRun({ run_id: run.view.run_id }).view;
    await page.context().setOffline(false);
    await banner.waitFor({ state: 'detached' });
    await page.getByRole('status').filter({ hasText: 'Success' }).waitFor();
  });

  it('a local server that is still there is used', async () => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter('/');
    await page.getByRole('link', { name: 'shop-package.zip' }).waitFor();
    // The browser only thinks that it is offline.
    await page.evaluate('window.dispatchEvent(new Event("offline"))');
    await page.getByRole('link', { name: 'shop-package.zip' }).click();
    await page.getByText('Judge: write tests').first().waitFor();
    expect(await page.getByText('You are offline').count()).toBe(0);
  });

  it('a server that is gone is told apart from a missing run', async () => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter('/');
    await page.getByRole('link', { name: 'shop-package.zip' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor();
    await page.context().setOffline(false);
    await page.goto(`${suite.fixture.origin}/runs/other`);
    await page.getByRole('alert').getByText('There is no run other.').waitFor();
    expect(await page.getByText('You are offline').count()).toBe(0);
  });
});
