import type { Command } from 'commander';
import { type TierTotals, totals } from '../../core/report/totals.ts';
import { print, printJson } from '../output/print.ts';
import { table } from '../output/table.ts';
import { finishedSummaries } from '../runs/summaries.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';
import { integer } from './request-options.ts';

/** `swarm stats` */
export const statsCommand: RegisterCommand = (program) => {
  program
    .command('stats')
    .description('how each tier did over all runs: success rate, attempts, cost per success')
    .option('--limit <n>', 'how many of the newest runs', integer(1, 10_000), 1000)
    .option('--json', 'print one JSON document')
    .action(async (options: { limit: number; json?: boolean }, self: Command) => {
      const connection = await openTarget(self, options.json === true);
      const { runs, tiers } = totals(await finishedSummaries(connection, options.limit));
      if (options.json) return printJson({ runs, tiers });
      if (runs === 0) return print('No run has ended yet. Start one with `swarm refactor <path>`.');
      print(`${runs} runs`);
      const heads = [
        'TIER',
        'RUNS',
        'SUCCEEDED',
        'RATE',
        'ATTEMPTS A RUN',
        'COST',
        'COST PER SUCCESS',
        'CALLS',
        'TOKENS',
      ];
      for (const line of table([heads, ...tiers.map(row)])) print(line);
    });
};

function row(tier: TierTotals): string[] {
  return [
    tier.tier,
    String(tier.runs),
    String(tier.successes),
    `${(tier.success_rate * 100).toFixed(0)} %`,
    tier.average_attempts.toFixed(1),
    `$${tier.cost_usd.toFixed(4)}`,
    tier.cost_per_success_usd === null ? '-' : `$${tier.cost_per_success_usd.toFixed(4)}`,
    String(tier.calls),
    String(tier.tokens),
  ];
}
