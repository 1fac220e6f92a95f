import { schemaText } from '../../core/contracts/write-schemas.ts';
import { allowed, type Schema } from './json-schema.ts';
import { code, page, table } from './markdown.ts';

const EXAMPLE = `\`\`\`yaml
target_dir: src
public_api: keep
budget_usd: 0.25
tiers: [builtin, economy]
\`\`\``;

/** `docs/reference/swarm-yaml.md`, from the JSON Schema of the contract. */
export function swarmYamlPage(): string {
  const schema: Schema = JSON.parse(schemaText('project-options'));
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    code(name),
    code(`swarm-${name.replaceAll('_', '-')}`),
    allowed(field),
    field.default === undefined ? '' : code(JSON.stringify(field.default)),
    field.description ?? '',
  ]);
  return page(
    'Options of a project: swarm.yaml',
    'A file `swarm.yaml` at the root of a project says what its runs are asked for, whatever the door. What the request says itself wins. An unknown field, or a value that is not allowed, ends the run as `InvalidRequest`. At most 64 KB are read. Schema: `core/contracts/schema/project-options.schema.json`.',
    EXAMPLE,
    table(['field', 'as metadata of an upload', 'allowed', 'default', 'meaning'], rows),
    '## Metadata of an upload',
    'A zip that is put under `uploads/` carries the options of its request as metadata. Lists are written with commas. `swarm-owner` names the owner; `swarm-budget-usd` may be up to 1000. Metadata win over `swarm.yaml`.',
  );
}
