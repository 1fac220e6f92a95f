import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ProblemSchema } from '../../core/contracts/index.ts';
import type { ErrorName } from '../../core/errors.ts';
import type { Caller } from './auth/verifier.ts';
import { PROBLEM_TYPE, problemOf, statusOf } from './problems.ts';
import type { Services } from './services.ts';

/** What middleware hands to routes. */
export interface ApiEnv {
  Variables: { caller: Caller };
}

/** Adds a route to the API. */
export type RegisterRoute = (api: OpenAPIHono<ApiEnv>, services: Services) => void;

/** Answers a failure. */
export function answerProblem(c: Context, error: unknown): Response {
  const problem = problemOf(error);
  if (problem.status === 401) c.header('www-authenticate', 'Bearer');
  return c.newResponse(JSON.stringify(problem), problem.status as 400, { 'content-type': PROBLEM_TYPE });
}

const WORDS: Record<number, string> = {
  400: 'The request is not valid',
  401: 'No valid token',
  403: 'The token lacks the scope',
  404: 'Not there, or not yours',
  409: 'Not in this state',
  413: 'Too large',
  422: 'Cannot be taken',
  500: 'A failure of the API',
};

/** The failures that every route may answer with. */
const ALWAYS: readonly ErrorName[] = ['Unauthorized', 'Forbidden', 'InvalidRequest', 'InternalError'];

const DOCUMENTED_PROBLEM = ProblemSchema.meta({ id: 'Problem' });

/** Documents the failures of a route by the names of the error table. */
export function failures(...names: ErrorName[]) {
  const byStatus = new Map<number, ErrorName[]>();
  for (const name of [...ALWAYS, ...names]) {
    const status = statusOf(name);
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      {
        description: `${WORDS[status] ?? 'Failure'}: ${those.join(', ')}.`,
        content: { [PROBLEM_TYPE]: { schema: DOCUMENTED_PROBLEM } },
      },
    ]),
  );
}

/** The answer of a GET whose `If-None-Match` names what is there. */
export const NOT_MODIFIED = { 304: { description: 'As it was when its ETag was given out.' } };

/** The answer where a document is longer than `LONGEST_ANSWER_BYTES`. */
export const BY_LINK = { 303: { description: 'It is large: `Location` is a link that is good for 15 minutes.' } };

/** Longest document that is answered itself: Lambda answers with at most 6 MB. */
export const LONGEST_ANSWER_BYTES = 4_000_000;

/** Methods that some route has at a path. */
export function allowedMethods(api: OpenAPIHono<ApiEnv>, path: string): string[] {
  const methods = api.routes
    .filter((route) => route.method !== 'ALL' && matches(route.path, path))
    .map((route) => route.method);
  return [...new Set(methods)].sort();
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}
