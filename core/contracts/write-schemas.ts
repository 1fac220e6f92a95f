/** Writes the JSON Schema of every contract to core/contracts/schema (npm run schemas). */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CONTRACTS } from './index.ts';

/** JSON Schema 2020-12 of one contract, as committed. */
export function schemaText(name: string): string {
  const contract = CONTRACTS[name];
  if (!contract) throw new Error(`no contract is named ${name}`);
  const schema = z.toJSONSchema(contract, { target: 'draft-2020-12', io: 'input', unrepresentable: 'throw' });
  return `${JSON.stringify({ title: name, ...schema }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of Object.keys(CONTRACTS)) {
    writeFileSync(new URL(`./schema/${name}.schema.json`, import.meta.url), schemaText(name));
  }
}
