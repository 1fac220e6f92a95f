import { code } from './markdown.ts';

/** The part of JSON Schema that our contracts use. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly format?: string;
  readonly additionalProperties?: Schema | undefined;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** What a value may be, in words: `integer, 3 to 10`. */
export function allowed(schema: Schema): string {
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ');
  if (schema.format === 'date') return 'a day, as `2026-10-07`';
  if (schema.type === 'array') {
    const range = bounds(schema.minItems, schema.maxItems, ' of them');
    return [`list of ${allowed(schema.items ?? {})}`, range].filter(Boolean).join(', ');
  }
  const least = schema.exclusiveMinimum === undefined ? schema.minimum : undefined;
  const most = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum;
  const above = schema.exclusiveMinimum === undefined ? '' : `above ${schema.exclusiveMinimum}`;
  const length = bounds(schema.minLength, schema.maxLength, ' characters');
  const parts = [schema.type ?? 'any', above, bounds(least, most, ''), length];
  return [...parts, schema.pattern ? `as ${code(schema.pattern)}` : ''].filter(Boolean).join(', ');
}

function bounds(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return `at least ${least}${unit}`;
  return least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`;
}
