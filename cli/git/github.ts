import { spawn } from 'node:child_process';
import { SwarmError } from '../../core/errors.ts';

/** A pull request to be opened. */
export interface PullRequest {
  readonly title: string;
  /** File that holds its text. */
  readonly bodyFile: string;
  readonly head: string;
  /** The branch it goes to; undefined: the one that the repository calls its default. */
  readonly base: string | undefined;
  readonly draft: boolean;
}

/** Opens a pull request through the GitHub CLI; returns what it printed, the address. Throws `GitError`. */
export async function openPullRequest(root: string, request: PullRequest): Promise<string> {
  const { title, bodyFile, head, base, draft } = request;
  const args = ['pr', 'create', '--title', title, '--body-file', bodyFile, '--head', head];
  const { code, output } = await gh(root, [...args, ...(base ? ['--base', base] : []), ...(draft ? ['--draft'] : [])]);
  if (code === 0) return output.trim();
  throw new SwarmError(
    'GitError',
    `gh pr create: ${output.trim() || `exit code ${code}`}; the branch is pushed and the text is in ${bodyFile}`,
  );
}

/** Throws `GitError` where the GitHub CLI is not installed. */
export async function requireGh(root: string): Promise<void> {
  const installed = await gh(root, ['--version']).then(
    ({ code }) => code === 0,
    () => false,
  );
  if (installed) return;
  throw new SwarmError(
    'GitError',
    'gh, the GitHub CLI, is not on PATH; install it, or open the pull request by hand with the text that `swarm pr` writes',
  );
}

function gh(cwd: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, GH_PROMPT_DISABLED: '1', NO_COLOR: '1' };
    const child = spawn('gh', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
