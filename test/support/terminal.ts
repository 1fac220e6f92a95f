import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CHECKOUT, VENV_PYTHON } from '../../cli/local/paths.ts';
import { ROOT } from './paths.ts';

/** What a command showed in a terminal of 24 rows and 100 columns. */
export interface TerminalResult {
  readonly code: number | null;
  /** As it came, with its control sequences. */
  readonly raw: string;
  /** As text. */
  readonly text: string;
}

/**
 * Runs the CLI in a real terminal and answers its questions: each pattern is waited for
 * after the answer before.
 */
export function swarmInTerminal(
  args: readonly string[],
  options: {
    cwd: string;
    answers?: readonly (readonly [pattern: string, answer: string])[];
    env?: Readonly<Record<string, string>>;
  },
): Promise<TerminalResult> {
  const command = [process.execPath, join(CHECKOUT, 'bin/swarm.mjs'), ...args];
  const script = join(ROOT, 'test/support/terminal.py');
  return new Promise((resolve, reject) => {
    const child = spawn(VENV_PYTHON, [script, JSON.stringify(options.answers ?? []), ...command], {
      cwd: options.cwd,
      env: { ...process.env, TERM: 'xterm', PAGER: 'cat', ...options.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let raw = '';
    child.stdout.setEncoding('utf8').on('data', (data: string) => {
      raw += data;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, raw, text: stripVTControlCharacters(raw).replaceAll('\r', '') }));
  });
}
