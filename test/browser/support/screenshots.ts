import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../../support/paths.ts';

/** Where pictures of the pages are kept as artefacts of the run. */
export const SCREENSHOTS = join(ROOT, '.cache/screenshots');

/** Keeps a picture of the page as it is: its whole length, or what the window shows. */
export async function screenshot(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage, animations: 'disabled' });
}
