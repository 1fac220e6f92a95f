/** Measures the demonstration run and writes docs/benchmarks.md (npm run bench). */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '../cli/connection.ts';
import { ensureLocalCloud, stopLocalCloud } from '../cli/local/local-cloud.ts';
import { CHECKOUT } from '../cli/local/paths.ts';
import { measureContext } from './context.ts';
import { measureLists } from './list-runs.ts';
import { measureRun, type RunTimes } from './measure-run.ts';
import { naiveLint } from './naive-lint.ts';
import { measureRatios, ratioRows } from './ratios.ts';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const SAMPLE = 'messy-calculator';
const WARM_RUNS = 5;
/** What stands below it is written by `npm run bench:builtin`, and kept. */
const ENGINE_MARK = '<!-- Below: written by npm run bench:builtin -->\n';

/** From a machine on which nothing runs to the end of the first run. */
async function measureCold(): Promise<{ seconds: number; connection: Connection; first: RunTimes }> {
  await ensureLocalCloud(() => {});
  await stopLocalCloud();
  const started = Date.now();
  const connection = await ensureLocalCloud(() => {});
  const first = await measureRun(connection, SAMPLE);
  return { seconds: (Date.now() - started) / 1000, connection, first };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const { seconds: cold, connection, first } = await measureCold();
const warm: RunTimes[] = [];
for (let run = 0; run < WARM_RUNS; run += 1) warm.push(await measureRun(connection, SAMPLE));
const lint = await naiveLint(SAMPLE);

const context = measureContext();
const lists = await measureLists(connection);
const ratios = await measureRatios(connection);

const wall = median(warm.map((run) => run.wall));
const tools = median(warm.map((run) => run.tools));
const names = [...(warm[0]?.steps.keys() ?? [])];
const stepOf = (runs: readonly RunTimes[], name: string) => median(runs.map((run) => run.steps.get(name) ?? 0));
const inspect = stepOf(warm, 'Inspect');
const s = (value: number) => `${value.toFixed(2)} s`;

const page = `# Benchmarks

Written by \`npm run bench\` on ${availableParallelism()} cores, Node ${process.versions.node}. Sample: \`examples/${SAMPLE}\` (three
files with wrong results, bad names and no documentation), no key, on the local cloud.
Medians of ${WARM_RUNS} warm runs; figures of another machine differ, the ratios less so.

## A whole run

| | wall time |
|---|---|
| cold: local cloud started, first run with cold functions | ${s(cold)} |
| that first run alone | ${s(first.wall)} |
| warm run (lowest and highest: ${s(Math.min(...warm.map((run) => run.wall)))}, ${s(Math.max(...warm.map((run) => run.wall)))}) | ${s(wall)} |

## By step

| step | warm | first run |
|---|---|---|
${names.map((name) => `| ${name} | ${s(stepOf(warm, name))} | ${s(stepOf([first], name))} |`).join('\n')}

## Orchestration against tools

The tools are what the workbench does: pylint, tests, search, clean-up. The rest is the state
machine, the agents, storage and calls between them.

| | warm |
|---|---|
| tools | ${s(tools)} |
| orchestration | ${s(wall - tools)} |
| whole run against its tools alone | ${(wall / tools).toFixed(2)} times |

## A run against its tools

Ratios of what was measured one after the other; bold is above what it is to stay below. By hand: pytest and
pylint, each started once for the whole project.

${ratioRows(ratios)}

## Against the plain way

| | |
|---|---|
| pylint started once a file | ${s(lint)} |
| step Inspect: pylint, facts and imports of the same files | ${s(inspect)} |
| ratio | ${(lint / inspect).toFixed(1)} times as fast |

## What a model is sent

The layer's own package (${context.files} files) as the project, and a failing test that speaks of one module. Tokens by the
product's own estimate. The naive peer sends every file.

| | every file | packed | ratio |
|---|---|---|---|
| tokens of a prompt's files and signatures | ${context.allTokens} | ${context.packedTokens} | ${(context.allTokens / context.packedTokens).toFixed(0)} times fewer |
| time to make it | ${(context.naiveSeconds * 1000).toFixed(1)} ms | ${(context.packSeconds * 1000).toFixed(1)} ms | ${(context.packSeconds / context.naiveSeconds).toFixed(0)} times as long |

## A page of runs

An owner with ${lists.runs} runs on the local cloud; the first ${lists.page}, newest first. The naive peer reads the state of every
run and sorts.

| | index | every state | ratio |
|---|---|---|---|
| time of a page | ${(lists.index * 1000).toFixed(0)} ms | ${(lists.naive * 1000).toFixed(0)} ms | ${(lists.naive / lists.index).toFixed(0)} times as fast |
`;
const path = join(CHECKOUT, 'docs/benchmarks.md');
const [, engine = ''] = readFileSync(path, 'utf8').split(ENGINE_MARK);
writeFileSync(path, `${page}\n${ENGINE_MARK}${engine}`);
console.log(page);
