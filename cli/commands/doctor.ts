import type { Command } from 'commander';
import { awsClients, connect, type TargetOptions } from '../connection.ts';
import { awsChecks } from '../doctor/aws.ts';
import { deployed, probeChecks } from '../doctor/aws-probe.ts';
import { type Check, machineChecks } from '../doctor/machine.ts';
import { callableChecks, modelChecks } from '../doctor/models.ts';
import { EXIT } from '../exit-codes.ts';
import { print, printJson } from '../output/print.ts';
import type { RegisterCommand } from './index.ts';

/** `swarm doctor` */
export const doctorCommand: RegisterCommand = (program, exit) => {
  program
    .command('doctor')
    .description(
      'look at what a run needs, ask providers whether a call of each tier would work, and say what is missing',
    )
    .option(
      '--config',
      'look at the configuration of the models only: which tiers are live, at what price; nobody is asked',
    )
    .option('--aws', 'look at an AWS account before a deployment, by --profile and --region; nothing is changed')
    .option('--probe', 'with --aws: run a sample on the deployed stack and say what only AWS can answer')
    .option('--json', 'print one JSON document')
    .action(async (options: DoctorOptions, command: Command) => {
      const checks = options.aws || options.probe ? await accountChecks(options, command) : await hereChecks(options);
      if (options.json) printJson({ checks });
      else for (const check of checks) print(line(check));
      exit(checks.every((check) => check.ok || !check.needed) ? EXIT.success : EXIT.infrastructure);
    });
};

interface DoctorOptions {
  readonly config?: boolean;
  readonly aws?: boolean;
  readonly probe?: boolean;
  readonly json?: boolean;
}

async function hereChecks({ config }: DoctorOptions): Promise<Check[]> {
  return config ? modelChecks(process.env) : [...(await machineChecks()), ...(await callableChecks(process.env))];
}

/** What is found in AWS: before a deployment, and of a stack that is there. */
async function accountChecks({ probe }: DoctorOptions, command: Command): Promise<Check[]> {
  const target: TargetOptions = command.optsWithGlobals();
  const clients = await awsClients(target);
  const before = await awsChecks(clients, target.stack);
  return probe ? [...before, ...(await probeChecks(deployed(await connect(clients, target.stack))))] : before;
}

function line({ ok, needed, name, detail }: Check): string {
  return `${ok ? 'ok  ' : needed ? 'FAIL' : 'no  '}  ${name}: ${detail}`;
}
