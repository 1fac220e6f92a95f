import { OpenAPIHono } from '@hono/zod-openapi';
import { etag } from 'hono/etag';
import { problemsOf } from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import { bearer } from './auth/middleware.ts';
import { registerDocs } from './docs.ts';
import { type ApiEnv, allowedMethods, answerProblem } from './http.ts';
import { statusOf } from './problems.ts';
import { ROUTES } from './routes/index.ts';
import type { Services } from './services.ts';

/** Longest body that is read: inline files at their largest, written as JSON. */
const BODY_LIMIT_BYTES = 1_500_000;

/** The HTTP API as a pure function from request to answer; Lambda only adapts it. */
export function createApi(services: Services): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const problems = problemsOf(result.error);
      throw new SwarmError('InvalidRequest', `the ${result.target} is not valid: ${problems.join('; ')}`, { problems });
    },
  });
  api.onError((error, c) => {
    // Hono itself refuses a body that is not JSON by an exception of its own.
    const known =
      'getResponse' in error ? new SwarmError('InvalidRequest', 'the body is not JSON', { cause: error }) : error;
    if (!(known instanceof SwarmError) || statusOf(known.name) >= 500) services.report(known);
    return answerProblem(c, known);
  });
  api.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-cache');
  });
  api.use(etag());
  registerDocs(api, services.docsFolder);
  api.use(bearer(services.trust));
  api.use(async (c, next) => {
    const length = Number(c.req.header('content-length') ?? 0);
    if (length > BODY_LIMIT_BYTES) throw tooLarge();
    if (c.req.method === 'POST' && (await c.req.raw.clone().arrayBuffer()).byteLength > BODY_LIMIT_BYTES)
      throw tooLarge();
    await next();
  });
  for (const register of ROUTES) register(api, services);
  api.notFound((c) => {
    const allowed = allowedMethods(api, c.req.path);
    if (allowed.length === 0) {
      return answerProblem(c, new SwarmError('RouteNotFound', `there is nothing at ${c.req.path}`));
    }
    c.header('allow', allowed.join(', '));
    return answerProblem(c, new SwarmError('MethodNotAllowed', `${c.req.method} is not possible at ${c.req.path}`));
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An access token of the OpenID Connect issuer that the deployment trusts.',
  });
  return api;
}

function tooLarge(): SwarmError {
  return new SwarmError('PayloadTooLarge', `the body holds more than ${BODY_LIMIT_BYTES} bytes`);
}
