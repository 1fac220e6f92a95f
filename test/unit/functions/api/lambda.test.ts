import { describe, expect, it } from 'vitest';
import { runKeys } from '../../../../core/store/keys.ts';
import { onLambda } from '../../../../functions/api/lambda.ts';
import { apiOverMemory, token } from '../../../support/api.ts';

const KEYS = runKeys('ada', 'r1');
/** Lambda answers with at most 6 MB of JSON. */
const LAMBDA_BYTES = 6 * 1024 * 1024;

async function overLambda() {
  const { api, store } = await apiOverMemory();
  const call = onLambda(api);
  const get = async (rawPath: string, rawQueryString = '') => {
    const headers = { authorization: `Bearer ${await token()}` };
    const requestContext = { http: { method: 'GET', path: rawPath }, domainName: 'no host' };
    // Only what the adapter reads of an event.
    const event = { version: '2.0', rawPath, rawQueryString, headers, requestContext, isBase64Encoded: false };
    const answer = await call(event as unknown as Parameters<typeof call>[0]);
    return { answer, bytes: Buffer.from(answer.body, answer.isBase64Encoded ? 'base64' : 'utf8') };
  };
  return { get, store };
}

describe('the API on Lambda', () => {
  it('hands out a patch in the encodings of its files, byte for byte', async () => {
    const { get, store } = await overLambda();
    const patch = Buffer.concat([Buffer.from('-# caf'), Buffer.from([0xe9, 0x0d, 0x0a])]);
    await store.put(KEYS.patch, patch);
    const { answer, bytes } = await get('/runs/r1/diff');
    expect(answer.statusCode).toBe(200);
    expect(bytes).toEqual(patch);
  });

  it('stays below what Lambda answers, whatever a document is made of', async () => {
    const { get, store } = await overLambda();
    await store.put(KEYS.reportJson, '"\\'.repeat(2_000_000));
    const { answer } = await get('/runs/r1/report', 'format=json');
    expect(answer.statusCode).toBe(200);
    expect(JSON.stringify(answer).length).toBeLessThan(LAMBDA_BYTES);
  });

  it.each([
    '/runs/../runs/r1/diff',
    '/runs/r1%2fdiff',
    '/runs/r1#/diff',
    '/runs/..%2f..%2fbob/r1/diff',
    '/runs/é/diff',
  ])('gives nothing at %s that is not at its plain path', async (path) => {
    const { get, store } = await overLambda();
    await store.put(runKeys('bob', 'r1').patch, 'of bob');
    expect((await get(path)).answer.statusCode).toBeGreaterThanOrEqual(400);
  });
});
