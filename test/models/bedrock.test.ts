import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ModelServer, startModelServer } from '../../cli/dev/model-server/server.ts';
import { BedrockProvider, type BedrockSettings } from '../../core/models/bedrock.ts';
import { bedrockFailure } from '../../core/models/bedrock-failure.ts';
import type { Message } from '../../core/models/provider.ts';
import { CONVERSATION, failureOf, lastCall, OPTIONS } from './wires.ts';

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer({ scenarios: [{ repeat_last: true, any: ['yes'] }] });
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

function provider(settings: Partial<BedrockSettings> = {}): BedrockProvider {
  return new BedrockProvider({
    model: 'amazon.nova-lite-v1:0',
    region: 'us-east-1',
    endpoint: server.url,
    ...settings,
  });
}

describe('who asks Bedrock', () => {
  const credentials = { accessKeyId: 'AKIA0', secretAccessKey: 's', sessionToken: 't' };

  it('is named by the given credentials, whatever the environment holds', async () => {
    vi.stubEnv('AWS_BEARER_TOKEN_BEDROCK', 'other');
    await provider({ credentials }).complete(CONVERSATION, OPTIONS);
    expect(lastCall(server).headers).toMatchObject({
      authorization: 'AWS4-HMAC-SHA256 (present)',
      'x-amz-security-token': '(present)',
    });
  });

  it('is named by the given API key, whatever the environment holds', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIA1');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'x');
    await provider({ bearerToken: 'key' }).complete(CONVERSATION, OPTIONS);
    expect(lastCall(server).headers.authorization).toBe('Bearer (present)');
  });

  it('is named by the chain of the SDK when nothing is given', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIA1');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'x');
    await provider().complete(CONVERSATION, OPTIONS);
    expect(lastCall(server).headers.authorization).toBe('AWS4-HMAC-SHA256 (present)');
  });
});

describe('a question to Bedrock', () => {
  const asked = async (messages: readonly Message[]) => {
    await provider({ bearerToken: 'key' }).complete(messages, OPTIONS);
    return lastCall(server).messages;
  };
  const user = (content: string): Message => ({ role: 'user', content });

  it('joins neighbours of one role and leaves blank texts out', async () => {
    const cut: Message = { role: 'assistant', content: ' \n' };
    expect(await asked([user('a'), cut, user('b')])).toEqual([user('a\nb')]);
  });

  it('needs no system text', async () => {
    expect(await asked([user('a')])).toEqual([user('a')]);
  });

  it('is sent by the transport that is given', async () => {
    const urls: string[] = [];
    const body = new TextEncoder().encode('{"output":{"message":{"role":"assistant","content":[{"text":"hi"}]}}}');
    const requestHandler: BedrockSettings['requestHandler'] = {
      handle: async ({ hostname, path }) => {
        urls.push(hostname + path);
        return { response: { statusCode: 200, headers: {}, body } };
      },
      updateHttpClientConfig: () => undefined,
      httpHandlerConfigs: () => ({}),
    };
    const settings = { endpoint: undefined, region: 'eu-west-3', bearerToken: 'key', requestHandler };
    expect(await provider(settings).complete(CONVERSATION, OPTIONS)).toEqual({
      content: 'hi',
      model: 'amazon.nova-lite-v1:0',
      usage: { input_tokens: null, output_tokens: null },
      finish_reason: 'other',
    });
    expect(urls).toEqual(['bedrock-runtime.eu-west-3.amazonaws.com/model/amazon.nova-lite-v1%3A0/converse']);
  });
});

describe('an error of Bedrock', () => {
  it.each([
    ['ThrottlingException', 429, 'rate_limited'],
    ['ServiceQuotaExceededException', 400, 'quota'],
    ['ModelNotReadyException', 429, 'overloaded'],
    ['ModelErrorException', 424, 'overloaded'],
    ['ModelTimeoutException', 408, 'timeout'],
    ['UnrecognizedClientException', 403, 'credentials'],
    ['AccessDeniedException', 403, 'credentials'],
    ['ValidationException', 400, 'rejected'],
    ['SomethingNew', 500, 'overloaded'],
    ['SomethingNew', 404, 'gone'],
    ['ResourceNotFoundException', 404, 'gone'],
    ['SyntaxError', 200, 'unreadable'],
  ])('named %s with status %i is %s', (name, httpStatusCode, kind) => {
    expect(bedrockFailure({ name, $metadata: { httpStatusCode } })).toMatchObject({ kind });
  });

  it('without a status is one of credentials by name, else of the connection', () => {
    expect(bedrockFailure({ name: 'CredentialsProviderError' })).toEqual({ kind: 'credentials' });
    expect(bedrockFailure(new TypeError('fetch failed'))).toBeUndefined();
    expect(bedrockFailure('x')).toBeUndefined();
  });

  it('is told by the type that the service sends, not by the status alone', async () => {
    const quota = await startModelServer({ scenarios: [{ any: [{ status: 402 }, { status: 401 }] }] });
    const asking = provider({ endpoint: quota.url, bearerToken: 'key' });
    const failures = [];
    for (const _ of [1, 2]) failures.push(await failureOf(asking.complete(CONVERSATION, OPTIONS)));
    await quota.close();
    expect(failures).toMatchObject([
      { kind: 'quota', status: 400 },
      { kind: 'credentials', status: 403 },
    ]);
  });
});
