import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { agentOf, vectorOf } from '../../cli/dev/model-server/answers.ts';
import { environmentFor, WIRE_PROVIDERS } from '../../cli/dev/model-server/environment.ts';
import { type ModelServer, type ScriptInput, startModelServer } from '../../cli/dev/model-server/server.ts';
import { ModelSettingsSchema } from '../../core/models/settings.ts';

const ChatSchema = z.object({ choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]) });

const servers: ModelServer[] = [];

async function start(...scenarios: ScriptInput['scenarios']): Promise<ModelServer> {
  const server = await startModelServer({ scenarios });
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const AUTHORIZED = { authorization: 'Bearer k', 'x-goog-api-key': 'k' };
const chat = (...texts: string[]) => ({ model: 'm', messages: texts.map((content) => ({ role: 'user', content })) });

async function post(server: ModelServer, path: string, body: unknown, headers: Record<string, string> = AUTHORIZED) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(server.url + path, { method: 'POST', headers, body: text });
  const answer: unknown = await response.json();
  return { status: response.status, headers: response.headers, body: answer };
}

const REQUESTS = {
  gemini: ['/v1beta/models/g:generateContent', { contents: [{ role: 'user', parts: [{ text: 'hi' }] }] }],
  bedrock: ['/model/a%3A0/converse', { messages: [{ role: 'user', content: [{ text: 'hi' }] }] }],
  openai: ['/v1/chat/completions', chat('hi')],
} as const;
const protocols = ['gemini', 'bedrock', 'openai'] as const;

/** Asks once in each protocol. */
function postAll(server: ModelServer) {
  return Promise.all(protocols.map((name) => post(server, REQUESTS[name][0], REQUESTS[name][1])));
}

