import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CHECKOUT } from '../../cli/local/paths.ts';

const page = readFileSync(join(CHECKOUT, 'docs/models.md'), 'utf8');

/** Each block that a reader copies, with what the page says it prints. */
const BLOCKS = [...page.matchAll(/```bash\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)].map(
  ([, script = '', printed = '']) => ({
    script,
    printed,
    names: [...script.matchAll(/[A-Z][A-Z_]+(?==)/g)].map(([name]) => name),
  }),
);

describe('docs/models.md', () => {
  it('has a block for each provider', () => {
    const names = new Set(BLOCKS.flatMap((block) => block.names));
    for (const name of [
      'GOOGLE_API_KEY',
      'LLM_MODEL',
      'LLM_PROVIDER',
      'OPENAI_API_KEY',
      'OPENAI_BASE_URL',
      'AWS_REGION',
    ]) {
      expect([...names]).toContain(name);
    }
    for (const word of ['Gemini', 'Bedrock', 'DeepSeek', 'Ollama'])
      expect(page).toMatch(new RegExp(`^## ${word}$`, 'm'));
  });

  it.each(BLOCKS)('block $names prints what the page says', async ({ script, printed }) => {
    const env = {
      PATH: `${join(CHECKOUT, 'node_modules/.bin')}:${process.env.PATH}`,
      HOME: process.env.HOME,
      NO_COLOR: '1',
    };
    const { stdout } = await promisify(execFile)('bash', ['-euc', script], { env, cwd: CHECKOUT });
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => line.trim());
    for (const line of printed.trim().split('\n')) expect(lines).toContain(line.trim());
  });
});
