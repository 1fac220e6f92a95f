import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** Drops a file from the disk, as the system would. */
export async function dropFile(page: Page, zone: Locator, name: string, content: string | Uint8Array): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'swarm-drop-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), content);
  // It has to stand still, and nothing over it: where it is measured is where the file is dropped.
  await zone.hover({ trial: true });
  const box = await zone.boundingBox();
  const place = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const data = { items: [], files: [join(folder, name)], dragOperationsMask: 1 };
  const debug = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await debug.send('Input.dispatchDragEvent', { type, ...place, data });
  }
}
