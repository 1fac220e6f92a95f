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
    .option('--json', 'print one JSON document')
    .action(async (options: { config?: boolean; json?: boolean }) => {
      const checks = options.config
        ? modelChecks(process.env)
        : [...(await machineChecks()), ...(await callableChecks(process.env))];
      if (options.json) printJson({ checks });
      else for (const check of checks) print(line(check));
      exit(checks.every((check) => check.ok || !check.needed) ? EXIT.success : EXIT.infrastructure);
    });
};

function line({ ok, needed, name, detail }: Check): string {
  return `${ok ? 'ok  ' : needed ? 'FAIL' : 'no  '}  ${name}: ${detail}`;
}
