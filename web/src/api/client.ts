import type { z } from 'zod';
import { failureOf, Unreachable, unexpectedAnswer } from './failure.ts';

/** Who is signed in, as far as requests need to know. */
export interface Credentials {
  /** The token to send; null when nobody is signed in. */
  token(): Promise<string | null>;
  /** Called when the server does not take the token any more. */
  refused(): void;
}

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** An answer with the tag to ask again by. */
export interface Tagged<T> {
  readonly tag: string | null;
  readonly value: T;
}

/** Speaks to the API: adds the token, parses every answer, and turns failures into `ApiFailure` or `Unreachable`. */
export class ApiClient {
  readonly #base: string;
  readonly #credentials: Credentials;

  constructor(base: string, credentials: Credentials) {
    this.#base = base;
    this.#credentials = credentials;
  }

  /** An answer as the schema says. */
  async json<T extends z.ZodType>(schema: T, path: string, what: string, call: Call = {}): Promise<z.output<T>> {
    return parse(schema, await this.#send(path, call), what);
  }

  /** The same, but an answer that did not change since `known` is not sent again. */
  async tagged<T extends z.ZodType>(
    schema: T,
    path: string,
    what: string,
    known: Tagged<z.output<T>> | undefined,
    signal?: AbortSignal,
  ): Promise<Tagged<z.output<T>>> {
    const headers: Record<string, string> = known?.tag ? { 'If-None-Match': known.tag } : {};
    const response = await this.#send(path, { headers, signal });
    if (response.status === 304 && known) return known;
    return { tag: response.headers.get('ETag'), value: await parse(schema, response, what) };
  }

  /** An answer that is text. */
  async text(path: string, call: Call = {}): Promise<string> {
    return (await this.#send(path, call)).text();
  }

  /** An answer to be saved as a file. */
  async blob(path: string): Promise<Blob> {
    return (await this.#send(path, {})).blob();
  }

  /** A request whose answer says no more than that it was taken. */
  async post(path: string): Promise<void> {
    await this.#send(path, { method: 'POST' });
  }

  async #send(path: string, call: Call): Promise<Response> {
    const token = await this.#credentials.token();
    const response = await reach(`${this.#base}${path}`, {
      method: call.method ?? 'GET',
      // The tag is ours to compare: a cache in between would hide the 304.
      cache: 'no-store',
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...call.headers,
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: call.signal,
    });
    if (response.ok || response.status === 304) return response;
    if (response.status === 401) this.#credentials.refused();
    throw await failureOf(response);
  }
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new Unreachable({ cause });
  }
}

async function parse<T extends z.ZodType>(schema: T, response: Response, what: string): Promise<z.output<T>> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw unexpectedAnswer(what, parsed.error);
  return parsed.data;
}
