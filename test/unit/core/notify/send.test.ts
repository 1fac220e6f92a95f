import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../core/notify/endpoints.ts';
import { endpointId } from '../../../../core/notify/endpoints.ts';
import { sendOnce } from '../../../../core/notify/send.ts';
import { finishedRun } from '../../../support/run-finished.ts';

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const ENDPOINT: Endpoint = { url: 'https://example.com/hook/very-secret?token=abc', secret: SECRET };
const EVENT = finishedRun();

/** Makes attempts against a receiver that answers so; returns what it was sent too. */
async function attempt(answer: Response | Error, number = 1, endpoint = ENDPOINT, waits_s = [5, 30]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const send: typeof fetch = async (url, init) => {
    requests.push({ url: String(url), init: init ?? {} });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const sent = await sendOnce({ endpoint, event: EVENT, attempt: number, waits_s, timeout_s: 10 }, new Date(), send);
  return { sent, request: requests[0], requests };
}

describe('an attempt to tell an endpoint', () => {
  it('is signed so that the receiver can verify it with its library', async () => {
    const { request, requests } = await attempt(new Response('ok', { status: 200 }));
    expect(requests).toHaveLength(1);
    const headers = Object.fromEntries(new Headers(request?.init.headers));
    const body = String(request?.init.body);
    expect(new Webhook(SECRET).verify(body, headers)).toEqual({
      type: 'refactoring.run.finished',
      timestamp: EVENT.finished_at,
      data: EVENT,
    });
    const other = new Webhook(`whsec_${Buffer.alloc(24, 8).toString('base64')}`);
    expect(() => other.verify(body, headers)).toThrow();
    expect(() => new Webhook(SECRET).verify(`${body} `, headers)).toThrow();
    expect(request).toMatchObject({ url: ENDPOINT.url, init: { method: 'POST', redirect: 'manual' } });
    expect(request?.init.signal).toBeInstanceOf(AbortSignal);
  });

  it('counts by its status, also where the rest of the answer breaks off', async () => {
    const broken = new ReadableStream({
      cancel: () => {
        throw new Error('reset');
      },
    });
    const { sent } = await attempt(new Response(broken, { status: 200 }));
    expect(sent.record).toMatchObject({ status: 200, outcome: 'delivered', error: '' });
  });

  it('has the id and the body of the one before', async () => {
    const [one, two] = [
      await attempt(new Response('', { status: 500 })),
      await attempt(new Response('', { status: 200 }), 2),
    ];
    const of = ({ request }: typeof one) => [new Headers(request?.init.headers).get('webhook-id'), request?.init.body];
    expect(of(one)).toEqual(of(two));
    expect(of(one)[0]).toBe('run-1');
  });

  it.each<[status: number, number: number, outcome: string, wait: number]>([
    [200, 1, 'delivered', 0],
    [204, 3, 'delivered', 0],
    [301, 1, 'again', 5],
    [400, 1, 'again', 5],
    [404, 2, 'again', 30],
    [500, 1, 'again', 5],
    [503, 3, 'given_up', 0],
    [410, 1, 'given_up', 0],
  ])('that is answered with %i is, as number %i, %s', async (status, number, outcome, wait_s) => {
    const body = [204, 301].includes(status) ? null : 'x';
    const { sent } = await attempt(new Response(body, { status }), number);
    expect(sent).toMatchObject({ wait_s, record: { outcome, status, attempt: number, error: '' } });
  });

  it('that finds nobody is made again, and says only why', async () => {
    const refused = Object.assign(new Error(`connect to ${ENDPOINT.url}`), { code: 'ECONNREFUSED' });
    const { sent } = await attempt(new TypeError(`fetch failed ${ENDPOINT.url}`, { cause: refused }));
    expect(sent).toMatchObject({ wait_s: 5, record: { status: null, error: 'ECONNREFUSED', outcome: 'again' } });
    const timedOut = await attempt(new DOMException('x', 'TimeoutError'));
    expect(timedOut.sent.record.error).toBe('TimeoutError');
  });

  it('is told by its origin, never by its address or its secret', async () => {
    const { sent } = await attempt(new Response('', { status: 500 }));
    expect(sent.record).toMatchObject({ origin: 'https://example.com', endpoint: endpointId(ENDPOINT) });
    expect(JSON.stringify(sent)).not.toMatch(/very-secret|abc|whsec/);
  });

  it('goes by the waits of the endpoint, where it has its own', async () => {
    const own = { ...ENDPOINT, waits_s: [7] };
    expect((await attempt(new Response('', { status: 500 }), 1, own)).sent.wait_s).toBe(7);
    expect((await attempt(new Response('', { status: 500 }), 2, own)).sent.record.outcome).toBe('given_up');
  });
});
