import { spawn } from 'node:child_process';
import { print } from './print.ts';

const DEFAULT_PAGER = 'less -R';

/** Prints a text; one that is longer than the terminal is shown in `$PAGER`, by default `less -R`. */
export async function printPaged(text: string): Promise<void> {
  const pager = process.env.PAGER ?? DEFAULT_PAGER;
  const fits = text.split('\n').length < (process.stdout.rows ?? Number.POSITIVE_INFINITY);
  if (!process.stdout.isTTY || !process.stdin.isTTY || fits || pager === '' || pager === 'cat') return print(text);
  if (!(await page(pager, text))) print(text);
}

/** Whether the pager could be started. The user's shell takes the command apart, as for git. */
function page(command: string, text: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { LESS: 'FRX', ...process.env },
    });
    // Ctrl-C belongs to the pager as long as it shows something.
    const ignore = () => {};
    process.on('SIGINT', ignore);
    // It may be quit before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(`${text}\n`);
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      process.removeListener('SIGINT', ignore);
      // 126 and 127: the shell did not find or could not start it.
      resolve(code !== 126 && code !== 127);
    });
  });
}
