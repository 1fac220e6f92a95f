import { createRoute } from '@hono/zod-openapi';
import { SCOPES } from '../../../core/contracts/index.ts';
import { SwarmError } from '../../../core/errors.ts';
import { needs } from '../auth/middleware.ts';
import { failures, type RegisterRoute } from '../http.ts';
import { findRun } from '../runs/find-run.ts';
import { RunParams } from './parameters.ts';
import { STARTED } from './start-run.ts';

const ROUTE = createRoute({
  method: 'post',
  path: '/runs/{id}/stop',
  summary: 'Stop a run; what it had reached is published',
  ...needs(SCOPES.write),
  request: { params: RunParams },
  responses: {
    202: { ...STARTED[202], description: 'It ends within seconds, with a report.' },
    ...failures('RunNotFound', 'RunEnded'),
  },
});

/** `POST /runs/{id}/stop` */
export const stopRun: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, async (c) => {
    const run_id = c.req.valid('param').id;
    const { execution } = await findRun(services, c.get('caller').owner, run_id);
    if (!execution?.running) throw new SwarmError('RunEnded', `run ${run_id} has ended`);
    await services.executions.stop(run_id);
    c.header('location', `../${run_id}`);
    return c.json({ run_id }, 202);
  });
};
