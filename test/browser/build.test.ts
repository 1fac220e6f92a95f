import { describe, expect, it } from 'vitest';
import { buildingRun, builtRun } from './support/build-run.ts';
import { screenshot } from './support/screenshots.ts';
import { browserSuite } from './support/suite.ts';

const suite = browserSuite();

describe('the page of a run of build', () => {
  it('tells each task with how it went, live and after', async () => {
    const run = suite.fixture.world.add(buildingRun());
    const { page, problems } = await suite.enter('/runs/run-building');
    const rows = page.getByRole('table').filter({ hasText: 'Attempts' }).locator('tbody tr');
    await expect
      .poll(() => rows.allTextContents())
      .toEqual([
        'T1Add is_primeyes1builtin',
        'T2Add a parser of <prices>at work2frontier',
        'T3Add a command linenot yet0–',
      ]);
    expect(await page.getByText('Score and tests by round').count()).toBe(0);
    expect(await page.getByText('Committed on').count()).toBe(0);
    await screenshot(page, 'building');

    run.view = builtRun({ run_id: 'run-building' }).view;
    await page.getByText('Committed on').waitFor();
    expect(await rows.nth(1).textContent()).toBe('T2Add a parser of <prices>no6frontier');
    expect(await rows.nth(2).textContent()).toBe('T3Add a command linenot begun0–');
    expect(await page.locator('.figure').filter({ hasText: 'Tasks passed' }).locator('dd').textContent()).toBe(
      '1 of 3',
    );
    expect(await page.getByText('Committed on').textContent()).toBe(
      'Committed on feature/add-is-prime, 0123456789 of plan plan_0001',
    );
    for (const text of ['click', /^the tests take more than twice/])
      await page.getByText(text, { exact: true }).waitFor();
    await page.getByRole('img', { name: /^The states of the run/ }).waitFor();
    await screenshot(page, 'built');
    expect(problems).toEqual({ errors: [], policyViolations: [], dialogs: [] });
  });
});
