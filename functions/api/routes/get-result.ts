import { createRoute } from '@hono/zod-openapi';
import { ResultLinkSchema } from '../../../core/contracts/index.ts';
import { SwarmError } from '../../../core/errors.ts';
import { runKeys } from '../../../core/store/keys.ts';
import { needs, SCOPES } from '../auth/middleware.ts';
import { failures, type RegisterRoute } from '../http.ts';
import { findRun } from '../runs/find-run.ts';
import { LINK_SECONDS } from '../services.ts';
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
    if (there !== key) {
      await findRun(services, owner, run_id);
      throw new SwarmError('DocumentNotFound', `run ${run_id} has no result yet, or never will`);
    }
    const expires_at = new Date(services.now().getTime() + LINK_SECONDS * 1000).toISOString();
    c.header('cache-control', 'no-store');
    return c.json({ url: await services.store.presignGet(key), file_name: `${run_id}.zip`, expires_at }, 200);
  });
};
