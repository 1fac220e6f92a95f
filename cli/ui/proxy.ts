import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Headers that speak of one connection, not of the message. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'proxy-authorization',
  'te',
]);

/** Passes a request on to `target` as it is, and the answer back. */
export function passOn(target: URL, request: IncomingMessage, response: ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.has(name)));
  const onward = forward(target, { method: request.method, headers }, (answer) => {
    const back = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(back));
    // An answer that breaks off must not look like one that goes on.
    pipeline(answer, response, () => {});
  });
  onward.on('error', () => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('The local cloud does not answer. Start it with `swarm local up`.\n');
  });
  // A reader that left does not want the answer any more.
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
