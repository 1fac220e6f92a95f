import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { WebConfigSchema } from '../../../core/contracts/api/web-config.ts';
import { buildWeb } from '../../../web/build.ts';
import { securityHeaders } from '../../../web/security-headers.ts';
import { FixtureApi, problem } from './fixture-api.ts';
import { type Answer, Issuer, json, type Request } from './issuer.ts';
import { World } from './world.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The page, an issuer, an API and a bucket on the loopback interface. */
export interface Fixture {
  readonly origin: string;
  readonly world: World;
  readonly issuer: Issuer;
  /** Files that were put into the bucket, in bytes of their forms. */
  readonly bucketForms: number[];
  close(): Promise<void>;
}

export async function startFixture(): Promise<Fixture> {
  const dist = await buildWeb();
  const world = new World();
  const issuer = new Issuer();
  const bucketForms: number[] = [];
  const bucket = await listen(async (request) => {
    if (request.method === 'POST') bucketForms.push(Buffer.byteLength(request.body));
    return { status: request.method === 'POST' ? 204 : 200, headers: { 'Access-Control-Allow-Origin': '*' } };
  });
  const api = new FixtureApi(world, () => originOf(bucket));
  const headers = securityHeaders({ connect: [originOf(bucket)] });

  const page = await listen(async (request) => {
    const { pathname } = request.url;
    if (pathname.startsWith('/oidc/')) return issuer.answer(request);
    if (pathname === '/config.json') return json(CONFIG);
    if (!pathname.startsWith('/api/')) return file(dist, pathname, headers);
    const token = String(request.headers.authorization ?? '').replace('Bearer ', '');
    return issuer.tokens.has(token) ? api.answer(request) : problem(UNAUTHORIZED);
  });
  const close = async () => {
    for (const server of [page, bucket]) {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }
  };
  return { origin: originOf(page), world, issuer, bucketForms, close };
}

const CONFIG = WebConfigSchema.parse({
  api: '/api',
  oidc: { authority: '/oidc', client_id: 'web', scope: 'openid profile', logout_url: null },
});

const UNAUTHORIZED = {
  type: 'urn:refactoring-swarm:error:Unauthorized',
  title: 'Unauthorized',
  status: 401,
  detail: 'The token is not valid.',
  remedy: 'Sign in again.',
  problems: [],
};

async function listen(answer: (request: Request) => Promise<Answer>): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    void respond(answer, incoming, outgoing).catch((error: unknown) => {
      outgoing.writeHead(500).end(error instanceof Error ? error.message : String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function respond(
  answer: (request: Request) => Promise<Answer>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(Buffer.from(part));
  const { status, headers, body } = await answer({
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', `http://${incoming.headers.host}`),
    headers: incoming.headers,
    body: Buffer.concat(parts).toString('utf8'),
  });
  outgoing.writeHead(status, headers).end(body);
}

/** A file of the build, or the page itself for addresses that only the page knows. */
function file(dist: string, pathname: string, headers: Record<string, string>): Answer {
  const wanted = join(dist, normalize(decodeURIComponent(pathname)));
  const path =
    wanted.startsWith(dist) && existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(dist, 'index.html');
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  return { status: 200, headers: { ...headers, 'Content-Type': type }, body: readFileSync(path, 'utf8') };
}

function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  return `http://127.0.0.1:${address.port}`;
}
