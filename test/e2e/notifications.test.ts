import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { PutSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { DescribeExecutionCommand, ListExecutionsCommand } from '@aws-sdk/client-sfn';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../cli/connection.ts';
import { ensureLocalCloud } from '../../cli/local/local-cloud.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '../../cli/local/paths.ts';
import { RunArtefacts } from '../../cli/runs/artefacts.ts';
import { followRun, startRun } from '../../cli/runs/executions.ts';
import { type DeliveryAttempt, NotificationsSchema, RunFinishedSchema } from '../../core/contracts/index.ts';
import { RUN_FINISHED } from '../../core/notify/event-names.ts';

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const WAIT_MS = 30_000;

interface Received {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

let connection: Connection;
let receiver: Server;
let origin: string;
const received: Received[] = [];
/** What the receiver answers to the first, second, ... request of a path; the last one from then on. */
const answers = new Map<string, readonly number[]>();

beforeAll(async () => {
  connection = await ensureLocalCloud(() => {});
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      received.push({ path, headers, body: Buffer.concat(parts).toString() });
      const all = answers.get(path) ?? [200];
      const status = all[Math.min(to(path).length, all.length) - 1] ?? 200;
      response.writeHead(status, status === 302 ? { location: `${origin}/elsewhere` } : {}).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});

afterEach(() => endpoints([]));
afterAll(() => new Promise((resolve) => receiver.close(resolve)));

/** An address at which nobody listens. */
async function closedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

async function endpoints(all: readonly object[]): Promise<void> {
  const { webhookEndpointsSecret: SecretId } = connection.outputs;
  await connection.secrets.send(
    new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify({ endpoints: all }) }),
  );
}

/** An endpoint of its own path, with short waits. */
function endpoint(answered: readonly number[], more: object = {}): { url: string; path: string; entry: object } {
  const path = `/hook-${randomUUID()}`;
  answers.set(path, answered);
  return {
    path,
    url: `${origin}${path}`,
    entry: { url: `${origin}${path}`, secret: SECRET, waits_s: [1, 1], ...more },
  };
}

function to(path: string): Received[] {
  return received.filter((one) => one.path === path);
}

/** A run that ends at once, because its input is refused. */
async function shortRun(owner = 'local'): Promise<{ runId: string; attempts: () => Promise<DeliveryAttempt[]> }> {
  const runId = `told-${randomUUID()}`;
  await startRun(connection, runId, { source: { sample: 'no-such-sample' }, owner });
  await followRun(connection, runId, () => {});
  const artefacts = new RunArtefacts(connection, owner, runId);
  const attempts = async () => {
    const bytes = await artefacts.read(artefacts.keys.notifications);
    return bytes ? NotificationsSchema.parse(JSON.parse(new TextDecoder().decode(bytes))).attempts : [];
  };
  return { runId, attempts };
}

/** The executions that told of a run, once they have ended. */
async function tellings(runId: string, count = 1): Promise<{ status?: string; output?: string }[]> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const page = await connection.sfn.send(
      new ListExecutionsCommand({ stateMachineArn: connection.outputs.notificationsArn }),
    );
    const all = await Promise.all(
      (page.executions ?? []).map(({ executionArn }) =>
        connection.sfn.send(new DescribeExecutionCommand({ executionArn })),
      ),
    );
    const own = all.filter(({ input }) => JSON.parse(input ?? '{}').run_id === runId);
    if (own.length >= count && own.every(({ status }) => status !== 'RUNNING')) return own;
    if (Date.now() > end) throw new Error(`run ${runId} was told of ${own.length} times`);
    await sleep(200);
  }
}

