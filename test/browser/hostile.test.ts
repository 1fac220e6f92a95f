import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../core/contracts/log-entry.ts';
import { changedFile, finishedRun } from './support/runs.ts';
import { screenshot } from './support/screenshots.ts';
import { browserSuite } from './support/suite.ts';

const SCRIPT = '<script>window.ran = 1; alert(1)</script>';
const IMAGE = '<img src=x onerror="window.ran = 1; alert(2)">';
const PATH = 'pkg/<img src=x onerror=alert(3)>.py';
const LINK = '[click](javascript:alert(4))';

const suite = browserSuite();

/** A run in which everything that a project or a model can name is an attack. */
function hostileRun() {
  const run = finishedRun({
    run_id: 'run-hostile',
    source: { kind: 'upload', name: `${IMAGE}.zip` },
    stop_detail: SCRIPT,
    notes: [`${IMAGE} ${LINK}`],
  });
  const entry: LogEntry | undefined = run.log[0];
  if (!entry || !run.report || !run.plan) throw new Error('the run has all its documents');
  const [first] = run.report.tests;
  const [file] = run.plan.files;
  const [issue] = file?.issues ?? [];
  if (!first || !file || !issue) throw new Error('the run has a test and an issue');
  return {
    ...run,
    log: [{ ...entry, model: SCRIPT, details: { input_prompt: SCRIPT, output_response: `${IMAGE}\n${LINK}` } }],
    plan: { ...run.plan, files: [{ path: PATH, issues: [{ ...issue, title: SCRIPT, description: IMAGE }] }] },
    report: {
      ...run.report,
      files: [
        changedFile(PATH, `a = "${SCRIPT}"\n`, `b = '${IMAGE}'\n`, [
          { line: 1, rule: SCRIPT, kind: 'model' as const, message: IMAGE },
        ]),
      ],
      tests: [{ ...first, nodeid: `${PATH}::test_${SCRIPT}`, outcome: 'failed' as const, message: IMAGE }],
      generated: [],
      dropped: [{ nodeid: SCRIPT, reason: IMAGE }],
    },
  };
}

describe('what comes from a run', () => {
  it('is text on every page, whatever it looks like', async () => {
    suite.fixture.world.add(hostileRun());
    const { page, problems } = await suite.enter();
    const shows = async (...texts: string[]) => {
      for (const text of texts) await page.getByText(text, { exact: false }).first().waitFor({ state: 'attached' });
      const body = await page.evaluate('document.body.textContent');
      for (const text of texts) expect(body).toContain(text);
      expect(
        await page.evaluate('document.querySelectorAll("#root script, #root img, #root a[href^=javascript]").length'),
      ).toBe(0);
    };
    const at = (part: string) => page.goto(`${suite.fixture.origin}/runs/run-hostile${part}`);

    await shows(`${IMAGE}.zip`);
    await at('');
    await shows(`${IMAGE}.zip`, SCRIPT, LINK);
    await at('/timeline');
    await page.getByRole('button', { name: /Auditor/ }).click();
    await shows(SCRIPT, IMAGE, LINK);
    expect(await page.getByRole('region', { name: 'Prompt' }).textContent()).toBe(SCRIPT);
    expect(await page.getByRole('region', { name: 'Answer' }).textContent()).toBe(`${IMAGE}\n${LINK}`);
    await screenshot(page, 'hostile-timeline', { fullPage: false });
    await at('/changes');
    await shows('onerror=alert(3)>.py', SCRIPT, IMAGE);
    await screenshot(page, 'hostile-changes');
    await at('/tests');
    await shows(PATH, `test_${SCRIPT}`, IMAGE);
    await at('/plan');
    await shows(PATH, SCRIPT, IMAGE);

    expect(await page.evaluate('window.ran')).toBeUndefined();
    // Nothing even tried: the policy had nothing to stop.
    expect(problems).toEqual({ errors: [], policyViolations: [], dialogs: [] });
  });

  it('is text in what the API says against a request', async () => {
    suite.fixture.world.refuse = (path) =>
      path === '/stats'
        ? { type: 'x', title: 'Bad', status: 400, detail: SCRIPT, remedy: IMAGE, problems: [`a.b: ${IMAGE}`] }
        : null;
    const { page, problems } = await suite.enter('/stats');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(SCRIPT);
    expect(await alert.textContent()).toContain(`a.b: ${IMAGE}`);
    expect(problems).toEqual({ errors: [], policyViolations: [], dialogs: [] });
  });

  it('is saved and not opened where it is a report in HTML', async () => {
    suite.fixture.world.add(hostileRun());
    const { page, problems } = await suite.enter('/runs/run-hostile');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Downloads' }).click();
    await page.getByRole('menuitem', { name: 'Report (HTML)' }).click();
    expect((await saved).suggestedFilename()).toBe('run-hostile.html');
    expect(new URL(page.url()).pathname).toBe('/runs/run-hostile');
    expect(problems).toEqual({ errors: [], policyViolations: [], dialogs: [] });
  });

  it('would be stopped by the policy even if it became markup', async () => {
    const { page, problems } = await suite.enter();
    // What the page never does, done to it: the last line must hold by itself.
    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = 1">')`);
    await expect.poll(() => problems.policyViolations.join()).toContain('script-src');
    expect(await page.evaluate('window.ran')).toBeUndefined();
  });
});
