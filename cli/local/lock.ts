import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { SwarmError } from '../../core/errors.ts';

const WAIT_SECONDS = 240;
const POLL_MS = 100;

/** Runs `work` while no other process holds the lock file; one whose owner is gone is taken over. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + WAIT_SECONDS * 1000;
  while (!tryLock(path)) {
    if (Date.now() > until) throw new SwarmError('LocalCloudUnavailable', `${path} is held by another process`);
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function tryLock(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (ownerIsGone(path)) rmSync(path, { force: true });
    return false;
  }
}

function ownerIsGone(path: string): boolean {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
