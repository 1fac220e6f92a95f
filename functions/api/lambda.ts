import type { OpenAPIHono } from '@hono/zod-openapi';
import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { SwarmError } from '../../core/errors.ts';
import { type ApiEnv, allowedMethods } from './http.ts';
import { PROBLEM_TYPE, problemOf } from './problems.ts';

/** Methods that a Request cannot have. */
const UNSPEAKABLE = new Set(['TRACE', 'TRACK', 'CONNECT']);

/**
 * An API as the function of a gateway. No answer depends on the host, and the local cloud names
 * one that no URL may hold, so every event gets the same.
 */
export function onLambda(api: OpenAPIHono<ApiEnv>) {
  // Every answer goes as base64: text inside the JSON that Lambda answers with grows by its
  // quotes and line ends, up to beyond the 6 MB that it takes.
  const answer = handle(api, { isContentTypeBinary: () => true });
  return (event: LambdaEvent, context?: LambdaContext) => {
    if (!('rawPath' in event && 'http' in event.requestContext)) return answer(event, context);
    const { rawPath, requestContext } = event;
    if (UNSPEAKABLE.has(requestContext.http.method)) return Promise.resolve(notAllowed(api, rawPath));
    // Nor can one of these have a body; it would mean nothing.
    if (['GET', 'HEAD'].includes(requestContext.http.method)) event.body = null;
    requestContext.domainName = 'api.internal';
    // The gateway has decoded it: a "#" or "?" in it would end the path.
    event.rawPath = rawPath.split('/').map(encodeURIComponent).join('/');
    return answer(event, context);
  };
}

function notAllowed(api: OpenAPIHono<ApiEnv>, path: string) {
  const problem = problemOf(new SwarmError('MethodNotAllowed', 'this method is not possible anywhere'));
  const headers = { 'content-type': PROBLEM_TYPE, allow: allowedMethods(api, path).join(', ') };
  return { statusCode: problem.status, headers, body: JSON.stringify(problem), isBase64Encoded: false };
}
