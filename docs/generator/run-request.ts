import { schemaText } from '../../core/contracts/write-schemas.ts';
import { allowed, type Schema } from './json-schema.ts';
import { code, page, table, yesNo } from './markdown.ts';

/** `docs/reference/run-request.md`, from the JSON Schema of the contract. */
export function runRequestPage(): string {
  const schema: Schema = JSON.parse(schemaText('run-request'));
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    code(name),
    name === 'source' ? 'see below' : allowed(field),
    yesNo(required.has(name)),
    field.default === undefined ? '' : code(JSON.stringify(field.default)),
    field.description ?? '',
  ]);
  return page(
    'Run request',
    'The input of an execution of the state machine. Everything but `source` has a default; an unknown field is refused. Schema: `core/contracts/schema/run-request.schema.json`.',
    table(['field', 'allowed', 'needed', 'default', 'meaning'], rows),
    '## `source`',
    'One of these forms:',
    table(
      ['form', 'allowed', 'meaning'],
      (schema.properties?.source?.anyOf ?? []).flatMap((form) => sourceRows(form)),
    ),
  );
}

function sourceRows(form: Schema): string[][] {
  if (!form.properties) return [['a text', allowed(form), 'URI of the zip in S3.']];
  const names = Object.keys(form.properties).map((name) => (form.required?.includes(name) ? name : `${name}?`));
  const shape = code(`{${names.join(', ')}}`);
  return Object.entries(form.properties).map(([name, field]) => [
    shape,
    `${code(name)}: ${allowed(field)}`,
    field.description ?? '',
  ]);
}
