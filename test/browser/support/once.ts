import { rmSync } from 'node:fs';
import { buildWeb } from '../../../web/build.ts';
import { chromiumBinary } from './chromium-binary.ts';
import { SCREENSHOTS } from './screenshots.ts';

/** Before all browser tests: the page is built and the browser unpacked, once. */
export async function setup(): Promise<void> {
  rmSync(SCREENSHOTS, { recursive: true, force: true });
  await buildWeb();
  await chromiumBinary();
}

export function teardown(): void {
  console.log(`screenshots of every page: ${SCREENSHOTS}`);
}
