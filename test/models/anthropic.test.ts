import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ModelServer, startModelServer } from '../../cli/dev/model-server/server.ts';
import { AnthropicProvider } from '../../core/models/anthropic.ts';
import { CONVERSATION, failureOf, lastCall, OPTIONS } from './wires.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ scenarios: [{}] });
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

/** Asks a server that always answers the same, and keeps what it was sent. */
async function asked(answer: object, init: ResponseInit = {}, options: object = {}) {
  const sent: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
  const fetch: typeof globalThis.fetch = async (url, request) => {
    sent.push({ url: String(url), headers: new Headers(request?.headers), body: JSON.parse(String(request?.body)) });
    return Response.json(answer, init);
  };
  const provider = new AnthropicProvider({ apiKey: 'key', model: 'claude-opus-5-5', fetch });
  const call = provider.complete(CONVERSATION, { ...OPTIONS, ...options });
  const outcome = await call.catch(() => failureOf(call));
  const [first] = sent;
  if (!first) throw new Error('nothing was sent');
  return { ...first, outcome, times: sent.length };
}

const MESSAGE = { content: [{ type: 'text', text: 'x' }], stop_reason: 'end_turn' };

describe('a question to Anthropic', () => {
  it('goes to its own address, with the system text marked for the cache and nothing that it does not take', async () => {
    const { url, body, headers } = await asked(MESSAGE);
    expect(url).toBe('https://api.anthropic.com/v1/messages');
    expect(headers.get('anthropic-version')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Object.keys(body).sort()).toEqual(['max_tokens', 'messages', 'model', 'system']);
    expect(body.system).toEqual([
      { type: 'text', text: 'You are the Fixer of a project.', cache_control: { type: 'ephemeral' } },
    ]);
    expect(body).toMatchObject({ model: 'claude-opus-5-5', max_tokens: 321 });
  });

  it('may ask for a long answer', async () => {
    expect((await asked(MESSAGE, {}, { max_tokens: 100_000 })).body).toMatchObject({ max_tokens: 100_000 });
  });

  it('takes no key and no address from the environment', async () => {
    for (const name of ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'ANTHROPIC_PROFILE']) {
      vi.stubEnv(name, 'from-environment');
    }
    vi.stubEnv('ANTHROPIC_BASE_URL', 'http://elsewhere.example');
    const { url, headers } = await asked(MESSAGE);
    expect(new URL(url).host).toBe('api.anthropic.com');
    expect(JSON.stringify([...headers])).not.toContain('from-environment');
    expect(headers.get('authorization')).toBe('Bearer key');
  });

  it('joins neighbours of one role and leaves blank texts out', async () => {
    server.setScript({ scenarios: [{ any: ['yes'] }] });
    const provider = new AnthropicProvider({ apiKey: 'k', model: 'm', baseUrl: server.url });
    await provider.complete(
      [
        { role: 'user', content: 'a' },
        { role: 'assistant', content: ' ' },
        { role: 'user', content: 'b' },
      ],
      OPTIONS,
    );
    expect(lastCall(server).messages).toEqual([{ role: 'user', content: 'a\nb' }]);
  });
});

describe('an error of Anthropic', () => {
  const error = (type: string, message = 'no') => ({ type: 'error', error: { type, message }, request_id: 'r' });

  it.each([
    [529, 'overloaded_error', 'overloaded'],
    [429, 'rate_limit_error', 'rate_limited'],
    [500, 'api_error', 'overloaded'],
    [504, 'timeout_error', 'overloaded'],
    [401, 'authentication_error', 'credentials'],
    [402, 'billing_error', 'quota'],
    [403, 'permission_error', 'credentials'],
    [404, 'not_found_error', 'gone'],
    [413, 'request_too_large', 'rejected'],
    [400, 'invalid_request_error', 'rejected'],
  ])('with status %i and type %s is %s', async (status, type, kind) => {
    const { outcome, times } = await asked(error(type), { status, headers: { 'retry-after': '7' } });
    expect(outcome).toMatchObject({ kind, status, retryAfter_s: 7 });
    // How often a call is made is decided elsewhere.
    expect(times).toBe(1);
  });

  it('of an account without money is one of the quota', async () => {
    const told = error('invalid_request_error', 'Your credit balance is too low to access the Anthropic API.');
    expect((await asked(told, { status: 400 })).outcome).toMatchObject({ kind: 'quota' });
  });
});
