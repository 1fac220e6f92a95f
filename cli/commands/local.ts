import { InvalidArgumentError } from 'commander';
import { ALL_SCOPES, OwnerSchema } from '../../core/contracts/index.ts';
import { apiUrl, type Connection } from '../connection.ts';
import { signToken } from '../local/identity.ts';
import { ensureLocalCloud, findLocalCloud, resetLocalCloud, stopLocalCloud } from '../local/local-cloud.ts';
import { allowPythons } from '../local/pythons.ts';
import { print, printJson, say } from '../output/print.ts';
import type { RegisterCommand } from './index.ts';
import { integer } from './request-options.ts';

/** `swarm local up|down|status|reset` */
export const localCommand: RegisterCommand = (program) => {
  const local = program.command('local').description('the AWS stack on this machine');
  local
    .command('up')
    .description('start it and deploy the stack')
    .option('--pythons <list>', 'Pythons of this machine that runs may use too: "3.12,3.13", "all" or "none"')
    .option('--json', 'print its status as one JSON document')
    .action(async (options: { json?: boolean; pythons?: string }) => {
      if (options.pythons !== undefined) allowPythons(options.pythons);
      show(await ensureLocalCloud(say), options.json);
    });
  local
    .command('down')
    .description('stop it; runs are kept')
    .action(async () =>
      print((await stopLocalCloud()) ? 'The local cloud is stopped.' : 'The local cloud was not running.'),
    );
  local
    .command('status')
    .description('say whether it runs, and where')
    .option('--json', 'print one JSON document')
    .action(async (options: { json?: boolean }) => show(await findLocalCloud(), options.json));
  local
    .command('token')
    .description('print a token for the HTTP API of the local cloud')
    .option('--owner <name>', 'whose runs it opens', parseOwner, 'local')
    .option('--scope <names>', 'what it allows, separated by commas', (value) => value.split(','), [...ALL_SCOPES])
    .option('--minutes <n>', 'how long it is good for', integer(1, 1440), 60)
    .action(async (options: { owner: string; scope: string[]; minutes: number }) =>
      print(await signToken(options.owner, options.scope, options.minutes * 60)),
    );
  local
    .command('reset')
    .description('stop it and delete everything it holds, runs too')
    .action(async () => {
      await resetLocalCloud();
      print('The local cloud is empty.');
    });
};

function show(connection: Connection | undefined, json: boolean | undefined): void {
  const status = {
    running: connection !== undefined,
    endpoint: connection?.endpoint ?? null,
    region: connection?.region ?? null,
    bucket: connection?.outputs.bucket ?? null,
    state_machine_arn: connection?.outputs.stateMachineArn ?? null,
    api_url: connection ? apiUrl(connection) : null,
  };
  if (json) printJson(status);
  else if (!connection) print('The local cloud is not running. Start it with `swarm local up`.');
  else for (const [name, value] of Object.entries(status)) print(`${name.padEnd(18)} ${value ?? '-'}`);
}

function parseOwner(value: string): string {
  const owner = OwnerSchema.safeParse(value);
  if (!owner.success) throw new InvalidArgumentError('It must be 1 to 64 letters, digits, "-" or "_".');
  return owner.data;
}