describe('a webhook', () => {
  it('is told by a signed message, again after failures, and the run shows each attempt', async () => {
    const { entry, path } = endpoint([500, 500, 200]);
    await endpoints([entry]);
    const { runId, attempts } = await shortRun();
    expect(await tellings(runId)).toMatchObject([{ status: 'SUCCEEDED' }]);
    const requests = to(path);
    expect(requests.map(({ headers }) => headers['webhook-id'])).toEqual([runId, runId, runId]);
    for (const { headers, body } of requests) {
      const message = new Webhook(SECRET).verify(body, headers) as { type: string; data: unknown };
      expect(message.type).toBe('refactoring.run.finished');
      expect(RunFinishedSchema.parse(message.data)).toMatchObject({ run_id: runId, stop_reason: 'invalid_input' });
    }
    expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
    expect((await attempts()).map((one) => [one.origin, one.attempt, one.status, one.outcome])).toEqual([
      [origin, 1, 500, 'again'],
      [origin, 2, 500, 'again'],
      [origin, 3, 200, 'delivered'],
    ]);
  });

  it('that is gone, or fails too often, is given up; another is told all the same', async () => {
    const [gone, failing, good] = [endpoint([410]), endpoint([503]), endpoint([204])];
    await endpoints([gone.entry, failing.entry, good.entry]);
    const { runId, attempts } = await shortRun();
    expect(await tellings(runId)).toMatchObject([{ status: 'SUCCEEDED', output: expect.stringMatching(/"told": ?3/) }]);
    expect([gone, failing, good].map(({ path }) => to(path).length)).toEqual([1, 3, 1]);
    const ends = (await attempts()).filter((one) => one.outcome !== 'again');
    expect(ends.map((one) => [one.status, one.attempt, one.outcome]).sort()).toEqual([
      [204, 1, 'delivered'],
      [410, 1, 'given_up'],
      [503, 3, 'given_up'],
    ]);
  });

  it('that leads elsewhere is not followed; one that is not there is tried again', async () => {
    const redirecting = endpoint([302, 200]);
    const closed = await closedPort();
    const nobody = { url: `${closed}/very-secret-path`, secret: SECRET, waits_s: [1] };
    await endpoints([redirecting.entry, nobody]);
    const { runId, attempts } = await shortRun();
    await tellings(runId);
    expect(to('/elsewhere')).toEqual([]);
    expect(to(redirecting.path)).toHaveLength(2);
    const unreached = (await attempts()).filter((one) => one.origin === closed);
    expect(unreached.map((one) => [one.status, one.error, one.outcome])).toEqual([
      [null, 'ECONNREFUSED', 'again'],
      [null, 'ECONNREFUSED', 'given_up'],
    ]);
    expect(JSON.stringify(await attempts())).not.toMatch(/very-secret-path|whsec_/);
  });

  it('for one owner is told of that owner only, and of an event that comes again not twice', async () => {
    const { entry, path } = endpoint([200], { owner: 'data-team' });
    await endpoints([entry]);
    const other = await shortRun('somebody');
    await tellings(other.runId);
    const own = await shortRun('data-team');
    await tellings(own.runId);
    expect(to(path).map(({ headers }) => headers['webhook-id'])).toEqual([own.runId]);
    const { data } = JSON.parse(to(path)[0]?.body ?? '{}');
    const events = new EventBridgeClient({
      endpoint: connection.endpoint,
      region: LOCAL_REGION,
      credentials: LOCAL_CREDENTIALS,
    });
    const { source: Source, detailType: DetailType } = RUN_FINISHED;
    await events.send(new PutEventsCommand({ Entries: [{ Source, DetailType, Detail: JSON.stringify(data) }] }));
    await tellings(own.runId, 2);
    expect(to(path)).toHaveLength(1);
  });
});

describe('without webhooks', () => {
  it('nobody is told, and nothing fails', async () => {
    const { runId, attempts } = await shortRun();
    expect(await tellings(runId)).toMatchObject([{ status: 'SUCCEEDED', output: expect.stringMatching(/"told": ?0/) }]);
    expect(await attempts()).toEqual([]);
  });

  it('a secret that cannot be used fails the telling by name, not the run', async () => {
    await endpoints([{ url: 'http://example.com/', secret: SECRET }]);
    const { runId } = await shortRun();
    expect(await tellings(runId)).toMatchObject([{ status: 'FAILED' }]);
  });
});
