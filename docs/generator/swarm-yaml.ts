import { schemaText } from '../../core/contracts/write-schemas.ts';
import { allowed, type Schema } from './json-schema.ts';
import { code, page, table } from './markdown.ts';

const EXAMPLE = `\`\`\`yaml
target_dir: src
public_api: keep
budget_usd: 0.25
tiers: [builtin, economy]
run:
  - { file: greet.py, args: [Ida], expect: "Hello, Ida" }
  - { file: totals.py, stdin: "3\\n4\\n", expect: "7" }
\`\`\``;

const PROGRAMS =
  'Every program of a project is run once, in a copy, without arguments and without input, for at most 5 seconds; the report says how each ended. `run` says how a program is meant to be run: each entry is a test of the project, which is shown evidence, drives repair, and is delivered with the others. A program that does not end, or that needs what is not there, is told and becomes no test.';

/** `docs/reference/swarm-yaml.md`, from the JSON Schema of the contract. */
export function swarmYamlPage(): string {
  const schema: Schema = JSON.parse(schemaText('project-options'));
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    code(name),
    name === 'run' ? '' : code(`swarm-${name.replaceAll('_', '-')}`),
    allowed(field),
    field.default === undefined ? '' : code(JSON.stringify(field.default)),
    field.description ?? '',
  ]);
  return page(
    'Options of a project: swarm.yaml',
    'A file `swarm.yaml` at the root of a project says what its runs are asked for, whatever the door. What the request says itself wins. An unknown field, or a value that is not allowed, ends the run as `InvalidRequest`. At most 64 KB are read. Schema: `core/contracts/schema/project-options.schema.json`.',
    EXAMPLE,
    table(['field', 'as metadata of an upload', 'allowed', 'default', 'meaning'], rows),
    '## Runs of programs',
    PROGRAMS,
    table(
      ['field', 'allowed', 'meaning'],
      Object.entries(schema.properties?.run?.items?.properties ?? {}).map(([name, field]) => [
        code(name),
        allowed(field),
        field.description ?? '',
      ]),
    ),
    '## Metadata of an upload',
    'A zip that is put under `uploads/` carries the options of its request as metadata. Lists are written with commas. `swarm-owner` names the owner; `swarm-budget-usd` may be up to 1000. Metadata win over `swarm.yaml`.',
  );
}
