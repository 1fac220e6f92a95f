import { afterEach, describe, expect, it, vi } from 'vitest';
import { OpenAiCompatibleProvider, type OpenAiCompatibleSettings } from '../../core/models/openai-compatible.ts';
import { CONVERSATION, failureOf, OPTIONS } from './wires.ts';

afterEach(() => vi.unstubAllEnvs());

/** Asks a server that always answers the same, and keeps what it was sent. */
async function asked(answer: unknown, settings: Partial<OpenAiCompatibleSettings> = {}, init: ResponseInit = {}) {
  const sent: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
  const fetch: typeof globalThis.fetch = async (url, request) => {
    sent.push({ url: String(url), headers: new Headers(request?.headers), body: JSON.parse(String(request?.body)) });
    return Response.json(answer, init);
  };
  const provider = new OpenAiCompatibleProvider({ model: 'gpt-4o', apiKey: 'key', fetch, ...settings });
  const call = provider.complete(CONVERSATION, { ...OPTIONS, logprobs: true });
  const outcome = await call.catch(() => failureOf(call));
  const [first] = sent;
  if (!first) throw new Error('nothing was sent');
  return { ...first, outcome };
}

const choice = (fields: object) => ({ choices: [{ message: { content: 'x' }, ...fields }] });

describe('a question to an OpenAI-compatible server', () => {
  it('goes to OpenAI when no address is given, with its own name for the limit', async () => {
    const { url, body } = await asked(choice({}));
    expect(url).toBe('https://api.openai.com/v1/chat/completions');
    expect(body).toMatchObject({ max_completion_tokens: 321, temperature: 0.25, logprobs: true });
    expect(body).not.toHaveProperty('max_tokens');
  });

  it('goes to other servers with the name that they know', async () => {
    const { url, body } = await asked(choice({}), { baseUrl: 'https://api.deepseek.com/' });
    expect(url).toBe('https://api.deepseek.com/chat/completions');
    expect(body).toMatchObject({ max_tokens: 321 });
    expect(body).not.toHaveProperty('max_completion_tokens');
  });

  it('sends what it is given of temperature and top_p, and nothing else', async () => {
    const fetch: typeof globalThis.fetch = async (_, request) => {
      bodies.push(JSON.parse(String(request?.body)));
      return Response.json(choice({}));
    };
    const bodies: Record<string, unknown>[] = [];
    const provider = new OpenAiCompatibleProvider({ model: 'm', fetch });
    await provider.complete(CONVERSATION, { max_tokens: 1, timeout_s: 5 });
    await provider.complete(CONVERSATION, { max_tokens: 1, timeout_s: 5, temperature: 0, top_p: 0.5 });
    expect(bodies[0]).not.toHaveProperty('temperature');
    expect(bodies[0]).not.toHaveProperty('top_p');
    expect(bodies[1]).toMatchObject({ temperature: 0, top_p: 0.5 });
  });

  it('takes nothing from the environment', async () => {
    for (const name of ['OPENAI_API_KEY', 'OPENAI_ADMIN_KEY', 'OPENAI_ORG_ID', 'OPENAI_PROJECT_ID']) {
      vi.stubEnv(name, 'from-environment');
    }
    vi.stubEnv('OPENAI_BASE_URL', 'http://elsewhere.example/v1');
    const { url, headers } = await asked(choice({}), { apiKey: undefined });
    expect(new URL(url).host).toBe('api.openai.com');
    expect(JSON.stringify([...headers])).not.toContain('from-environment');
    expect(headers.get('authorization')).toBe('Bearer none');
  });
});

describe('an answer of an OpenAI-compatible server', () => {
  it.each([
    ['stop', 'stop'],
    ['length', 'length'],
    ['content_filter', 'blocked'],
    ['tool_calls', 'other'],
    [null, 'other'],
  ])('that ends by %s ends by %s', async (finish_reason, told) => {
    expect((await asked(choice({ finish_reason }))).outcome).toMatchObject({ content: 'x', finish_reason: told });
  });

  it('may lack all but the text', async () => {
    expect((await asked(choice({}))).outcome).toEqual({
      content: 'x',
      model: 'gpt-4o',
      usage: { input_tokens: null, output_tokens: null },
      finish_reason: 'other',
    });
  });

  it('is told even if what counts it is odd', async () => {
    const odd = { ...choice({ logprobs: 'no' }), usage: { prompt_tokens: 'many' }, model: '' };
    expect((await asked(odd)).outcome).toMatchObject({ content: 'x', model: 'gpt-4o', usage: { input_tokens: null } });
  });

  it('is blocked when it refuses, with the words of the refusal', async () => {
    const refused = { choices: [{ message: { content: null, refusal: 'No.' }, finish_reason: 'stop' }] };
    expect((await asked(refused)).outcome).toMatchObject({ content: 'No.', finish_reason: 'blocked' });
  });
});

describe('an error of an OpenAI-compatible server', () => {
  it.each([
    [429, { code: 'rate_limit_exceeded' }, 'rate_limited'],
    [429, { code: 'insufficient_quota' }, 'quota'],
    [402, { message: 'Insufficient Balance' }, 'quota'],
    [400, { code: 'context_length_exceeded' }, 'rejected'],
    [529, {}, 'overloaded'],
  ])('with status %i and %j is %s', async (status, error, kind) => {
    expect((await asked({ error }, {}, { status })).outcome).toMatchObject({ kind, status });
  });

  it('asks to wait until a date', async () => {
    const at = new Date(Date.now() + 60_000).toUTCString();
    const { outcome } = await asked({}, {}, { status: 503, headers: { 'retry-after': at } });
    expect(outcome).toHaveProperty('retryAfter_s', expect.closeTo(59.5, 0));
  });
});
