import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../cli/dev/model-server/server.ts';
import type { ModelErrorKind } from '../../core/models/call-error.ts';
import type { Answer } from '../../core/models/script.ts';
import { CANARY, CONVERSATION, everythingOf, failureOf, OPTIONS, WIRES } from './wires.ts';

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer({ scenarios: [{}] });
});
afterAll(() => server.close());

const LEAK = `the key ${CANARY} of http://secret.example/?key=${CANARY} is wrong`;

describe.each(WIRES)('$name', (wire) => {
  const failing = (answer: Answer, options = OPTIONS) => {
    server.setScript({ scenarios: [{ fixer: [answer] }] });
    return failureOf(wire.at(server.url).complete(CONVERSATION, options));
  };

  it.each<[what: string, answer: Answer, kind: ModelErrorKind, retryAfter_s?: number]>([
    ['too many requests', { status: 429, retry_after_s: 7 }, 'rate_limited', 7],
    ['too many requests without a time to wait', { status: 429 }, 'rate_limited'],
    ['an error of the server', { status: 500 }, 'overloaded'],
    ['a server that is not there for now', { status: 503, retry_after_s: 2 }, 'overloaded', 2],
    ['a wrong key', { status: 401 }, 'credentials'],
    ['a key without rights', { status: 403 }, 'credentials'],
    ['a wrong request', { status: 400 }, 'rejected'],
    ['an unknown model', { status: 404 }, 'gone'],
    ['an overload', { status: 529, retry_after_s: 3 }, 'overloaded', 3],
    ['a quota used up', { status: 402 }, 'quota'],
    ['a bill not paid', { status: 402, body: '{"error": {"message": "Insufficient Balance"}}' }, 'quota'],
    ['a server that waited too long', { status: 408 }, 'timeout'],
    ['an error page', { status: 502, body: '<html>Bad Gateway</html>' }, 'overloaded'],
    ['an error without a body', { status: 400, body: '' }, 'rejected'],
    ['no JSON', { body: 'hello' }, 'unreadable'],
    ['half an answer', { body: '{"candidates": [{"content": {"par' }, 'unreadable'],
    ['an empty body', { body: '' }, 'unreadable'],
    ['null', { body: 'null' }, 'unreadable'],
    ['a list', { body: '[]' }, 'unreadable'],
    ['a text', { body: '"hello"' }, 'unreadable'],
    ['an empty object', { body: '{}' }, 'unreadable'],
    ['fields of other types', { body: '{"candidates": 1, "choices": "x", "output": [3]}' }, 'unreadable'],
    ['no choice', { body: '{"candidates": [], "choices": [], "output": {}}' }, 'unreadable'],
    ['a connection that ends', { disconnect: true }, 'network'],
  ])('tells %s', async (_, answer, kind, retryAfter_s) => {
    const error = await failing(answer);
    expect({ name: error.name, kind: error.kind, retryAfter_s: error.retryAfter_s }).toEqual({
      name: 'ModelCallFailed',
      kind,
      retryAfter_s,
    });
    expect(error.message).toMatch(new RegExp(`^${wire.name} model ${wire.model} gave no answer: ${kind}`));
  });

  it('tells the HTTP status of an error', async () => {
    expect(await failing({ status: 429 })).toMatchObject({ status: 429, retryable: true });
    expect(await failing({ status: 400 })).toMatchObject({ status: 400, retryable: false });
    expect((await failing({ disconnect: true })).status).toBeUndefined();
  });

  it('asks once, however the call fails', async () => {
    server.reset();
    for (const answer of [{ status: 429 }, { status: 500 }, { disconnect: true }]) await failing(answer);
    expect(server.calls).toHaveLength(3);
  });

  it.each<[what: string, answer: Answer]>([
    ['does not answer', { hang: true }],
    ['answers too late', { content: 'x', delay_s: 30 }],
  ])('gives up in time when the server %s', async (_, answer) => {
    const started = performance.now();
    const error = await failing(answer, { ...OPTIONS, timeout_s: 0.3 });
    expect(error.kind).toBe('timeout');
    expect(performance.now() - started).toBeGreaterThan(280);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('tells a port where nobody listens', async () => {
    const gone = await startModelServer({ scenarios: [{}] });
    await gone.close();
    expect((await failureOf(wire.at(gone.url).complete(CONVERSATION, OPTIONS))).kind).toBe('network');
  });

  it('never repeats what an error said', async () => {
    const body = JSON.stringify({
      error: { message: LEAK, code: CANARY, details: [LEAK] },
      message: LEAK,
      __type: LEAK,
    });
    for (const answer of [
      { status: 400, body },
      { status: 500, body },
      { body },
      { body: LEAK },
      { status: 403, body: LEAK },
    ]) {
      const text = everythingOf(await failing(answer));
      expect(text).toContain(wire.model);
      expect(text).not.toContain(CANARY);
      expect(text).not.toContain('secret.example');
      expect(text).not.toContain('127.0.0.1');
    }
  });

  it('keeps the key out of errors of the connection', async () => {
    expect(everythingOf(await failing({ disconnect: true }))).not.toContain(CANARY);
    expect(everythingOf(await failing({ hang: true }, { ...OPTIONS, timeout_s: 0.1 }))).not.toContain(CANARY);
  });

  it('tells failures of counts and embeddings in the same way', async () => {
    const closed = await startModelServer({ scenarios: [{}] });
    await closed.close();
    const gone = wire.at(closed.url, 'embedding-model');
    const counting = gone.countTokens?.(CONVERSATION);
    if (wire.offersCount) expect((await failureOf(counting ?? Promise.resolve())).kind).toBe('network');
    const embedding = gone.embed?.(['a']);
    if (!embedding) return expect(wire.offersEmbeddings).toBe(false);
    expect((await failureOf(embedding)).message).toMatch(/ embedding-model gave no answer: network$/);
  });
});
