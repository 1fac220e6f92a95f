import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { parseContract, parseJson } from '../../core/contracts/index.ts';
import { messageOf, SwarmError } from '../../core/errors.ts';
import { readCases } from '../eval/cases.ts';
import { caseLine, comparisonLines, totalLines } from '../eval/lines.ts';
import { type CaseResult, compared, type EvalResult, EvalResultSchema, totalsOf } from '../eval/result.ts';
import { runCase } from '../eval/run-case.ts';
import { EXIT } from '../exit-codes.ts';
import { CHECKOUT } from '../local/paths.ts';
import { print, printJson } from '../output/print.ts';
import type { RegisterCommand } from './index.ts';
import { addRequestOptions, type RequestOptions, requestOf } from './request-options.ts';

interface EvalOptions extends RequestOptions {
  readonly set?: string;
  readonly only?: string[];
  readonly out?: string;
  readonly compare?: string;
}

/** `swarm eval` */
export const evalCommand: RegisterCommand = (program, exit) => {
  const command = program
    .command('eval')
    .description('take cases with hidden tests through the product, and say what was repaired, harmed and paid')
    .option('--set <dir>', 'folder of cases: <case>/project and <case>/test_*.py or check.py; without it, our samples')
    .option('--only <names>', 'cases of the set, separated by commas', (value: string) => value.split(','))
    .option('--out <file>', 'write the result there, as JSON')
    .option('--compare <file>', 'an earlier result to stand beside this one');
  addRequestOptions(command).action(async (options: EvalOptions, self: Command) => {
    exit(await evaluate(options, self));
  });
};

/** Cases run one after the other: what each took is its own. Fails where a case was harmed. */
async function evaluate(options: EvalOptions, command: Command): Promise<number> {
  const earlier = options.compare === undefined ? undefined : readResult(options.compare);
  const cases: CaseResult[] = [];
  for (const one of readCases(options.set ?? join(CHECKOUT, 'examples'), options.only)) {
    const result = await runCase(command, one, requestOf(options, command));
    cases.push(result);
    if (!options.json && !options.quiet) print(caseLine(result));
  }
  const { set = 'examples' } = options;
  const result: EvalResult = { version: 1, set, tiers: options.tiers ?? null, cases, totals: totalsOf(cases) };
  if (options.out !== undefined) writeResult(options.out, result);
  const comparison = earlier && compared(earlier, result);
  if (options.json) printJson({ ...result, ...(comparison ? { comparison } : {}) });
  else
    for (const line of [...totalLines(result.totals), ...(comparison ? comparisonLines(comparison) : [])]) print(line);
  return result.totals.harmed > 0 ? EXIT.noSuccess : EXIT.success;
}

function readResult(path: string): EvalResult {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new SwarmError('UsageError', `${path} cannot be read: ${messageOf(cause)}`, { cause });
  }
  return parseContract(EvalResultSchema, parseJson(text, path, 'UsageError'), path, 'UsageError');
}

function writeResult(path: string, result: EvalResult): void {
  try {
    writeFileSync(path, `${JSON.stringify(result, null, 2)}\n`);
  } catch (cause) {
    throw new SwarmError('UsageError', `${path} cannot be written: ${messageOf(cause)}`, { cause });
  }
}
