import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CHECKOUT } from '../../cli/local/paths.ts';
import { loadConfig } from '../../core/config/load.ts';
import { modelsTable } from '../../docs/generator/models.ts';

const { agents } = loadConfig(join(CHECKOUT, 'config'));
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
      'ANTHROPIC_API_KEY',
      'DEEPSEEK_API_KEY',
      'LLM_MODEL',
      'LLM_PROVIDER',
      'OPENAI_API_KEY',
      'OPENAI_BASE_URL',
      'AWS_REGION',
    ]) {
      expect([...names]).toContain(name);
    }
    for (const word of ['Gemini', 'Anthropic', 'OpenAI', 'DeepSeek', 'Bedrock', 'Ollama', 'LM Studio', 'vLLM'])
      expect(page).toMatch(new RegExp(`^## ${word}$`, 'm'));
  });

  it('has every model that a tier uses, with its price, the day and the source', () => {
    const table = modelsTable();
    expect(page).toContain(table);
    const used = agents.tiers.flatMap((tier) => (tier.kind === 'model' ? tier.models : []));
    expect(used.length).toBeGreaterThan(15);
    for (const { model, provider, base_url } of used) {
      const facts = agents.models[model];
      expect(facts, `${provider} ${model} has no entry in \`models\``).toBeDefined();
      const free = base_url?.startsWith('http://127.0.0.1:') === true;
      expect((facts?.price.input ?? 0) > 0, `${model} has no price`).toBe(!free);
      const row = table.split('\n').find((line) => line.startsWith(`| \`${model}\``));
      expect(row).toContain(`[${facts?.read}](${facts?.source})`);
      // A price that was read after this day was not read.
      expect(Date.parse(facts?.read ?? '')).toBeLessThan(Date.now());
    }
  });

  it('says of an alias the price of the model that it stood for', () => {
    const aliases = Object.values(agents.models).filter(({ alias_of }) => alias_of !== undefined);
    expect(aliases.length).toBeGreaterThan(1);
    for (const { alias_of = '', price } of aliases) expect(price).toEqual(agents.models[alias_of]?.price);
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
