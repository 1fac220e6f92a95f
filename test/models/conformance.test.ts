import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, type ScriptInput, startModelServer } from '../../cli/dev/model-server/server.ts';
import { CANARY, CONVERSATION, lastCall, OPTIONS, WIRES } from './wires.ts';

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer({ scenarios: [{}] });
});
afterAll(() => server.close());

type Answers = ScriptInput['scenarios'][number]['fixer'];

/** Gives the Fixer these answers, and nobody else any. */
function script(...answers: NonNullable<Answers>): void {
  server.setScript({ scenarios: [{ fixer: answers }] });
}

describe.each(WIRES)('$name', (wire) => {
  const ask = (options = OPTIONS, messages = CONVERSATION) => wire.at(server.url).complete(messages, options);

  it('gives the answer, as the model that gave it', async () => {
    script('Lines\n"quoted" \\ é 🐍');
    expect(await ask()).toMatchObject({
      content: 'Lines\n"quoted" \\ é 🐍',
      model: wire.model,
      finish_reason: 'stop',
    });
    expect(lastCall(server)).toMatchObject({ protocol: wire.protocol, model: wire.model, agent: 'fixer', ordinal: 0 });
  });

  it('sends the system text in the field of the protocol, and every turn in its role', async () => {
    script('yes');
    await ask();
    expect(lastCall(server).messages).toEqual(CONVERSATION);
  });

  it('sends temperature and the most tokens', async () => {
    script('yes');
    await ask();
    expect(lastCall(server).params).toMatchObject(wire.limits);
  });

  it('sends its key in a header only', async () => {
    script('yes');
    await ask();
    const { headers, path, messages, params } = lastCall(server);
    expect(headers[wire.keyHeader]).toMatch(/\(present\)$/);
    expect(JSON.stringify({ path, messages, params })).not.toContain(CANARY);
  });

  it('reports the tokens that the provider counted', async () => {
    script({ content: 'x', input_tokens: 1234, output_tokens: 56 });
    expect((await ask()).usage).toEqual({ input_tokens: 1234, output_tokens: 56 });
  });

  it('tells a cut answer and keeps its text', async () => {
    script({ content: 'the first ha', finish_reason: 'length' });
    expect(await ask()).toMatchObject({ content: 'the first ha', finish_reason: 'length' });
  });

  it('tells a blocked answer without an exception', async () => {
    script({ finish_reason: 'blocked' }, { content: 'I will not.', finish_reason: 'blocked' });
    expect(await ask()).toMatchObject({ content: '', finish_reason: 'blocked' });
    expect(await ask()).toMatchObject({ content: 'I will not.', finish_reason: 'blocked' });
  });

  it('gives log-probabilities where they are asked for and offered', async () => {
    script('one two', 'one two');
    const { logprobs } = await ask({ ...OPTIONS, logprobs: true });
    expect((await ask()).logprobs).toBeUndefined();
    expect(logprobs).toEqual(
      wire.offersLogprobs
        ? [
            { token: 'one', logprob: -0.125 },
            { token: ' two', logprob: -0.25 },
          ]
        : undefined,
    );
  });

  it('takes answers in order, one a call', async () => {
    script('first', 'second');
    expect([(await ask()).content, (await ask()).content]).toEqual(['first', 'second']);
    await expect(ask()).rejects.toMatchObject({ name: 'ModelCallFailed', kind: 'rejected' });
  });

  it('counts tokens where the provider does', async () => {
    const provider = wire.at(server.url);
    if (!wire.offersCount) return expect(provider.countTokens).toBeUndefined();
    const characters = CONVERSATION.reduce((sum, { content }) => sum + content.length, 0);
    expect(await provider.countTokens?.(CONVERSATION)).toBe(Math.ceil(characters / 4));
    expect(server.sideCalls.at(-1)).toMatchObject({ protocol: wire.protocol, operation: 'count' });
  });

  it('gives one vector a text, in the order of the texts', async () => {
    expect(wire.at(server.url).embed).toBeUndefined();
    const provider = wire.at(server.url, 'embedding-model');
    if (!wire.offersEmbeddings) return expect(provider.embed).toBeUndefined();
    const vectors = await provider.embed?.(['a = 1', 'return x', 'a = 1']);
    expect(vectors).toHaveLength(3);
    expect(vectors?.[0]).toEqual(vectors?.[2]);
    expect(vectors?.[0]).not.toEqual(vectors?.[1]);
    expect(server.sideCalls.at(-1)).toMatchObject({ operation: 'embed', model: 'embedding-model' });
    await expect(provider.embed?.([])).resolves.toEqual([]);
  });

  it('keeps the thinking out of the answer, and counts it', async () => {
    script({ content: 'the answer', thinking: 'a secret plan', input_tokens: 9, output_tokens: 700 });
    const answer = await ask();
    expect(answer).toMatchObject({ content: 'the answer', usage: { input_tokens: 9, output_tokens: 700 } });
    expect(JSON.stringify(answer)).not.toContain('secret plan');
  });

  it('counts all tokens of the prompt, and tells those of a cache', async () => {
    script({ content: 'x', input_tokens: 1000, output_tokens: 5, cache_read_tokens: 600 });
    expect((await ask()).usage).toEqual({ input_tokens: 1000, output_tokens: 5, cache_read_tokens: 600 });
  });

  it('holds the answer to a form where it is asked for one', async () => {
    script('{}', '{}');
    const schema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
    await ask({ ...OPTIONS, json_schema: { name: 'answer', schema } });
    const sent = JSON.stringify(lastCall(server).params);
    if (wire.name !== 'bedrock') expect(sent).toContain(JSON.stringify(schema));
    await ask();
    expect(JSON.stringify(lastCall(server).params)).not.toContain('"required"');
  });

  it('lists what is offered, where the provider does', async () => {
    const provider = wire.at(server.url);
    if (!wire.offersList) return expect(provider.list).toBeUndefined();
    server.setScript({ scenarios: [{}], models: ['one', 'two'] });
    expect((await provider.list?.())?.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(server.sideCalls.at(-1)).toMatchObject({ protocol: wire.protocol, operation: 'models' });
  });

  it('asks twice by one provider at once', async () => {
    server.setScript({ scenarios: [{ repeat_last: true, fixer: [{ content: 'same', delay_s: 0.05 }] }] });
    const provider = wire.at(server.url);
    const answers = await Promise.all([1, 2].map(() => provider.complete(CONVERSATION, OPTIONS)));
    expect(answers.map(({ content }) => content)).toEqual(['same', 'same']);
  });

  it('keeps the key out of what is printed of it', () => {
    const provider = wire.at(server.url, 'embedding-model');
    const printed = inspect(provider, { depth: null, showHidden: true }) + JSON.stringify(provider);
    if (wire.offersEmbeddings) expect(printed).toContain('embed');
    expect(printed).toContain(wire.model);
    expect(printed).not.toContain(CANARY);
  });
});
