import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseContract } from '../contracts/index.ts';
import { messageOf, SwarmError } from '../errors.ts';

const FrontMatterSchema = z.strictObject({
  version: z.int().positive(),
  variables: z.array(z.string().regex(/^[a-z_]+$/)),
});

/** A prompt file: Markdown with a front matter that declares its version and its variables. */
export interface Prompt {
  readonly name: string;
  readonly version: number;
  render(values: Readonly<Record<string, string>>): string;
}

/** Reads `<folder>/<name>.md`; throws `InvalidConfig` when text and declaration differ. */
export function loadPrompt(folder: string, name: string): Prompt {
  let source: string;
  try {
    source = readFileSync(join(folder, `${name}.md`), 'utf8');
  } catch (cause) {
    throw new SwarmError('InvalidConfig', `prompt ${name} cannot be read: ${messageOf(cause)}`, { cause });
  }
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const { version, variables } = parseContract(FrontMatterSchema, parse(head), `prompt ${name}`, 'InvalidConfig');
  const used = new Set([...body.matchAll(/\{\{([a-z_]+)\}\}/g)].map((match) => match[1] ?? ''));
  const differing = [...used, ...variables].filter((item) => !used.has(item) || !variables.includes(item));
  if (differing.length > 0) {
    throw new SwarmError('InvalidConfig', `prompt ${name}: ${differing.join(', ')} is declared or used, not both`);
  }
  return {
    name,
    version,
    render(values) {
      const missing = variables.filter((variable) => values[variable] === undefined);
      if (missing.length > 0) throw new SwarmError('PromptIncomplete', `prompt ${name} lacks ${missing.join(', ')}`);
      // One pass over the template: a value that holds "{{…}}" is text, never a variable.
      return body.replace(/\{\{([a-z_]+)\}\}/g, (_, variable: string) => values[variable] ?? '').trim();
    },
  };
}
