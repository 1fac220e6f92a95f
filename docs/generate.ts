/** Writes the generated pages of docs/reference (npm run docs). */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cliPage } from './generator/cli.ts';
import { configPage } from './generator/config.ts';
import { errorsPage } from './generator/errors.ts';
import { withModels } from './generator/models.ts';
import { swarmProgram } from './generator/program.ts';
import { runRequestPage } from './generator/run-request.ts';
import { statesPage } from './generator/states.ts';
import { swarmYamlPage } from './generator/swarm-yaml.ts';

/** The text of every page that is generated here, by its name in docs/reference. */
export async function pages(): Promise<Record<string, string>> {
  return {
    'cli.md': cliPage(await swarmProgram()),
    'config.md': configPage(),
    'errors.md': errorsPage(),
    'run-request.md': runRequestPage(),
    'states.md': statesPage(),
    'swarm-yaml.md': swarmYamlPage(),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await pages())) {
    writeFileSync(new URL(`./reference/${name}`, import.meta.url), text);
    console.log(`wrote docs/reference/${name}`);
  }
  const models = new URL('./models.md', import.meta.url);
  writeFileSync(models, withModels(readFileSync(models, 'utf8')));
  console.log('wrote the table of docs/models.md');
}
