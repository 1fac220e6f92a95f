import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

/** A receiver of finished runs: answers 401 to what was not signed with the secret. */
export function receiver(secret, onRun) {
  const webhook = new Webhook(secret);
  return createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    try {
      const { data } = webhook.verify(Buffer.concat(parts), request.headers);
      onRun(data);
      response.writeHead(204).end();
    } catch {
      response.writeHead(401).end();
    }
  });
}
