import type { MiddlewareHandler } from 'hono';
import type { Scope } from '../../../core/contracts/index.ts';
import { SwarmError } from '../../../core/errors.ts';
import type { ApiEnv } from '../http.ts';
import { type Trust, verifyCaller } from './verifier.ts';

/** Takes a request only with a valid token; who asks is known to what follows. */
export function bearer(trust: Trust): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.set('caller', await verifyCaller(trust, c.req.header('authorization')));
    await next();
  };
}

/** What a route needs: the scope as middleware, and the same for the document. */
export function needs(scope: Scope): { middleware: MiddlewareHandler<ApiEnv>; security: { bearer: string[] }[] } {
  return {
    middleware: async (c, next) => {
      if (!c.get('caller').scopes.has(scope)) {
        throw new SwarmError('Forbidden', `the token lacks the scope "${scope}"`);
      }
      await next();
    },
    security: [{ bearer: [scope] }],
  };
}
