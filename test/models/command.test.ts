import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT } from '../support/paths.ts';

const EXAMPLE = join(ROOT, 'docs/examples/model-script.yaml');

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}
const running: Running[] = [];

/** Starts `swarm dev model-server` as a user does. */
function serve(...args: string[]): Running {
  const child = spawn(process.execPath, [join(ROOT, 'bin/swarm.mjs'), 'dev', 'model-server', ...args], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const keep = (data: Buffer) => {
    text += data.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const started = { child, output: () => text, ended };
  running.push(started);
  return started;
}

/** Waits until the output holds a text, and gives its first group. */
async function shown({ output, child }: Running, pattern: RegExp): Promise<string> {
  for (;;) {
    const found = pattern.exec(output());
    if (found) return found[1] ?? '';
    if (child.exitCode !== null) throw new Error(`it ended: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

afterEach(async () => {
  for (const { child } of running) if (child.exitCode === null) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});

describe('swarm dev model-server', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('serves a script until %s, with a line a call', async (signal) => {
    const server = serve('--script', EXAMPLE);
    const base = await shown(server, /^export OPENAI_BASE_URL=(\S+)$/m);
    expect(base).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
    for (const name of ['GOOGLE_API_KEY', 'GOOGLE_GEMINI_BASE_URL', 'AWS_REGION', 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME']) {
      await shown(server, new RegExp(`^export ${name}=(\\S+)$`, 'm'));
    }
    const ask = (content: string) =>
      fetch(`${base}/chat/completions`, {
        method: 'POST',
        headers: { authorization: 'Bearer k' },
        body: JSON.stringify({
          model: 'gpt-4o',
          messages: [
            { role: 'system', content: 'You are the Fixer.' },
            { role: 'user', content },
          ],
        }),
      });
    expect(await (await ask('hello')).json()).toMatchObject({
      choices: [{ message: { content: 'I cannot help with this code.' } }],
    });
    await shown(server, /^openai gpt-4o: fixer, scenario 2, call 0: 200$/m);
    expect((await ask('bad_days.py')).status).toBe(429);
    await shown(server, /^openai gpt-4o: fixer, scenario 1, call 0: 429$/m);
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
  });

  it('listens on the port that is asked for', async () => {
    const first = serve('--script', EXAMPLE);
    const port = await shown(first, /listens on http:\/\/127\.0\.0\.1:(\d+)\./);
    const second = serve('--script', EXAMPLE, '--port', port);
    expect(await second.ended).toBe(2);
    expect(second.output()).toContain('EADDRINUSE');
    first.child.kill('SIGTERM');
    await first.ended;
    await shown(serve('--script', EXAMPLE, '--port', port), new RegExp(`listens on http://127.0.0.1:(${port})\\.`));
  });

  it.each([
    ['scenarios:\n  - fixer: [{ says: x }]\n', /scenarios\.0\.fixer\.0: Unrecognized key: "says"/],
    ['{"scenarios": []}', /scenarios: /],
    ['a: [', /cannot be read/],
    [undefined, /cannot be read.*ENOENT/],
  ])('says what is wrong with the script %j', async (text, problem) => {
    const folder = mkdtempSync(join(tmpdir(), 'model-script-'));
    const file = join(folder, 'script.yaml');
    if (text !== undefined) writeFileSync(file, text);
    const server = serve('--script', file);
    const code = await server.ended;
    rmSync(folder, { recursive: true });
    expect(server.output()).toMatch(problem);
    expect(code).toBe(2);
  });

  it.each(['x', '-1', '70000', '1.5'])('refuses the port %s', async (port) => {
    const server = serve('--script', EXAMPLE, `--port=${port}`);
    expect(await server.ended).toBe(2);
    expect(server.output()).toContain('--port must be a number');
  });
});
