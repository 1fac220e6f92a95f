import { type Command, Option } from 'commander';
import { SwarmError } from '../../core/errors.ts';
import type { RunKeys } from '../../core/store/keys.ts';
import { print, printJson } from '../output/print.ts';
import { visible } from '../output/visible.ts';
import { findArtefacts, type RunArtefacts } from '../runs/artefacts.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';

interface ShowOptions {
  readonly plan?: boolean;
  readonly coverage?: string;
  readonly mutation?: string;
  readonly json?: boolean;
}

/** `swarm show <id>` */
export const showCommand: RegisterCommand = (program) => {
  program
    .command('show')
    .description('print the report of a run')
    .argument('<run-id>')
    .option('--plan', 'print the plan instead')
    .addOption(
      new Option('--coverage <format>', 'print the coverage of a forged suite instead').choices(['html', 'xml']),
    )
    .addOption(
      new Option('--mutation <format>', 'print the mutants of a forged suite instead').choices(['html', 'json']),
    )
    .option('--json', 'print the summary as one JSON document')
    .action(async (runId: string, options: ShowOptions, self: Command) => {
      const artefacts = await findArtefacts(await openTarget(self, options.json === true), runId);
      if (options.json) return printJson(await artefacts.summary());
      const measured = measurementOf(options, artefacts.keys);
      if (measured) return print(await documentOf(artefacts, measured));
      print(visible(await artefacts.text(options.plan ? artefacts.keys.planMarkdown : artefacts.keys.reportMarkdown)));
    });
};

/** The key of the measurement that is asked for. */
function measurementOf({ coverage, mutation }: ShowOptions, keys: RunKeys): string | undefined {
  if (coverage) return coverage === 'xml' ? keys.coverageXml : keys.coverageHtml;
  if (mutation) return mutation === 'json' ? keys.mutationJson : keys.mutationHtml;
  return undefined;
}

/** A document for a file or a program, as it is. */
async function documentOf(artefacts: RunArtefacts, key: string): Promise<string> {
  const bytes = await artefacts.read(key);
  if (bytes) return new TextDecoder().decode(bytes);
  await artefacts.summary();
  const name = key.slice(artefacts.keys.prefix.length);
  throw new SwarmError('DocumentNotFound', `the run left no ${name}: only runs of forge that published a suite do`);
}
