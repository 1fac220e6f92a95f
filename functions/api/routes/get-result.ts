import { createRoute } from '@hono/zod-openapi';
import { ResultLinkSchema, SCOPES } from '../../../core/contracts/index.ts';
import { runKeys } from '../../../core/store/keys.ts';
import { needs } from '../auth/middleware.ts';
import { failures, type RegisterRoute } from '../http.ts';
import { refuseMissing } from '../runs/find-run.ts';
import { linkExpiry } from '../services.ts';
import { RunParams } from './parameters.ts';

const ROUTE = createRoute({
  method: 'get',
  path: '/runs/{id}/result',
  summary: 'Get a link to result.zip that is good for 15 minutes',
  ...needs(SCOPES.read),
  request: { params: RunParams },
  responses: {
    200: {
      description: 'The link.',
      content: { 'application/json': { schema: ResultLinkSchema.meta({ id: 'ResultLink' }) } },
    },
    ...failures('RunNotFound', 'DocumentNotFound'),
  },
});

/** `GET /runs/{id}/result` */
export const getResult: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, async (c) => {
    const { owner } = c.get('caller');
    const run_id = c.req.valid('param').id;
    const key = runKeys(owner, run_id).resultZip;
    const [there] = await services.store.list(key, { limit: 1 });
    if (there !== key) return refuseMissing(services, { owner, run_id }, 'result');
    const expires_at = linkExpiry(services);
    c.header('cache-control', 'no-store');
    return c.json({ url: await services.store.presignGet(key), file_name: `${run_id}.zip`, expires_at }, 200);
  });
};
