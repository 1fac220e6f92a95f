import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EXIT } from '../exit-codes.ts';
import { say } from '../output/print.ts';
import { documentIn } from './document.ts';
import { runSelf } from './run-self.ts';

/** Options of `refactor` that the action's inputs give, by the variable that carries them. */
const OPTIONS: Readonly<Record<string, string>> = {
  SWARM_TIERS: '--tiers',
  SWARM_MAX_ITERATIONS: '--max-iterations',
  SWARM_BUDGET_USD: '--budget',
  SWARM_DEADLINE_MINUTES: '--deadline',
  SWARM_PUBLIC_API: '--public-api',
  SWARM_DO: '--do',
};
/** A job summary may hold 1 MiB; the report has room to spare. */
const SUMMARY_BYTES = 900_000;

/**
 * The step of the GitHub Action: runs `swarm refactor` on the path of the input, writes the
 * report to the job's summary and tells the step's outputs. Returns the exit code.
 */
export async function githubAction(env: NodeJS.ProcessEnv): Promise<number> {
  const out = join(mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'swarm-')), 'result');
  const path = resolve(env.GITHUB_WORKSPACE || '.', env.SWARM_PATH || '.');
  const { code, stdout } = await runSelf(['refactor', path, '--json', '--out', out, ...optionsIn(env)], resolve('.'));
  const document = documentIn(stdout);
  if (!document) return code === 0 ? EXIT.infrastructure : code;

  const record = (name: string) => {
    const file = join(out, '.swarm', name);
    return existsSync(file) ? file : '';
  };
  const report = record('report.md');
  if (env.GITHUB_STEP_SUMMARY && report)
    appendFileSync(env.GITHUB_STEP_SUMMARY, readFileSync(report).subarray(0, SUMMARY_BYTES));
  tell(env, {
    status: document.status,
    run_id: document.run_id,
    result: out,
    patch: record('changes.patch'),
    report,
    sarif: record('report.sarif'),
  });
  say(`${document.status}: ${document.stop_detail}`);
  return code === EXIT.noSuccess && env.SWARM_FAIL !== 'true' ? EXIT.success : code;
}

function optionsIn(env: NodeJS.ProcessEnv): string[] {
  // With "=", a value can never be taken for another option.
  return Object.entries(OPTIONS).flatMap(([name, option]) => (env[name] ? [`${option}=${env[name]}`] : []));
}

function tell(env: NodeJS.ProcessEnv, outputs: Readonly<Record<string, string>>): void {
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value.replace(/[\r\n]/g, ' ')}\n`);
  if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, lines.join(''));
}
