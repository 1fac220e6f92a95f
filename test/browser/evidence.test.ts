import { describe, expect, it } from 'vitest';
import { accessProblems, sidewaysOverflow } from './support/axe.ts';
import { evidenceRun, QUESTION } from './support/evidence-run.ts';
import { finishedRun } from './support/runs.ts';
import { screenshot } from './support/screenshots.ts';
import { browserSuite } from './support/suite.ts';

const suite = browserSuite();
const PATH = '/runs/run-shop-done';

describe('the evidence on the page of a run', () => {
  it('shows what behaves otherwise by input, before and after, and what is only suspected', async () => {
    suite.fixture.world.add(evidenceRun());
    const { page } = await suite.enter(PATH);
    const panel = page.getByRole('region', { name: 'What behaves differently' });
    await panel.getByText('shown by tests, examples or a crash').waitFor();
    expect(await panel.locator('tbody tr').allTextContents()).toEqual([
      'total([2, 4])46',
      'total([])raises ZeroDivisionError0',
    ]);
    await panel.getByText('12 more sampled inputs changed; 40 other sampled inputs gave the same.').waitFor();
    await page.getByText('1 suspicion: nothing was changed').click();
    await page.getByText('The value of `last` is never read.').waitFor();
    await page.getByText('4 functions with the evidence for each').click();
    await page.getByText('1 function could not be run').waitFor();
    expect(await page.locator('.functions tbody tr').last().textContent()).toBe(
      'turnshop/cart.pynothing says what it should dobehaviour unchanged',
    );
    await page.getByText('Functions shown').waitFor();
    await page.getByText('Needs Python').waitFor();
    expect(await accessProblems(page)).toEqual([]);
    await screenshot(page, 'evidence');
  });

  it('asks what is open, and an answer goes on in a new run', async () => {
    suite.fixture.world.add(evidenceRun());
    const { page, problems } = await suite.enter(PATH, { viewport: { width: 420, height: 900 } });
    const asked = page.getByRole('group', { name: /What should describe\(6\) give\?/ });
    await asked.waitFor();
    expect(await asked.getByRole('button').allTextContents()).toEqual(["gives 'few'", "gives 'many'"]);
    await page.getByText('What behaves differently').waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    await screenshot(page, 'question');
    await asked.getByRole('button', { name: "gives 'many'" }).click();
    await page.waitForURL('**/runs/run-1-new');
    expect(suite.fixture.world.received.answers).toEqual([
      { run_id: 'run-shop-done', question: QUESTION.id, choice: '2' },
    ]);
    expect(problems).toEqual({ errors: [], policyViolations: [], dialogs: [] });
  });

  it('says so when the answer is not taken, and leaves the buttons', async () => {
    const { world } = suite.fixture;
    world.add(evidenceRun());
    world.refuse = (path) =>
      path.endsWith('/answers')
        ? { type: 'urn:x', title: 'QuestionNotFound', status: 422, detail: 'It was answered.', remedy: 'Look again.', problems: [] }
        : null; // biome-ignore format: a problem reads best as a line
    const { page } = await suite.enter(PATH);
    await page.getByRole('button', { name: "gives 'few'" }).click();
    await page.getByText('It was answered.').waitFor();
    expect(await page.getByRole('button', { name: "gives 'many'" }).isEnabled()).toBe(true);
  });

  it('shows what the code says as text', async () => {
    suite.fixture.world.add(evidenceRun('<img src=x onerror=alert(1)>'));
    const { page, problems } = await suite.enter(PATH);
    await page.getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(await page.locator('img').count()).toBe(0);
    expect(problems.dialogs).toEqual([]);
  });

  it('takes no room where nothing is known', async () => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter(PATH);
    await page.getByRole('heading', { name: 'Steps' }).waitFor();
    expect(await page.getByText('What behaves differently').count()).toBe(0);
    expect(await page.getByText('Open questions').count()).toBe(0);
  });
});
