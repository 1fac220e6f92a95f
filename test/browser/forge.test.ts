import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORGE_STATES } from '../../core/workflows/forge-state-names.ts';
import { forgedRun, forgingRun } from './support/forge-run.ts';
import { screenshot } from './support/screenshots.ts';
import { browserSuite } from './support/suite.ts';

const suite = browserSuite();

describe('the page of a run of forge', () => {
  it('lights the state of its own loop that the run is in', async () => {
    const run = suite.fixture.world.add(forgingRun());
    const { page } = await suite.enter('/runs/run-forging');
    const lit = page.locator('.node-current .node-text');
    await expect.poll(() => lit.allTextContents()).toEqual([FORGE_STATES.run]);
    const graph = page.getByRole('img', { name: /^The states of the run/ });
    expect(await graph.getAttribute('aria-label')).toContain('Now: Run: coverage and mutants, round 2');
    expect(await page.locator('.node-text').allTextContents()).not.toContain('Plan the work');
    await screenshot(page, 'forging');
    run.view = forgedRun({ run_id: 'run-forging' }).view;
    await page.getByRole('status').filter({ hasText: 'Success' }).waitFor();
    expect(await page.locator('.node-visited .node-text').allTextContents()).toContain(FORGE_STATES.accepted);
  });

  it('draws coverage and mutation score by round, with a table of the same', async () => {
    suite.fixture.world.add(forgedRun());
    const { page, problems } = await suite.enter('/runs/run-forged');
    await page.getByRole('img', { name: /^Coverage and mutation score by round/ }).waitFor();
    const table = page.getByRole('table').filter({ hasText: 'Coverage' });
    expect(await table.locator('tbody tr').allTextContents()).toEqual([
      'Before–12.50%none–',
      'Round 1builtin44.44%37.68%needs review',
      'Round 2builtin92.11%81.23%trusted',
    ]);
    await page.getByRole('img', { name: /^The states of the run/ }).waitFor();
    await screenshot(page, 'forged');
    expect(problems).toEqual({ errors: [], policyViolations: [], dialogs: [] });
  });

  it.each([
    ['Coverage (HTML)', 'run-forged.coverage.html', '<h1>coverage</h1>'],
    ['Coverage (XML)', 'run-forged.coverage.xml', '<coverage/>'],
    ['Mutants (HTML)', 'run-forged.mutation.html', '<h1>mutation</h1>'],
    ['Mutants (JSON)', 'run-forged.mutation.json', '{"schemaVersion":"2"}'],
  ])('hands out %s as a file', async (item, name, text) => {
    suite.fixture.world.add(forgedRun());
    const { page } = await suite.enter('/runs/run-forged');
    await page.getByRole('button', { name: 'Downloads' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    expect(readFileSync(await file.path(), 'utf8')).toBe(text);
  });

  it('is started with what forge asks and nothing of what a repair does', async () => {
    const { page } = await suite.enter('/new');
    await page.getByText('Paste a file').click();
    await page.getByLabel('File name').fill('tool.py');
    await page.getByLabel('Python').fill('def f():\n    return 1\n');
    await page.getByText('Forge tests').click();
    expect(await page.getByLabel('Iterations').count()).toBe(0);
    expect(await page.getByText('Public names').count()).toBe(0);
    await page.getByLabel('Rounds').fill('3');
    await screenshot(page, 'start-forge');
    await page.getByRole('button', { name: 'Start the run' }).click();
    await page.getByRole('heading', { name: 'tool.py', level: 1 }).waitFor();
    expect(suite.fixture.world.received.submissions[0]?.body).toMatchObject({ workflow: 'forge', max_rounds: 3 });
  });
});
