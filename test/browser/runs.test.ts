import { describe, expect, it } from 'vitest';
import { finishedRun, runningRun } from './support/runs.ts';
import { screenshot } from './support/screenshots.ts';
import { browserSuite } from './support/suite.ts';

const suite = browserSuite();

const day = (number: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + number * 86_400_000).toISOString();

describe('the list of runs', () => {
  it('says what to do where there is none', async () => {
    const { page } = await suite.enter();
    await page.getByText('No run yet.').waitFor();
    await screenshot(page, 'runs-empty');
    await page.getByRole('link', { name: 'Start your first run' }).click();
    await page.getByRole('heading', { name: 'New run' }).waitFor();
  });

  it('shows that it is loading, and an error with its remedy and another try', async () => {
    let release = () => {};
    suite.fixture.world.hold = new Promise((resolve) => {
      release = resolve;
    });
    let broken = true;
    suite.fixture.world.refuse = () =>
      broken
        ? { type: 'x', title: 'RunFailed', status: 500, detail: 'It fell over.', remedy: 'Wait a bit.', problems: [] }
        : null;
    const { page } = await suite.enter();
    await page.getByRole('status').filter({ hasText: 'Loading the runs' }).waitFor();
    await screenshot(page, 'runs-loading');
    release();
    const alert = page.getByRole('alert');
    await alert.getByText('It fell over.').waitFor();
    expect(await alert.textContent()).toContain('Wait a bit.');
    await screenshot(page, 'runs-error');
    broken = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No run yet.').waitFor();
  });

  it('is searched by name, id and tier, and narrowed by status', async () => {
    const { world } = suite.fixture;
    world.add(finishedRun());
    world.add(runningRun());
    world.add(finishedRun({ run_id: 'run-calc', source: { kind: 'sample', name: 'calculator' }, tier: 'economy' }));
    const { page } = await suite.enter();
    const names = page.locator('tbody th code');
    await expect.poll(() => names.count()).toBe(3);

    await page.getByRole('searchbox').fill('economy');
    await expect.poll(() => names.allTextContents()).toEqual(['run-calc']);
    await page.getByText('1 of 3 runs shown').waitFor();
    await page.getByRole('searchbox').fill('shop live');
    await expect.poll(() => names.allTextContents()).toEqual(['run-shop-live']);
    await page.getByRole('searchbox').fill('no such thing');
    await page.getByText('No run fits.').waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();

    await page.getByText('Running', { exact: true }).first().click();
    await expect.poll(() => names.allTextContents()).toEqual(['run-shop-live']);
  });

  it('is longer than a page of the API', async () => {
    const { world } = suite.fixture;
    for (let index = 0; index < 120; index++) {
      world.add(finishedRun({ run_id: `run-${index}`, started_at: day(index) }));
    }
    const { page } = await suite.enter();
    await page.getByText('50 runs so far').waitFor();
    await page.getByRole('button', { name: 'Older runs' }).click();
    await page.getByText('100 runs so far').waitFor();
    await page.getByRole('button', { name: 'Older runs' }).click();
    await page.getByText('120 runs', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Older runs' }).count()).toBe(0);
  });

  it('is looked at again by itself while a run goes on', async () => {
    const run = suite.fixture.world.add(runningRun());
    const { page } = await suite.enter();
    await page.locator('tbody').getByText('Running').waitFor();
    run.view = finishedRun({ run_id: run.view.run_id }).view;
    await page.locator('tbody').getByText('Success').waitFor();
  });
});
