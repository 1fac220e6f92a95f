import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ZodError, type z } from 'zod';
import { problemsOf } from '../../../core/contracts/parse.ts';
import type { Message, ModelAgent } from '../../../core/models/provider.ts';
import { type Answer, ScriptSchema } from '../../../core/models/script.ts';
import { ScriptReader, tokensOf, toldBy, vectorOf } from './answers.ts';
import { anthropicProtocol } from './anthropic.ts';
import { bedrockProtocol } from './bedrock.ts';
import { environmentFor, type WireProvider } from './environment.ts';
import { geminiProtocol } from './gemini.ts';
import { openAiProtocol } from './openai.ts';
import type { Protocol, WireCall } from './protocol.ts';
import { headersOf, readJson, redacted } from './request.ts';

/** Anthropic's comes before OpenAI's, with which it shares paths. */
const PROTOCOLS: readonly Protocol[] = [geminiProtocol, anthropicProtocol, bedrockProtocol, openAiProtocol];

/** A completion that was asked for, with its place in the script and what came of it. */
export interface RecordedCall {
  readonly protocol: Protocol['name'];
  readonly path: string;
  /** Keys and signatures only by their presence. */
  readonly headers: Readonly<Record<string, string>>;
  readonly model: string;
  readonly messages: readonly Message[];
  readonly params: Readonly<Record<string, unknown>>;
  readonly agent: ModelAgent | undefined;
  readonly scenario: number | undefined;
  readonly ordinal: number;
  /** HTTP status of the answer; null when none is given. */
  readonly status: number | null;
}

/** A request for tokens, embeddings or models. */
export interface SideCall {
  readonly protocol: Protocol['name'];
  readonly operation: Exclude<WireCall['operation'], 'complete'>;
  readonly model: string;
}

export type ScriptInput = z.input<typeof ScriptSchema>;

/** A model that says what a script says, behind the protocols of four providers. */
export interface ModelServer {
  readonly url: string;
  readonly port: number;
  readonly calls: readonly RecordedCall[];
  readonly sideCalls: readonly SideCall[];
  /** The variables by which a user points a provider here. */
  environment(provider: WireProvider): Record<string, string>;
  /** Replaces the script, and begins it. */
  setScript(script: ScriptInput): void;
  /** Forgets all calls, and begins the script anew. */
  reset(): void;
  /** Ends every connection, those that wait for an answer too. */
  close(): Promise<void>;
}

interface Options {
  /** @default a free one */
  readonly port?: number | undefined;
  /** Told of every completion. */
  readonly onCall?: (call: RecordedCall) => void;
}

/** Starts a server on loopback; throws `ZodError` for a script that is none. */
export async function startModelServer(script: ScriptInput, options: Options = {}): Promise<ModelServer> {
  let parsed = ScriptSchema.parse(script);
  let reader = new ScriptReader(parsed);
  const calls: RecordedCall[] = [];
  const sideCalls: SideCall[] = [];
  const closing = new AbortController();

  const complete = async (
    protocol: Protocol,
    request: IncomingMessage,
    call: WireCall & { operation: 'complete' },
    response: ServerResponse,
  ) => {
    const { model, messages, params } = call;
    const { answer, ...place } = reader.next(messages, model);
    const status = statusOf(answer);
    const headers = redacted(headersOf(request));
    const record = { protocol: protocol.name, path: request.url ?? '', headers, model, messages, params };
    const recorded: RecordedCall = { ...record, ...place, status };
    calls.push(recorded);
    options.onCall?.(recorded);
    if (answer?.delay_s) await sleep(answer.delay_s * 1000, undefined, { signal: closing.signal });
    if (answer?.hang) return;
    if (answer?.disconnect) request.socket.destroy();
    else if (!answer) fail(response, protocol, 400, 'The script has no further answer.');
    else if (answer.body !== undefined) send(response, answer.status ?? 200, answer.body);
    else if (answer.status)
      fail(response, protocol, answer.status, answer.message ?? 'The script says so.', answer.retry_after_s);
    else send(response, 200, JSON.stringify(call.reply(toldBy(answer, messages))));
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const headers = headersOf(request);
    const protocol = PROTOCOLS.find((one) => one.owns(path, headers));
    if (!protocol) return send(response, 404, JSON.stringify({ message: 'No such path.' }));
    const body = await readJson(request);
    if (!protocol.hasCredentials(headers)) return fail(response, protocol, 401, 'Nobody is named who asks.');
    const call = readCall(protocol, { method: request.method ?? '', path, headers, body });
    if (call instanceof ZodError) return fail(response, protocol, 400, problemsOf(call).join('; '));
    if (!call) return fail(response, protocol, 404, 'No such path.');
    if (call.operation === 'complete') return complete(protocol, request, call, response);
    sideCalls.push({ protocol: protocol.name, operation: call.operation, model: call.model });
    send(response, 200, JSON.stringify(sideReply(call, parsed.models)));
  };

  const server = createServer((request, response) => {
    // What fails here is a client that left, or a delay that the end of the server cut short.
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;

  const begin = () => {
    reader = new ScriptReader(parsed);
  };
  return {
    url,
    port,
    calls,
    sideCalls,
    environment: (provider) => environmentFor(provider, url),
    setScript: (next) => {
      parsed = ScriptSchema.parse(next);
      begin();
    },
    reset: () => {
      calls.length = 0;
      sideCalls.length = 0;
      begin();
    },
    close: () => {
      closing.abort();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function readCall(protocol: Protocol, request: Parameters<Protocol['read']>[0]): WireCall | ZodError | undefined {
  try {
    return protocol.read(request);
  } catch (error) {
    if (error instanceof ZodError) return error;
    throw error;
  }
}

function sideReply(call: Exclude<WireCall, { operation: 'complete' }>, models: readonly string[]): unknown {
  if (call.operation === 'count') return call.reply(tokensOf(call.messages));
  return call.operation === 'embed' ? call.reply(call.texts.map(vectorOf)) : call.reply(models);
}

function statusOf(answer: Answer | undefined): number | null {
  if (!answer) return 400;
  return answer.hang || answer.disconnect ? null : (answer.status ?? 200);
}

function fail(response: ServerResponse, protocol: Protocol, status: number, message: string, wait_s?: number): void {
  const failure = protocol.failure(status, message, wait_s);
  send(response, failure.status, JSON.stringify(failure.body), failure.headers);
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}
