import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT } from '../local/paths.ts';

/** Runs this command line in a process of its own; progress goes where ours goes. */
export function runSelf(args: readonly string[], cwd: string): Promise<{ code: number; stdout: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(CHECKOUT, 'bin/swarm.mjs'), ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 3, stdout }));
  });
}
