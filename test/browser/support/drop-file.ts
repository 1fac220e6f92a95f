import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/**
 * Drops a file from the disk, as the system would; returns when the page has got the drop.
 * @param zone - Marks itself by `data-drop-target` while something that it takes is held over it.
 */
export async function dropFile(page: Page, zone: Locator, name: string, content: string | Uint8Array): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'swarm-drop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), content);
  const data = { items: [], files: [join(folder, name)], dragOperationsMask: 1 };
  const debug = await page.context().newCDPSession(page);
  await page.evaluate("window.drops = 0; window.addEventListener('drop', () => { window.drops += 1; }, true)");
  const dropped = async () => {
    // It has to stand still, and nothing over it: where it is measured is where the file is dropped.
    await zone.hover({ trial: true });
    const box = await zone.boundingBox();
    const place = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    const send = (type: 'dragEnter' | 'dragOver' | 'drop' | 'dragCancel') =>
      debug.send('Input.dispatchDragEvent', { type, ...place, data });
    await send('dragEnter');
    // The browser turns a drop into a leave until the page has answered that it takes what is held over it.
    await expect.poll(() => zone.getAttribute('data-drop-target'), { timeout: 5000 }).toBe('true');
    await send('dragOver');
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    await send('dragOver');
    await send('drop');
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    const count = await page.evaluate('window.drops');
    if (count === 0) await send('dragCancel');
    return count;
  };
  await expect.poll(dropped, { timeout: 30_000, interval: 250 }).toBe(1);
  await debug.detach();
}
