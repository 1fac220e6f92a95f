import { createRoute, z } from '@hono/zod-openapi';
import { RunPageSchema, SCOPES, StatusSchema } from '../../../core/contracts/index.ts';
import { needs } from '../auth/middleware.ts';
import { failures, NOT_MODIFIED, type RegisterRoute } from '../http.ts';
import { listRuns } from '../runs/list-runs.ts';
import { count } from './parameters.ts';

const ROUTE = createRoute({
  method: 'get',
  path: '/runs',
  summary: 'List runs, newest first',
  ...needs(SCOPES.read),
  request: {
    query: z.object({
      limit: count(1, 100, 20),
      cursor: z
        .string()
        .regex(/^\d{13}-[A-Za-z0-9_-]{1,80}$/, 'must be the "next" of a page')
        .optional(),
      status: StatusSchema.optional(),
    }),
  },
  responses: {
    200: {
      description: 'A page; it may hold fewer than `limit` and still lead on, where a status is asked for.',
      content: { 'application/json': { schema: RunPageSchema.meta({ id: 'RunPage' }) } },
    },
    ...NOT_MODIFIED,
    ...failures(),
  },
});

/** `GET /runs` */
export const listRunsRoute: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, async (c) => {
    const page = await listRuns(services, { owner: c.get('caller').owner, ...c.req.valid('query') });
    return c.json(page, 200);
  });
};
