import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ModelServer, startModelServer } from '../../cli/dev/model-server/server.ts';
import { readBlocks } from '../../core/answers/file-blocks.ts';
import { withoutThoughts } from '../../core/answers/normalise.ts';
import { textOfToolCall } from '../../core/answers/tool-call.ts';
import { ROOT } from '../support/paths.ts';
import { CONVERSATION, OPTIONS, WIRES } from './wires.ts';

const FOLDER = join(ROOT, 'test/models/fixtures');
const FixtureSchema = z.strictObject({
  protocol: z.enum(['gemini', 'anthropic', 'openai', 'bedrock']),
  body: z.looseObject({}),
  expected: z.looseObject({ content: z.string() }),
});
const FIXTURES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, ...FixtureSchema.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))) }));

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ scenarios: [{}] });
});
afterAll(() => server.close());

describe('what todays models send', () => {
  it.each(FIXTURES)('$name is read as what is wanted of it', async ({ protocol, body, expected }) => {
    server.setScript({ scenarios: [{ fixer: [{ body: JSON.stringify(body) }] }] });
    const wire = WIRES.find((one) => one.protocol === protocol);
    expect(await wire?.at(server.url).complete(CONVERSATION, OPTIONS)).toMatchObject(expected);
  });
});

describe('a tool call that nobody offered', () => {
  it('is a block where it names a file, whose fence holds whatever the text holds', () => {
    const text = 'x = """\n```\n### FILE: b.py\n```\n"""\n';
    const [block, ...more] = readBlocks(textOfToolCall({ filename: 'a.py', code: text }), ['a.py']);
    expect(block).toMatchObject({ path: 'a.py', content: text, complete: true });
    expect(more).toEqual([]);
  });

  it('is the text that it holds, or its arguments as JSON', () => {
    expect(textOfToolCall('{"answer": "yes"}')).toBe('yes');
    expect(textOfToolCall({ a: 1, b: 'x' })).toBe('{"a":1,"b":"x"}');
    expect(textOfToolCall('not JSON')).toBe('not JSON');
    expect(textOfToolCall(undefined)).toBe('');
  });
});

describe('reasoning within the text', () => {
  it.each([
    ['between tags', '<think>\nhm ```python\n</think>\nyes', '\nyes'],
    ['whose first tag the template swallowed', 'hm, let me see\n</think>\n\nyes', '\n\nyes'],
    [
      'in channels',
      '<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>yes<|return|>',
      'yes',
    ],
    ['that never ends', '<think>hm', '<think>hm'],
    ['that is code', '```html\n</think>\n```', '```html\n</think>\n```'],
    ['that is a block', '### FILE: a.py\n</think>', '### FILE: a.py\n</think>'],
    ['that is JSON', '{"a": "</think>"}', '{"a": "</think>"}'],
  ])('%s', (_, answer, expected) => {
    expect(withoutThoughts(answer)).toBe(expected);
  });
});
