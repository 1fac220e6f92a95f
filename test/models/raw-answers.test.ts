import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONVERSATION, failureOf, OPTIONS, WIRES, type Wire } from './wires.ts';

/** What the server below answers to every connection, and whether it ends the connection then. */
let bytes = '';
let ends = true;
let raw: Server;

beforeEach(async () => {
  raw = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => (ends ? socket.end(bytes) : socket.write(bytes)));
  });
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => raw.close(resolve)));

function urlOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

function failing(wire: Wire, options = OPTIONS) {
  return failureOf(wire.at(urlOf(raw)).complete(CONVERSATION, options));
}

const HALF = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a": ';

describe.each(WIRES)('$name', (wire) => {
  it('tells an answer that ends in the middle', async () => {
    [bytes, ends] = [HALF, true];
    expect((await failing(wire)).kind).toBe('network');
  });

  it('gives up in time on an answer that stops in the middle', async () => {
    [bytes, ends] = [HALF, false];
    const started = performance.now();
    expect((await failing(wire, { ...OPTIONS, timeout_s: 0.3 })).kind).toBe('timeout');
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('tells an answer that is not HTTP', async () => {
    [bytes, ends] = ['SSH-2.0-OpenSSH_9.6\r\n', true];
    expect((await failing(wire)).kind).toBe('network');
  });
});

describe.each(WIRES.filter(({ protocol }) => protocol !== 'gemini'))('$name, whose package lets it', (wire) => {
  it.each([303, 307])('follows no redirection of status %i', async (status) => {
    let visits = 0;
    const elsewhere = createServer((socket) => {
      visits += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    bytes = `HTTP/1.1 ${status} Elsewhere\r\nLocation: ${urlOf(elsewhere)}/x\r\nContent-Length: 0\r\n\r\n`;
    ends = true;
    expect((await failing(wire)).kind).toBe('network');
    await new Promise((resolve) => elsewhere.close(resolve));
    expect(visits).toBe(0);
  });
});
