import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../cli/connection.ts';
import { ensureLocalCloud } from '../../cli/local/local-cloud.ts';
import { startUi, type UiServer } from '../../cli/ui/server.ts';
import { unzipStored } from '../../core/workspace/unzip.ts';
import { zipTree } from '../../core/workspace/zip.ts';
import { buildWeb } from '../../web/build.ts';
import { accessProblems } from '../browser/support/axe.ts';
import { launchBrowser, newPage, type Problems, signIn } from '../browser/support/browser.ts';
import { dropFile } from '../browser/support/drop-file.ts';
import { screenshot } from '../browser/support/screenshots.ts';
import { ApiClient } from '../support/api-client.ts';
import { archiveLimits } from '../support/limits.ts';

/** A name, code and a docstring that would do something if they were taken for markup. */
const HOSTILE_NAME = '<img src=x onerror=window.ran=1>.py';
const HOSTILE_CODE = `"""<img src=x onerror="window.ran = 1">."""


def is_even(number):
    """Return whether a number is even."""
    # <script>window.ran = 1</script>
    return number % 2 == 1
`;
const CLEAN: Problems = { errors: [], policyViolations: [], dialogs: [] };

let connection: Connection;
let browser: Browser;
let ui: UiServer;
beforeAll(async () => {
  connection = await ensureLocalCloud(() => {});
  ui = await startUi(connection, await buildWeb(), 0);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await ui?.close();
});

function zipOf(files: Record<string, string>): Uint8Array {
  return zipTree(
    new Map(Object.entries(files).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }])),
  );
}

/** A page on which an owner of the test's own has signed in. */
async function enter(owner: string): Promise<{ page: Page; problems: Problems }> {
  const opened = await newPage(browser, { acceptDownloads: true });
  await opened.page.goto(ui.url);
  await signIn(opened.page, { owner, code: ui.code });
  return opened;
}

/** Drops a zip and starts the run; returns when its page is there. */
async function dropAndStart(page: Page, name: string, zip: Uint8Array): Promise<string> {
  await page.getByRole('link', { name: 'New run' }).click();
  await page.getByText('Drop a zip of your project').waitFor();
  await dropFile(page, page.locator('.drop'), name, zip);
  await page.getByText(name).first().waitFor();
  await page.getByRole('button', { name: 'Start the run' }).click();
  await page.waitForURL(/\/runs\/api-/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Takes the result by the menu, as one does with the keyboard. */
async function download(page: Page): Promise<Download> {
  await page.getByRole('button', { name: 'Downloads' }).press('Enter');
  const begun = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Result (zip)', disabled: false }).press('Enter');
  return begun;
}

describe('the page with the real API', () => {
  it('takes a zip that is dropped, shows the run as it goes, and hands out the result', async () => {
    const owner = `page-${randomUUID().slice(0, 8)}`;
    const { page, problems } = await enter(owner);
    const code = 'def calculate_average(numbers):\n    return sum(numbers)\n';
    const run = await dropAndStart(page, 'stats.zip', zipOf({ 'stats.py': code }));
    // While it goes on, one state is lit, and then another.
    const lit = page.locator('.node-current .node-text');
    const seen = new Set<string>();
    await expect
      .poll(
        async () => {
          for (const text of await lit.allTextContents()) seen.add(text);
          return seen.size;
        },
        { timeout: 60_000, interval: 50 },
      )
      .toBeGreaterThan(1);
    await page.getByRole('status').filter({ hasText: 'Success' }).waitFor({ timeout: 90_000 });

    const bytes = readFileSync((await (await download(page)).path()) ?? '');
    const api = await ApiClient.of(connection, owner);
    expect(bytes.equals(await api.result(run))).toBe(true);
    const tree = await unzipStored(bytes, archiveLimits());
    expect(tree.get('stats.py')?.bytes.toString()).toContain('len(numbers)');
    await screenshot(page, 'real-run');
    expect(await accessProblems(page)).toEqual([]);
    expect(problems).toEqual(CLEAN);
  });

  it('lets nobody in with a wrong code, or another name than one may have', async () => {
    const { page } = await newPage(browser);
    await page.goto(ui.url);
    await page.getByRole('button', { name: 'Sign in' }).click();
    for (const [owner, code] of [
      ['local', 'wrong'],
      ['no/name', ui.code],
    ] as const) {
      await page.getByLabel('Owner').evaluate('(field) => field.removeAttribute("pattern")');
      await page.getByLabel('Owner').fill(owner);
      await page.getByLabel('Access code').fill(code);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/oidc\/sign-in\//);
    }
    expect(await accessProblems(page)).toEqual([]);
    await screenshot(page, 'real-sign-in-refused');
  });

  it("shows another owner's run as one that is not there", async () => {
    const mine = await ApiClient.of(connection, `mine-${randomUUID().slice(0, 8)}`);
    const run = await mine.start({ source: { files: { 'a.py': 'x = 1\n' } } });
    await mine.ended(run);
    const { page } = await enter(`other-${randomUUID().slice(0, 8)}`);
    const answer = page.waitForResponse((response) => response.url().endsWith(`/api/runs/${run}`));
    await page.goto(`${ui.url}/runs/${run}`);
    expect((await answer).status()).toBe(404);
    await page.getByText(`there is no run ${run}`).waitFor();
    expect(await page.getByText('a.py').count()).toBe(0);
  });

  it('shows names, code and log of a project as text, whatever they look like', async () => {
    const { page, problems } = await enter(`hostile-${randomUUID().slice(0, 8)}`);
    const zip = zipOf({ [HOSTILE_NAME]: HOSTILE_CODE, 'parity.py': HOSTILE_CODE });
    const run = await dropAndStart(page, 'hostile.zip', zip);
    await page
      .getByRole('status')
      .filter({ hasText: /Success|Best effort|Failed/ })
      .waitFor({ timeout: 90_000 });
    const shown: [tab: string, text: string][] = [
      ['Changes', '<script>window.ran = 1</script>'],
      ['Plan', HOSTILE_NAME],
      ['Findings', HOSTILE_NAME],
      ['Timeline', HOSTILE_NAME],
    ];
    for (const [tab, text] of shown) {
      await page.goto(`${ui.url}/runs/${run}/${tab.toLowerCase()}`);
      if (tab === 'Timeline') await page.getByRole('button', { name: /take in/ }).click();
      await page.getByText(text).first().waitFor();
      await screenshot(page, `real-hostile-${tab.toLowerCase()}`);
    }
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect(problems).toEqual(CLEAN);
  });
});
