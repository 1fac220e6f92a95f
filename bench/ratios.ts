import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Connection } from '../cli/connection.ts';
import { CHECKOUT, VENV_PYTHON } from '../cli/local/paths.ts';
import { measureRun } from './measure-run.ts';
import { type Files, healthyPackage, threeFiles, wrongLoop } from './projects.ts';

const TIMES = 5;

/** What was measured against what, on the same machine one after the other; medians of five. */
export interface Ratio {
  readonly work: string;
  readonly seconds: number;
  /** Seconds of what it is held against; undefined where its own seconds are. */
  readonly against?: number;
  /** The ratio, or the seconds, that it is to stay below. */
  readonly most: number;
}

/** Whole runs against the tools they cannot do without, and commands against the clock. */
export async function measureRatios(connection: Connection, projects = cases()): Promise<Ratio[]> {
  const found: Ratio[] = [];
  for (const { work, files, most } of projects) {
    const byHand = await median(() => toolsByHand(files));
    found.push({ work, seconds: await median(() => runOf(connection, files)), against: byHand, most });
  }
  const hangs = await median(() => runOf(connection, wrongLoop(true)));
  const ends = await median(() => runOf(connection, wrongLoop(false)));
  found.push({
    work: 'one endless loop, eight of ten tests hang, to a wrong result',
    seconds: hangs,
    against: ends,
    most: 3,
  });
  found.push({ work: 'the same by the clock', seconds: hangs, most: 15 });
  for (const [command, most] of [
    ['--version', 0.3],
    ['runs', 1],
  ] as const) {
    const take = () => secondsOf(() => execFileSync(process.execPath, [join(CHECKOUT, 'bin/swarm.mjs'), command]));
    take();
    found.push({ work: `swarm ${command}`, seconds: await median(async () => take()), most });
  }
  return found;
}

function cases(): { work: string; files: Files; most: number }[] {
  return [
    { work: 'three files, nothing to repair, to one pytest and one pylint', files: threeFiles(false), most: 4 },
    { work: 'the same with three bugs', files: threeFiles(true), most: 8 },
    { work: 'a healthy package of 30 modules', files: healthyPackage(30), most: 3 },
  ];
}

async function runOf(connection: Connection, files: Files): Promise<number> {
  return (await measureRun(connection, files)).wall;
}

/** Seconds of one pytest and one pylint of all files, started by hand. */
async function toolsByHand(files: Files): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const tool = (...words: string[]) =>
      spawnSync(VENV_PYTHON, ['-m', ...words], { cwd: folder, stdio: 'ignore', env: { PYTHONPATH: folder } });
    return secondsOf(() => {
      tool('pytest', '-q', '-p', 'no:cacheprovider');
      tool('pylint', ...Object.keys(files));
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function secondsOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}

async function median(work: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let time = 0; time < TIMES; time += 1) values.push(await work());
  return values.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

/** The rows of a table, with what is above its limit in bold. */
export function ratioRows(ratios: readonly Ratio[]): string {
  const rows = ratios.map(({ work, seconds, against, most }) => {
    const value = against === undefined ? seconds : seconds / against;
    const unit = against === undefined ? ' s' : ' times';
    const shown = `${value.toFixed(against === undefined ? 2 : 1)}${unit}`;
    const held = against === undefined ? '' : `${against.toFixed(2)} s`;
    return `| ${work} | ${seconds.toFixed(2)} s | ${held} | ${value > most ? `**${shown}**` : shown} | ${most}${unit} |`;
  });
  return ['| work | takes | held against | is | at most |', '|---|---|---|---|---|', ...rows].join('\n');
}
