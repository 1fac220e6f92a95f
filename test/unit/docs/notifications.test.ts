import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type RunFinished, RunFinishedSchema } from '../../../core/contracts/index.ts';
import { readEndpoints } from '../../../core/notify/endpoints.ts';
import { sendOnce } from '../../../core/notify/send.ts';
import { ROOT } from '../../support/paths.ts';
import { finishedRun } from '../../support/run-finished.ts';

const PAGE = readFileSync(join(ROOT, 'docs/notifications.md'), 'utf8');
const [event, secret] = [...PAGE.matchAll(/```json\n([\s\S]*?)```/g)].map((block) => JSON.parse(block[1] ?? ''));
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

type Receiver = (secret: string, onRun: (run: RunFinished) => void) => Server;
const { receiver }: { receiver: Receiver } = await import(join(ROOT, 'docs/examples/verify-webhook.mjs'));

describe('docs/notifications.md', () => {
  it('shows an event as it is put', () => {
    expect(RunFinishedSchema.strict().parse(event)).toEqual(event);
    expect(Object.keys(event)).toEqual(Object.keys(finishedRun()));
  });

  it('shows endpoints that can be used', () => {
    expect(readEndpoints(secret, { loopback: false })).toHaveLength(2);
  });
});

describe('the example of a receiver', () => {
  const seen: RunFinished[] = [];
  const server = receiver(SECRET, (run) => seen.push(run));
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('takes what is signed with its secret, and nothing else', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const attempt = { event: finishedRun(), attempt: 1, waits_s: [], timeout_s: 10 };
    const told = (key: string) => sendOnce({ ...attempt, endpoint: { url, secret: key } }, new Date());
    const other = `whsec_${Buffer.alloc(24, 8).toString('base64')}`;
    expect([(await told(SECRET)).record.status, (await told(other)).record.status]).toEqual([204, 401]);
    expect(seen).toEqual([finishedRun()]);
  });
});
