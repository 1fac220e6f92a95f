import { existsSync, readdirSync } from 'node:fs';
import tabtab from '@pnpm/tabtab';
import type { Command } from 'commander';
import { print } from '../output/print.ts';
import { candidates } from './candidates.ts';

/** Answers a shell that wants to complete a line; the line is in the environment. */
export function completeLine(program: Command): void {
  const { complete, partial } = tabtab.parseEnv(process.env);
  if (!complete) return;
  const shell = tabtab.getShellFromEnv(process.env);
  const found = candidates(program, partial.trimStart().split(/\s+/).slice(1), localRuns);
  if (found !== 'files') tabtab.log([...found], shell, print);
  // Bash completes files by itself where nothing is answered.
  else if (shell !== 'bash') tabtab.logFiles();
}

/** Ids of the runs that were started from this folder, newest first: a shell can't wait for a stack. */
function localRuns(): string[] {
  const ids = [...namesIn('.swarm/runs'), ...namesIn('.swarm/started').map((name) => name.replace(/\.json$/, ''))];
  return [...new Set(ids)].sort().reverse();
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
