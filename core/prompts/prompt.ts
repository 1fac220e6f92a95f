import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseContract } from '../contracts/index.ts';
import { messageOf, SwarmError } from '../errors.ts';

/** What a variable may hold: `text`, one `line`, an `integer`, any finite `number`. */
const VariableTypeSchema = z.enum(['text', 'line', 'integer', 'number']);
type VariableType = z.infer<typeof VariableTypeSchema>;

const FrontMatterSchema = z.strictObject({
  version: z.int().positive(),
  variables: z.record(z.string().regex(/^[a-z_]+$/), VariableTypeSchema),
});

/** Values for the variables of a prompt, by name. */
export type PromptValues = Readonly<Record<string, string | number>>;

/** A prompt file: Markdown with a front matter that declares its version and the types of its variables. */
export interface Prompt {
  readonly name: string;
  readonly version: number;
  /** The names of its variables, sorted. */
  readonly variables: readonly string[];
  /** The text with its values; throws `PromptIncomplete` when one is missing, of another type, or unknown. */
  render(values: PromptValues): string;
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
  const { version, variables } = parseContract(
    FrontMatterSchema,
    frontMatter(head, name),
    `prompt ${name}`,
    'InvalidConfig',
  );
  const types = new Map(Object.entries(variables));
  const used = new Set([...body.matchAll(/\{\{([a-z_]+)\}\}/g)].map((match) => match[1] ?? ''));
  const differing = new Set([...used, ...types.keys()].filter((item) => !used.has(item) || !types.has(item)));
  if (differing.size > 0) {
    throw new SwarmError('InvalidConfig', `prompt ${name}: ${[...differing].join(', ')} is declared or used, not both`);
  }
  return {
    name,
    version,
    variables: [...types.keys()].sort(),
    render(values) {
      const problems = problemsWith(new Map(Object.entries(values)), types);
      if (problems.length > 0) {
        throw new SwarmError('PromptIncomplete', `prompt ${name}: ${problems.join('; ')}`, { problems });
      }
      // One pass over the template: a value that holds "{{…}}" is text, never a variable.
      return body.replace(/\{\{([a-z_]+)\}\}/g, (_, variable: string) => String(values[variable])).trim();
    },
  };
}

function frontMatter(head: string, name: string): unknown {
  try {
    return parse(head);
  } catch (cause) {
    throw new SwarmError('InvalidConfig', `prompt ${name}: its front matter is not YAML`, { cause });
  }
}

function problemsWith(values: ReadonlyMap<string, unknown>, types: ReadonlyMap<string, VariableType>): string[] {
  const unknown = [...values.keys()]
    .filter((variable) => !types.has(variable))
    .map((variable) => `unknown ${variable}`);
  const wrong = [...types].flatMap(([variable, type]) => {
    if (!values.has(variable) || values.get(variable) === undefined) return [`lacks ${variable}`];
    return fits(values.get(variable), type) ? [] : [`${variable} is no ${type}`];
  });
  return [...wrong, ...unknown];
}

function fits(value: unknown, type: VariableType): boolean {
  if (type === 'text') return typeof value === 'string';
  if (type === 'line') return typeof value === 'string' && !/[\r\n\u2028\u2029]/.test(value);
  return typeof value === 'number' && (type === 'integer' ? Number.isInteger(value) : Number.isFinite(value));
}
