import type { IncomingMessage } from 'node:http';

const MAX_BODY = 32 * 1024 * 1024;
const SECRET = new Set(['authorization', 'x-goog-api-key', 'x-api-key', 'x-amz-security-token', 'cookie']);

/** Headers with one text each. */
export function headersOf(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]));
}

/** Headers in which keys are told by their presence and scheme only. */
export function redacted(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!SECRET.has(name)) return [name, value];
      const scheme = /^(Bearer|AWS4-HMAC-SHA256) /.exec(value)?.[1];
      return [name, scheme ? `${scheme} (present)` : '(present)'];
    }),
  );
}

/** The body as JSON; undefined when it is none, which no protocol takes. Throws for one of more than 32 MB. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY) throw new RangeError('the body is too large');
    chunks.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
