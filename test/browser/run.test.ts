import { describe, expect, it } from 'vitest';
import { STATES } from '../../core/workflows/state-names.ts';
import { logOf } from './support/log.ts';
import { finishedRun, runningRun, stepsOf } from './support/runs.ts';
import { screenshot } from './support/screenshots.ts';
import { browserSuite } from './support/suite.ts';

const suite = browserSuite();

describe('the page of a run', () => {
  it('lights the state that the run is in, counts the rounds, and says both in words', async () => {
    const run = suite.fixture.world.add(runningRun());
    const { page } = await suite.enter('/runs/run-shop-live');
    const lit = page.locator('.node-current .node-text');
    await expect.poll(() => lit.allTextContents()).toEqual([STATES.verify]);
    const graph = page.getByRole('img', { name: /^The states of the run/ });
    expect(await graph.getAttribute('aria-label')).toContain('Now: Verify, round 2');
    expect(await page.locator('.edge-count-text').textContent()).toBe('round 2');

    run.view = {
      ...run.view,
      steps: stepsOf(
        [
          [STATES.intake, 0],
          [STATES.waitToFix, 3],
        ],
        true,
      ),
    };
    await expect.poll(() => lit.allTextContents()).toEqual([STATES.fixModel]);
    await page.getByRole('status').filter({ hasText: 'Now: Waiting for the provider, round 3' }).waitFor();

    run.view = finishedRun({ run_id: run.view.run_id }).view;
    await page.getByRole('status').filter({ hasText: 'Success' }).waitFor();
    expect(await lit.count()).toBe(0);
    expect(await page.locator('.node-visited .node-text').allTextContents()).toContain(STATES.accepted);
  });

  it('asks by tag, and takes "not modified" for an answer', async () => {
    suite.fixture.world.add(runningRun());
    const { page } = await suite.enter('/runs/run-shop-live');
    const same = await page.waitForResponse(
      (response) => response.url().endsWith('/api/runs/run-shop-live') && response.status() === 304,
    );
    expect(same.request().headers()['if-none-match']).toMatch(/^"[0-9a-f]{64}"$/);
    await page.getByText('Fixer (builtin)').first().waitFor();
  });

  it('draws score and tests by round, with a table of the same', async () => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter('/runs/run-shop-done');
    const chart = page.getByRole('img', { name: /^Pylint score from 4.32 to 9.64, red tests from 7 to 0/ });
    await chart.waitFor();
    await page.getByText('The same as a table').click();
    const rows = page.locator('.chart-table tbody tr');
    expect(await rows.allTextContents()).toEqual(['Input–4.32117yes', '1builtin8.10153yes', '2builtin9.64180yes']);
  });

  it('reads the log on from where it was, and shows what is new', async () => {
    const run = suite.fixture.world.add(runningRun());
    const { page } = await suite.enter('/runs/run-shop-live/timeline');
    await page.getByText('14 entries').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/log?')) asked.push(new URL(request.url()).searchParams.get('after') ?? '');
    });
    run.log = logOf(17);
    await page.getByText('17 entries').waitFor();
    expect(new Set(asked)).not.toContain('0');
    await page.keyboard.press('End');
    await page.getByRole('button', { name: /entry 17/ }).waitFor();
  });

  it('says so while there is no document to show', async () => {
    suite.fixture.world.add(runningRun({ artefacts: [] }));
    const { page } = await suite.enter('/runs/run-shop-live/timeline');
    await page.getByText('Nothing is logged yet.').waitFor();
    await page.getByRole('link', { name: 'Plan' }).click();
    await page.getByText('No plan yet.').waitFor();
    await page.getByRole('link', { name: 'Findings' }).click();
    await page.getByText('No findings to show yet.').waitFor();
    expect(await page.getByRole('button', { name: 'Downloads' }).count()).toBe(0);
  });

  it('narrows the log by agent, outcome and text, and shows prompt and answer on demand', async () => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter('/runs/run-shop-done/timeline');
    await page.getByText('40 entries').waitFor();
    await page.getByRole('radiogroup', { name: 'Agent' }).getByText('Fixer').click();
    await page.getByText('10 of 40 entries').waitFor();
    await page.getByRole('radiogroup', { name: 'Agent' }).getByText('All').click();
    await page.getByRole('radiogroup', { name: 'Outcome' }).getByText('Failure').click();
    await page.getByText(/^\d of 40 entries/).waitFor();
    await page.getByRole('radiogroup', { name: 'Outcome' }).getByText('All').click();
    await page.getByRole('searchbox').fill('(entry 33)');
    const entry = page.getByRole('button', { name: /entry 33/ });
    await entry.click();
    expect(await entry.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('region', { name: 'Answer' }).textContent()).toBe(
      logOf(40)[32]?.details.output_response,
    );
    await entry.click();
    expect(await page.getByRole('region', { name: 'Answer' }).count()).toBe(0);
  });

  it('shows each change beside its reason, and one file after another', async () => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter('/runs/run-shop-done/changes');
    await page.getByText('The module had no docstring.').waitFor();
    // The row below the deleted fourth line holds the reason for it.
    const row = page.locator('tr.diff-line').filter({ hasText: 'result =+ price' });
    expect(await row.locator('xpath=following-sibling::tr[1]').textContent()).toContain('"=+" assigns');
    expect(await page.locator('.diff-split').count()).toBe(1);

    await page.getByRole('option', { name: /cart.py/ }).click();
    await page.getByText('The name "os" is never used.').waitFor();
    expect(page.url()).toContain('file=shop%2Fcart.py');
    await page.getByRole('searchbox').fill('test_');
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    await page.setViewportSize({ width: 600, height: 800 });
    await expect.poll(() => page.locator('.diff-unified').count()).toBe(1);
  });

  it('lists what was found, by what became of it', async () => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter('/runs/run-shop-done/findings');
    await page.getByText('4 findings').waitFor();
    const states = page.locator('tbody .outcome');
    expect(await states.allTextContents()).toEqual(['new', 'remaining', 'fixed', 'fixed']);
    await page.getByRole('radiogroup', { name: 'Which findings' }).getByText('Remaining').click();
    await page.getByText('1 finding', { exact: true }).waitFor();
    await page.getByText('Too many branches (14/12)').waitFor();
  });

  it('tells how the tests hold against mutants, and what no test notices', async () => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter('/runs/run-shop-done/tests');
    const proof = page.getByRole('region', { name: 'Mutation score of the tests' });
    await proof.getByText('91.67%').waitFor();
    expect(await proof.locator('p').textContent()).toBe(
      '91.67% ± 3.20: the tests detect 22 of 24 mutants of the result. 11 more were not run. It was 83.33% before 1 test came in.',
    );
    await proof.getByText('1 mutant that no test detects').click();
    expect(await proof.locator('tbody tr').allTextContents()).toEqual([
      'shop/prices.py:11 totalelse 0 becomes else 1yes',
    ]);
    await screenshot(page, 'run-tests-proof');
  });

  it('lists the tests with what they said before and after', async () => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter('/runs/run-shop-done/tests');
    const row = page.getByRole('row').filter({ hasText: 'test_total_of_nothing' });
    await row.waitFor();
    expect(await row.getByRole('cell').allTextContents()).toEqual(['error', 'passed', 'average', '0.90']);
    await page.getByRole('radiogroup', { name: 'Which tests' }).getByText('Not passing').click();
    await page.getByText('1 test in 1 file').waitFor();
    await page.getByText('Why').click();
    await page.getByText('AssertionError: assert 0 == 7').waitFor();
  });

  it('is stopped after a question', async () => {
    suite.fixture.world.add(runningRun());
    const { page } = await suite.enter('/runs/run-shop-live');
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Let it go on' }).click();
    expect(suite.fixture.world.received.stopped).toEqual([]);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Stop the run' }).click();
    await page.getByText('Ended because it was stopped.').waitFor();
    expect(suite.fixture.world.received.stopped).toEqual(['run-shop-live']);
  });

  it('starts the same again', async () => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter('/runs/run-shop-done');
    await page.getByRole('button', { name: 'Run again' }).click();
    await page.waitForURL('**/runs/run-1-new');
    await page.getByRole('status').filter({ hasText: 'Running' }).first().waitFor();
    expect(suite.fixture.world.received.rerun).toEqual(['run-shop-done']);
  });

  it.each([
    ['Changes (patch)', 'run-shop-done.patch'],
    ['Findings (SARIF)', 'run-shop-done.sarif'],
    ['Tests (JUnit XML)', 'run-shop-done.xml'],
    ['Plan (JSON)', 'run-shop-done.plan.json'],
    ['Log (JSON)', 'run-shop-done.experiment_data.json'],
  ])('saves %s with the token', async (name, file) => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter('/runs/run-shop-done');
    await page.getByRole('button', { name: 'Downloads' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name }).click();
    expect((await saved).suggestedFilename()).toBe(file);
  });

  it('follows the link to the result', async () => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter('/runs/run-shop-done');
    await page.getByRole('button', { name: 'Downloads' }).click();
    const asked = page.waitForRequest((request) => request.url().endsWith('/result.zip'));
    await page.getByRole('menuitem', { name: 'Result (zip)' }).click();
    // Its address is signed: the token stays with the API.
    expect((await asked).headers().authorization).toBeUndefined();
  });
});
