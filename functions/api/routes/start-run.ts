import { createRoute, z } from '@hono/zod-openapi';
import { RunIdSchema, RunSubmissionSchema, SCOPES } from '../../../core/contracts/index.ts';
import { needs } from '../auth/middleware.ts';
import { failures, type RegisterRoute } from '../http.ts';
import { submitRun } from '../runs/submit.ts';
import { IdempotencyHeaders } from './parameters.ts';

/** What is answered for a run that was started. */
export const STARTED = {
  202: {
    description: 'The run goes on by itself.',
    headers: { location: { description: 'Where the run is.', schema: { type: 'string' as const } } },
    content: { 'application/json': { schema: z.object({ run_id: RunIdSchema }).meta({ id: 'StartedRun' }) } },
  },
};

const ROUTE = createRoute({
  method: 'post',
  path: '/runs',
  summary: 'Start a run',
  ...needs(SCOPES.write),
  request: {
    headers: IdempotencyHeaders,
    body: {
      required: true,
      content: { 'application/json': { schema: RunSubmissionSchema.meta({ id: 'RunSubmission' }) } },
    },
  },
  responses: { ...STARTED, ...failures('SourceNotFound', 'IdempotencyConflict', 'UnsafePath', 'PayloadTooLarge') },
});

/** `POST /runs` */
export const startRun: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const said = new Set(Object.keys(z.looseObject({}).parse(await c.req.json())));
    const run_id = await submitRun(services, c.get('caller').owner, c.req.valid('json'), said, key);
    c.header('location', `runs/${run_id}`);
    return c.json({ run_id }, 202);
  });
};
