import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../cli/dev/model-server/server.ts';
import { refusedFor } from '../../core/models/refusals.ts';
import { CANARY, CONVERSATION, everythingOf, failureOf, OPTIONS, WIRES } from './wires.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ scenarios: [{}] });
});
afterAll(() => server.close());

/** What each provider says, of a model that is gone and of a parameter that it does not take. */
const WORDS = {
  gemini: {
    gone: {
      status: 404,
      message: 'models/gemini-3.5-flash-lite is no longer available. Please use gemini-4-flash-lite instead.',
    },
    replacement: 'gemini-4-flash-lite',
    refused: 'Logprobs is not enabled for models/gemini-3.5-flash-lite',
    parameter: 'logprobs',
  },
  anthropic: {
    gone: { status: 404, message: 'model: claude-sonnet-5-5. Did you mean claude-sonnet-6?' },
    replacement: 'claude-sonnet-6',
    refused: 'output_config.format: this model does not support structured outputs',
    parameter: 'json_schema',
  },
  bedrock: {
    gone: { status: 400, message: 'The provided model identifier is invalid.' },
    replacement: undefined,
    refused: 'The model returned the following errors: `temperature` is deprecated for this model.',
    parameter: 'temperature',
  },
  'openai-compatible': {
    gone: { status: 400, message: 'Model Not Exist' },
    replacement: undefined,
    refused:
      "Unsupported value: 'temperature' does not support 0.25 with this model. Only the default (1) value is supported.",
    parameter: 'temperature',
  },
} as const;

describe.each(WIRES)('$name', (wire) => {
  const words = WORDS[wire.name];
  const schema = { name: 'answer', schema: { type: 'object' } };
  const failing = (answer: object, options: object = {}) => {
    server.setScript({ scenarios: [{ fixer: [answer] }] });
    return failureOf(wire.at(server.url).complete(CONVERSATION, { ...OPTIONS, ...options }));
  };

  it('tells a model that is gone, and what is named in its place', async () => {
    const error = await failing(words.gone);
    expect({ kind: error.kind, replacement: error.replacement }).toEqual({
      kind: 'gone',
      replacement: words.replacement,
    });
    expect(error.retryable).toBe(false);
  });

  it('tells the parameter that a model does not take, where it was sent', async () => {
    const everything = { top_p: 0.5, logprobs: true, json_schema: schema };
    const error = await failing({ status: 400, message: words.refused }, everything);
    // Bedrock is sent no form: it has no field of its own for one.
    expect(error).toMatchObject({ kind: 'parameter', parameter: words.parameter, status: 400, retryable: true });
    const nothing = { temperature: undefined, top_p: undefined, logprobs: false };
    expect((await failing({ status: 400, message: words.refused }, nothing)).kind).toBe('rejected');
  });

  it('keeps nothing of the words but the name of a model like the one that is gone', async () => {
    const message = `model not found: use ${CANARY}, see https://secret.example, or try "other-model"`;
    const error = await failing({ status: 404, message });
    expect(error.replacement).toBeUndefined();
    expect(everythingOf(error)).not.toMatch(/canary|secret\.example|other-model/);
  });
});

describe('the words of a refusal', () => {
  const asked = { provider: 'p', model: 'gpt-6-luna' };
  it.each([
    ['The model `gpt-6-luna` does not exist or you do not have access to it.', 'gone'],
    ['The model `gpt-6-luna` has been deprecated, learn more here: https://example.com', 'gone'],
    ['This model version has reached the end of its life.', 'gone'],
    ['model "gpt-oss:20b" not found, try pulling it first', 'gone'],
    ['This model maximum context length is 8192 tokens.', 'rejected'],
    ['messages: at least one message is required', 'rejected'],
  ])('%s', (words, kind) => {
    expect(refusedFor(asked, { kind: 'rejected', status: 400 }, words, []).kind).toBe(kind);
  });

  it('say nothing of a key, a quota or an overload', () => {
    for (const kind of ['credentials', 'quota', 'overloaded', 'rate_limited'] as const) {
      expect(refusedFor(asked, { kind }, 'The model does not exist: temperature', ['temperature'])).toEqual({ kind });
    }
  });
});
