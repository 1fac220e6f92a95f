import { readFileSync } from 'node:fs';
import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import { z } from 'zod';
import { AgentsConfigSchema } from '../../core/config/agents.ts';
import { PoliciesSchema } from '../../core/config/policies.ts';
import { allowed, type Schema } from './json-schema.ts';
import { code, page, table } from './markdown.ts';

/** `docs/reference/config.md`, from the files in `config/` and the schemas that check them. */
export function configPage(): string {
  const agents = z.toJSONSchema(AgentsConfigSchema, { io: 'input' }) as Schema;
  const tiers = agents.properties?.tiers?.items;
  const kinds = (tiers?.oneOf ?? tiers?.anyOf ?? []).flatMap((kind) => {
    const title = `kind: ${JSON.stringify(kind.properties?.kind?.const)}`;
    return [`### Tier of ${code(title)}`, fields(kind)];
  });
  return page(
    'Configuration',
    'Both files are checked when they are read; a value that is missing or not allowed is refused with `InvalidConfig`. They are packed into the functions: a change counts after the next deployment.',
    '## `config/policies.yaml`',
    table(['key', 'value', 'allowed', 'meaning'], policyRows()),
    '## `config/agents.yaml`',
    'Tiers in the order in which they are tried. A tier without credentials is left out of a run, and the log says so.',
    ...kinds,
    '### `models`: what is known of a model',
    fields(agents.properties?.models?.additionalProperties ?? {}),
    'As it stands:',
    `\`\`\`yaml\n${configText('agents.yaml').trimEnd()}\n\`\`\``,
  );
}

function policyRows(): string[][] {
  const root = z.toJSONSchema(PoliciesSchema, { io: 'input' }) as Schema;
  const document = parseDocument(configText('policies.yaml'));
  const rows: string[][] = [];
  const visit = (path: string, node: unknown, schema: Schema | undefined): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = String(isScalar(key) ? key.value : key);
        visit(path ? `${path}.${name}` : name, value, schema?.properties?.[name]);
      }
      return;
    }
    if (!isScalar(node) && !isSeq(node)) throw new Error(`policies.yaml: ${path} is neither a value nor a list`);
    const comment = isNode(node) ? (node.comment ?? '').trim() : '';
    const meaning = schema?.description ?? comment;
    rows.push([code(path), code(JSON.stringify(node.toJSON())), allowed(schema ?? {}), meaning]);
  };
  visit('', document.contents, root);
  return rows;
}

function fields(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    code(name),
    field.properties ? `${Object.keys(field.properties).map(code).join(', ')}` : allowed(field),
    field.default === undefined ? '' : code(JSON.stringify(field.default)),
  ]);
  return table(['key', 'allowed', 'default'], rows);
}

function configText(name: string): string {
  return readFileSync(new URL(`../../config/${name}`, import.meta.url), 'utf8');
}
