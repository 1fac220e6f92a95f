import { randomBytes } from 'node:crypto';

/** The name of a run that nothing else names: its door, when it was started (UTC), and 40 random bits. */
export function newRunId(door: 'cli' | 'api', now: Date): string {
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${door}-${stamp}-${randomBytes(5).toString('hex')}`;
}
