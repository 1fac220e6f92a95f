import { createRoute } from '@hono/zod-openapi';
import { SCOPES, StatsSchema } from '../../../core/contracts/index.ts';
import { totals } from '../../../core/report/totals.ts';
import { needs } from '../auth/middleware.ts';
import { failures, NOT_MODIFIED, type RegisterRoute } from '../http.ts';
import { finishedRuns } from '../runs/finished-runs.ts';

const ROUTE = createRoute({
  method: 'get',
  path: '/stats',
  summary: 'How each tier did over the newest 1000 runs',
  ...needs(SCOPES.read),
  responses: {
    200: {
      description: 'Totals by tier.',
      content: { 'application/json': { schema: StatsSchema.meta({ id: 'Stats' }) } },
    },
    ...NOT_MODIFIED,
    ...failures(),
  },
});

/** `GET /stats` */
export const getStats: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, async (c) => c.json(totals(await finishedRuns(services, c.get('caller').owner)), 200));
};
