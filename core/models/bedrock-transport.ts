// biome-ignore lint/style/noRestrictedImports: a model provider may know its own package
import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';

/** What the package's client sends with. */
export type BedrockTransport = BedrockRuntimeClient['config']['requestHandler'];

/**
 * Sends by `fetch`, one request a call. The package's own transport speaks HTTP/2 only,
 * which servers behind a plain `http:` endpoint do not.
 */
export function fetchTransport(): BedrockTransport {
  const handle: BedrockTransport['handle'] = async (request, options) => {
    const { protocol, hostname, port, path, method, body } = request;
    // fetch sets the host itself, the same that is signed, and the length.
    const { host: _host, 'content-length': _length, ...headers } = request.headers;
    const signal = options && 'abortSignal' in options ? options.abortSignal : undefined;
    const response = await fetch(`${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}`, {
      method,
      headers,
      body,
      redirect: 'error',
      ...(signal instanceof AbortSignal ? { signal } : {}),
    });
    return {
      response: {
        statusCode: response.status,
        reason: response.statusText,
        headers: Object.fromEntries(response.headers),
        body: new Uint8Array(await response.arrayBuffer()),
      },
    };
  };
  return { handle, updateHttpClientConfig: () => undefined, httpHandlerConfigs: () => ({}) };
}
