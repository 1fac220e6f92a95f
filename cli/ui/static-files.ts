import { createReadStream, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Sends a file of the built page. An address without a file is one of the page's own: it
 * gets the page, which knows what to show.
 */
export function sendFile(
  folder: string,
  path: string,
  headers: Record<string, string>,
  response: ServerResponse,
): void {
  const wanted = join(folder, normalize(decode(path)));
  const inside = wanted.startsWith(folder + sep) && isFile(wanted);
  if (!inside && extname(path) !== '') {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
    response.end('Not found.\n');
    return;
  }
  const file = inside ? wanted : join(folder, 'index.html');
  // Names of built files carry a hash of their content; the page itself is asked for anew.
  const lasting = file.includes(`${sep}assets${sep}`);
  response.writeHead(200, {
    ...headers,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** A name that no file system takes (a null byte, too long) is no file. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}