describe('the model server', () => {
  it('answers in the form of each provider', async () => {
    const server = await start({ repeat_last: true, any: [{ content: 'hello', input_tokens: 3, output_tokens: 2 }] });
    const [gemini, bedrock, openai] = await postAll(server);
    expect(gemini?.body).toEqual({
      candidates: [{ content: { parts: [{ text: 'hello' }], role: 'model' }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 2, totalTokenCount: 5 },
      modelVersion: 'g',
    });
    expect(bedrock?.body).toEqual({
      output: { message: { role: 'assistant', content: [{ text: 'hello' }] } },
      stopReason: 'end_turn',
      usage: { inputTokens: 3, outputTokens: 2, totalTokens: 5, cacheReadInputTokens: 0, cacheWriteInputTokens: 0 },
      metrics: { latencyMs: 1 },
    });
    expect(openai?.body).toMatchObject({
      object: 'chat.completion',
      choices: [{ message: { role: 'assistant', content: 'hello', refusal: null }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
    });
    expect(server.calls.map(({ protocol, model }) => `${protocol} ${model}`).sort()).toEqual([
      'bedrock a:0',
      'gemini g',
      'openai m',
    ]);
  });

  it('fails in the form of each provider', async () => {
    const server = await start({ repeat_last: true, any: [{ status: 429, retry_after_s: 1.5 }] });
    const [gemini, bedrock, openai] = await postAll(server);
    for (const answer of [gemini, bedrock, openai]) {
      expect(answer?.status).toBe(429);
      expect(answer?.headers.get('retry-after')).toBe('2');
    }
    const details = [
      { '@type': 'type.googleapis.com/google.rpc.QuotaFailure' },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '1.5s' },
    ];
    expect(gemini?.body).toMatchObject({ error: { code: 429, status: 'RESOURCE_EXHAUSTED', details } });
    expect(bedrock?.headers.get('x-amzn-errortype')).toBe('ThrottlingException');
    expect(openai?.body).toMatchObject({ error: { type: 'requests', code: 'rate_limit_exceeded', param: null } });
  });

  it.each(protocols)('refuses a request of %s that names nobody, or has another form', async (name) => {
    const server = await start({ any: ['x'] });
    const [path, body] = REQUESTS[name];
    expect((await post(server, path, body, {})).status).toBe(name === 'bedrock' ? 403 : 401);
    expect((await post(server, path, 'no json')).status).toBe(400);
    expect((await post(server, path, { messages: [], contents: [] })).status).toBe(400);
    expect((await post(server, path.replace(/\w+$/, 'nothing'), body)).status).toBe(404);
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['begins with the model', [{ role: 'assistant', content: [{ text: 'a' }] }]],
    ['has a blank text', [{ role: 'user', content: [{ text: ' ' }] }]],
    ['repeats a role', [1, 2].map(() => ({ role: 'user', content: [{ text: 'a' }] }))],
  ])('refuses, as Bedrock does, a conversation that %s', async (_, messages) => {
    const server = await start({ any: ['x'] });
    expect((await post(server, '/model/m/converse', { messages })).status).toBe(400);
  });

  it('counts for each scenario and role, and says when answers are used up', async () => {
    const server = await start({ match: 'A', any: ['a0', 'a1'] }, { any: ['other'] });
    const said = async (text: string) => {
      const { status, body } = await post(server, '/v1/chat/completions', chat(text));
      return status === 200 ? ChatSchema.parse(body).choices[0].message.content : status;
    };
    expect([await said('A'), await said('b'), await said('A'), await said('A')]).toEqual(['a0', 'other', 'a1', 400]);
    expect(server.calls.map(({ scenario, ordinal, status }) => [scenario, ordinal, status])).toEqual([
      [0, 0, 200],
      [1, 0, 200],
      [0, 1, 200],
      [0, 2, 400],
    ]);
    server.reset();
    expect(server.calls).toEqual([]);
    expect(await said('A')).toBe('a0');
    server.setScript({ scenarios: [{ any: ['new'] }] });
    expect(await said('A')).toBe('new');
  });

  it('estimates tokens as a quarter of the characters, rounded up', async () => {
    const server = await start({ any: ['12345'] });
    const { body } = await post(server, '/v1/chat/completions', chat('123456789'));
    expect(body).toMatchObject({ usage: { prompt_tokens: 3, completion_tokens: 2 } });
  });

  it('lists its model, and knows no other path', async () => {
    const server = await start({});
    const models = await fetch(`${server.url}/v1/models`, { headers: AUTHORIZED });
    expect(await models.json()).toMatchObject({ object: 'list', data: [{ id: 'scripted' }] });
    expect((await fetch(server.url)).status).toBe(404);
  });

  it('embeds single texts too', async () => {
    const server = await start({});
    const content = { parts: [{ text: 'a b' }] };
    const { body } = await post(server, '/v1beta/models/e:embedContent', { content });
    expect(body).toEqual({ embedding: { values: vectorOf('a b') } });
    expect(server.sideCalls).toEqual([{ protocol: 'gemini', operation: 'embed', model: 'e' }]);
  });

  it('ends at once, with connections that wait', async () => {
    const server = await start({ any: [{ hang: true }, { content: 'x', delay_s: 60 }] });
    const waiting = [1, 2].map(() => post(server, '/v1/chat/completions', chat('a')).catch(() => 'ended'));
    while (server.calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.close();
    expect(await Promise.all(waiting)).toEqual(['ended', 'ended']);
    expect(server.calls.map(({ status }) => status)).toEqual([null, 200]);
  });

  it('says by which variables each provider finds it', async () => {
    const server = await start({});
    for (const provider of WIRE_PROVIDERS) {
      const variables = server.environment(provider);
      expect(variables).toEqual(environmentFor(provider, server.url));
      expect(Object.keys(ModelSettingsSchema.parse(variables)).sort()).toEqual(Object.keys(variables).sort());
      expect(Object.values(variables).join()).toContain(server.url);
    }
  });

  it('listens on loopback only, on the port that is asked for', async () => {
    const { port } = await start({});
    await expect(fetch(`http://127.0.0.2:${port}/v1/models`, { headers: AUTHORIZED })).rejects.toThrow('fetch failed');
    await expect(startModelServer({ scenarios: [{}] }, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it.each([
    ['You are the Auditor of code.', 'auditor'],
    ['You are the Judge.', 'judge'],
    ['You are the Fixer\nand more', 'fixer'],
    ['You are the Security auditor.', 'security'],
    ['you are the fixer', undefined],
    ['Hello. You are the Fixer.', undefined],
    ['You are the Fixers', undefined],
  ])('takes %j for the role %s', (content, agent) => {
    expect(
      agentOf([
        { role: 'user', content: 'You are the Judge' },
        { role: 'system', content },
      ]),
    ).toBe(agent);
  });
});
