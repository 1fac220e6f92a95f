import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { localClients } from '../../cli/connection.ts';
import { startUi, type UiServer } from '../../cli/ui/server.ts';
import { OUTPUTS } from '../../lib/outputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-server-'));
const printed = ['warn', 'info', 'log', 'error'].map((way) =>
  vi.spyOn(console, way as 'warn').mockImplementation(() => {}),
);
let upstream: Server;
let answerOfApi: RequestListener;
let ui: UiServer;

beforeAll(async () => {
  vi.stubEnv('SWARM_LOCAL_DIR', join(folder, 'local'));
  writeFileSync(join(folder, 'index.html'), 'the page');
  upstream = createServer((asked, answer) => answerOfApi(asked, answer));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const address = upstream.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const names = Object.keys(OUTPUTS) as (keyof typeof OUTPUTS)[];
  const outputs = Object.fromEntries(names.map((name) => [name, 'x'])) as Record<(typeof names)[number], string>;
  ui = await startUi({ ...localClients(endpoint), stackName: 'x', outputs }, folder, 0);
});
afterAll(async () => {
  await ui.close();
  upstream.closeAllConnections();
  upstream.close();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** A request whose target is sent as it stands: `fetch` would tidy it up. */
function ask(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(ui.url, { path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the server of the page', () => {
  it.each([
    ['a target that is no address', '//[', 400],
    ['a port that there is not', '//127.0.0.1:99999999/', 400],
    ['a null byte', '/%00', 200],
    ['a name that no file system takes', `/${'a'.repeat(5000)}`, 200],
    ['a way out of the folder', '/..%2f..%2fetc%2fpasswd', 404],
    ['a way out to a file with an extension', '/..%2f..%2fetc%2fhost.conf', 404],
    ['no encoding at all', '/%ff', 200],
  ])('outlives %s', async (_, path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.text).toBe('the page');
    expect((await ask('/')).text).toBe('the page');
  });

  it('answers nobody who calls it by another name', async () => {
    expect((await ask('/', { host: 'evil.example' })).status).toBe(421);
  });

  it('breaks off with an API that breaks off', async () => {
    answerOfApi = (_, answer) => {
      answer.writeHead(200, { 'content-length': '100' });
      answer.write('half');
      setTimeout(() => answer.destroy(), 20);
    };
    await expect(ask('/api/runs')).rejects.toThrow(/aborted|hang up/);
  });

  it('says what to do where the API does not answer', async () => {
    answerOfApi = (_, answer) => answer.destroy();
    expect(await ask('/api/runs')).toMatchObject({ status: 502, text: expect.stringContaining('swarm local up') });
  });
});

describe('the issuer of this machine', () => {
  const authorize = (redirect: string) =>
    ask(
      `/oidc/auth?${new URLSearchParams({
        client_id: 'web',
        response_type: 'code',
        scope: 'openid',
        redirect_uri: redirect,
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
      })}`,
    );

  it('sends a code to the page', async () => {
    expect((await authorize(`${ui.url}/callback`)).status).toBe(303);
  });

  it.each([
    'http://127.0.0.1:9/callback',
    'http://localhost:9/callback',
    'https://evil.example/callback',
  ])('sends none to %s', async (redirect) => {
    const answer = await authorize(redirect);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('redirect_uri');
  });

  it('prints nothing to the terminal', () => {
    for (const way of printed) expect(way).not.toHaveBeenCalled();
  });
});
