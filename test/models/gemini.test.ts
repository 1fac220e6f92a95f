import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../cli/dev/model-server/server.ts';
import { GeminiProvider, type GeminiSettings } from '../../core/models/gemini.ts';
import { CONVERSATION, failureOf, lastCall, OPTIONS } from './wires.ts';

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer({ scenarios: [{}] });
});
afterAll(() => server.close());

function answered(body: unknown, status?: number, settings: Partial<GeminiSettings> = {}) {
  server.setScript({ scenarios: [{ fixer: [{ body: JSON.stringify(body), ...(status ? { status } : {}) }] }] });
  const provider = new GeminiProvider({ apiKey: 'k', model: 'gemini-2.5-pro', baseUrl: `${server.url}/`, ...settings });
  return provider.complete(CONVERSATION, { ...OPTIONS, logprobs: true });
}

const candidate = (fields: object) => ({ candidates: [{ content: { parts: [{ text: 'x' }] }, ...fields }] });

describe('an answer of Gemini', () => {
  it.each([
    ['STOP', 'stop'],
    ['MAX_TOKENS', 'length'],
    ['SAFETY', 'blocked'],
    ['RECITATION', 'blocked'],
    ['BLOCKLIST', 'blocked'],
    ['PROHIBITED_CONTENT', 'blocked'],
    ['SPII', 'blocked'],
    ['LANGUAGE', 'other'],
    [undefined, 'other'],
  ])('that ends by %s ends by %s', async (finishReason, finish_reason) => {
    expect(await answered(candidate({ finishReason }))).toMatchObject({ content: 'x', finish_reason });
  });

  it('is blocked with the prompt', async () => {
    expect(await answered({ promptFeedback: { blockReason: 'SAFETY' } })).toEqual({
      content: '',
      model: 'gemini-2.5-pro',
      usage: { input_tokens: null, output_tokens: null },
      finish_reason: 'blocked',
    });
  });

  it('may come without content', async () => {
    const body = { candidates: [{ finishReason: 'MAX_TOKENS' }] };
    expect(await answered(body)).toMatchObject({ content: '', finish_reason: 'length' });
  });

  it('holds every part but the thoughts, which are paid for', async () => {
    const parts = [{ text: 'secret plan', thought: true }, { text: 'a' }, { inlineData: {} }, { text: 'b' }];
    const usageMetadata = { promptTokenCount: 5, candidatesTokenCount: 7, thoughtsTokenCount: 100 };
    expect(await answered({ candidates: [{ content: { parts } }], usageMetadata })).toMatchObject({
      content: 'ab',
      usage: { input_tokens: 5, output_tokens: 107 },
    });
  });

  it('is told even if what counts it is odd', async () => {
    const odd = { ...candidate({ logprobsResult: 7 }), usageMetadata: { promptTokenCount: -1 }, modelVersion: 3 };
    expect(await answered(odd)).toMatchObject({ content: 'x', usage: { input_tokens: null, output_tokens: null } });
  });

  it('names the version that answered', async () => {
    expect((await answered({ ...candidate({}), modelVersion: 'gemini-2.5-pro-002' })).model).toBe('gemini-2.5-pro-002');
  });
});

describe('a question to Gemini', () => {
  it.each([
    [undefined, 'BLOCK_NONE'],
    ['BLOCK_ONLY_HIGH', 'BLOCK_ONLY_HIGH'],
  ] as const)('has the filter %s as %s for every kind of harm', async (safety, threshold) => {
    await answered(candidate({}), undefined, safety ? { safety } : {});
    const { safetySettings, responseLogprobs } = lastCall(server).params;
    expect(safetySettings).toHaveLength(5);
    expect(safetySettings).toContainEqual({ category: 'HARM_CATEGORY_DANGEROUS_CONTENT', threshold });
    expect(new Set(JSON.stringify(safetySettings).match(/BLOCK_\w+/g))).toEqual(new Set([threshold]));
    expect(responseLogprobs).toBe(true);
  });
});

describe('an error of Gemini', () => {
  const error = (code: number, ...details: object[]) => ({ error: { code, message: 'no', status: 'X', details } });

  it.each([
    ['7s', 7],
    ['1.5s', 1.5],
    ['0s', 0],
    ['soon', undefined],
    ['-3s', undefined],
    [12, undefined],
  ])('that asks to wait %s means %s seconds', async (retryDelay, retryAfter_s) => {
    const failure = await failureOf(answered(error(429, { '@type': 'RetryInfo', retryDelay }), 429));
    expect(failure).toMatchObject({ kind: 'rate_limited', retryAfter_s });
  });

  it('tells a wrong key by its reason', async () => {
    const failure = await failureOf(answered(error(400, { reason: 'API_KEY_INVALID' }), 400));
    expect(failure).toMatchObject({ kind: 'credentials', status: 400 });
  });

  it('tells the quota of a day from that of a minute', async () => {
    const of = (quotaId: string) => error(429, { violations: [{ quotaId }] });
    expect((await failureOf(answered(of('RequestsPerDayPerProject'), 429))).kind).toBe('quota');
    expect((await failureOf(answered(of('RequestsPerMinutePerProject'), 429))).kind).toBe('rate_limited');
  });

  it.each([[[null]], ['x'], [{}], [[{ violations: 'x', reason: 3 }]]])('may have the details %j', async (details) => {
    const failure = await failureOf(answered({ error: { code: 503, message: 'no', details } }, 503));
    expect(failure).toMatchObject({ kind: 'overloaded', status: 503 });
  });
});
