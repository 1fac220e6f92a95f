import { createRoute } from '@hono/zod-openapi';
import { SCOPES } from '../../../core/contracts/index.ts';
import { SwarmError } from '../../../core/errors.ts';
import { runKeys } from '../../../core/store/keys.ts';
import { needs } from '../auth/middleware.ts';
import { failures, type RegisterRoute } from '../http.ts';
import { findRun } from '../runs/find-run.ts';
import { startOnce } from '../runs/submit.ts';
import { IdempotencyHeaders, RunParams } from './parameters.ts';
import { STARTED } from './start-run.ts';

const ROUTE = createRoute({
  method: 'post',
  path: '/runs/{id}/rerun',
  summary: 'Start another run of the same input with the same options',
  ...needs(SCOPES.write),
  request: { params: RunParams, headers: IdempotencyHeaders },
  responses: { ...STARTED, ...failures('RunNotFound', 'DocumentNotFound', 'IdempotencyConflict') },
});

/** `POST /runs/{id}/rerun` */
export const rerun: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, async (c) => {
    const run_id = c.req.valid('param').id;
    const { owner } = c.get('caller');
    const { state } = await findRun(services, owner, run_id);
    const key = runKeys(owner, run_id).snapshot(0);
    const [there] = await services.store.list(key, { limit: 1 });
    if (!state || there !== key) {
      throw new SwarmError('DocumentNotFound', `the input of run ${run_id} was never taken in`);
    }
    // Models are asked anew, also where the run was a replay.
    const { replay: _, ...asked } = state.request;
    const request = { ...asked, owner, source: { bucket: services.bucket, key } };
    const started = await startOnce(services, request, c.req.valid('header')['idempotency-key']);
    c.header('location', `../${started}`);
    return c.json({ run_id: started }, 202);
  });
};
