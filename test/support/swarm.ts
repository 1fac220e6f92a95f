import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT } from '../../cli/local/paths.ts';

/** How a command ended. */
export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the CLI as a user does, in a process of its own. */
export function swarm(
  args: readonly string[],
  options: {
    cwd?: string;
    signalAfter?: RegExp;
    signal?: NodeJS.Signals;
    env?: Readonly<Record<string, string>>;
  } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(CHECKOUT, 'bin/swarm.mjs'), ...args], {
      cwd: options.cwd ?? CHECKOUT,
      env: { ...process.env, NO_COLOR: '1', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => {
      stderr += data.toString();
      if (options.signalAfter?.test(stderr)) {
        child.kill(options.signal ?? 'SIGINT');
        options = {};
      }
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}
