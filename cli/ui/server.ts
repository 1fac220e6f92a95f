import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { PAGE_SCOPE, type WebConfig } from '../../core/contracts/index.ts';
import { messageOf, SwarmError } from '../../core/errors.ts';
import { securityHeaders } from '../../web/security-headers.ts';
import { apiUrl, type Connection } from '../connection.ts';
import { accessCode, localKey } from '../local/identity.ts';
import { ISSUER_PATH, localIssuer, WEB_CLIENT } from './local-issuer.ts';
import { passOn } from './proxy.ts';
import { sendFile } from './static-files.ts';

const API_PATH = '/api';

export interface UiServer {
  /** Where the page is. */
  readonly url: string;
  /** What a person types to sign in. */
  readonly code: string;
  close(): Promise<void>;
}

/**
 * Serves the built page on loopback: the same files as in AWS, beside them the API of the
 * local cloud and an issuer to sign in with, all on one origin.
 *
 * @param webFolder The built page.
 * @param port 0 for a free one.
 */
export async function startUi(connection: Connection, webFolder: string, port: number): Promise<UiServer> {
  const code = accessCode();
  const key = await localKey();
  const api = apiUrl(connection);
  // What answers is known once the port is: the issuer's addresses hold it.
  let answer = (_: IncomingMessage, response: ServerResponse): void => void response.destroy();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new SwarmError('UsageError', `the page cannot be served: ${messageOf(cause)}`, { cause }));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  const issuer = localIssuer({ origin, key, code });
  const headers = securityHeaders({ connect: connection.endpoint ? [connection.endpoint] : [] });
  const config = JSON.stringify(webConfig());
  answer = (request, response) => {
    // Another site could name this address under a name of its own and read what it answers.
    if (request.headers.host !== new URL(origin).host) {
      response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`Use ${origin}.\n`);
      return;
    }
    if (!URL.canParse(request.url ?? '/', origin)) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('This is no address.\n');
      return;
    }
    const { pathname, search } = new URL(request.url ?? '/', origin);
    if (pathname === '/config.json') {
      response.writeHead(200, { ...headers, 'content-type': 'application/json', 'cache-control': 'no-cache' });
      response.end(config);
    } else if (pathname.startsWith(`${API_PATH}/`)) {
      passOn(new URL(`${api}${pathname.slice(API_PATH.length)}${search}`), request, response);
    } else if (pathname.startsWith(`${ISSUER_PATH}/`)) {
      issuer(request, response).catch(() => response.destroy());
    } else {
      sendFile(webFolder, pathname, headers, response);
    }
  };
  return {
    url: origin,
    code,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function webConfig(): WebConfig {
  return {
    api: API_PATH,
    oidc: {
      authority: ISSUER_PATH,
      client_id: WEB_CLIENT,
      scope: PAGE_SCOPE,
      logout_url: null,
    },
  };
}
