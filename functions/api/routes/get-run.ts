import { createRoute } from '@hono/zod-openapi';
import { NotificationsSchema, RunSummarySchema, RunViewSchema, SCOPES } from '../../../core/contracts/index.ts';
import { readJson } from '../../../core/store/documents.ts';
import { runKeys } from '../../../core/store/keys.ts';
import { deliveryViews } from '../../../core/views/deliveries.ts';
import { runView } from '../../../core/views/run-views.ts';
import { stepViews } from '../../../core/views/steps.ts';
import { ROUND_BEGINS, stepOfState } from '../../../core/workflows/steps.ts';
import { needs } from '../auth/middleware.ts';
import { failures, NOT_MODIFIED, type RegisterRoute } from '../http.ts';
import { findRun } from '../runs/find-run.ts';
import { RunParams } from './parameters.ts';

const ROUTE = createRoute({
  method: 'get',
  path: '/runs/{id}',
  summary: 'Look at a run, while it goes on or after',
  ...needs(SCOPES.read),
  request: { params: RunParams },
  responses: {
    200: { description: 'The run.', content: { 'application/json': { schema: RunViewSchema.meta({ id: 'Run' }) } } },
    ...NOT_MODIFIED,
    ...failures('RunNotFound'),
  },
});

/** `GET /runs/{id}` */
export const getRun: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, async (c) => {
    const run_id = c.req.valid('param').id;
    const { owner } = c.get('caller');
    const { state, execution } = await findRun(services, owner, run_id);
    const keys = runKeys(owner, run_id);
    const [summary, notifications] = state?.finished_at
      ? await Promise.all([
          readJson(services.store, keys.summary, RunSummarySchema),
          readJson(services.store, keys.notifications, NotificationsSchema),
        ])
      : [];
    const visits = execution ? await services.executions.visits(run_id) : [];
    const started_at = execution?.startedAt.toISOString() ?? state?.started_at ?? services.now().toISOString();
    const view = runView(state, {
      owner,
      entry: { run_id, started_at },
      steps: stepViews(
        visits,
        { stepOf: stepOfState, roundBegins: ROUND_BEGINS[state?.request.workflow ?? 'refactor'] },
        execution?.running ?? false,
      ),
      tier_stats: summary?.value.tiers ?? [],
      deliveries: deliveryViews(notifications?.value),
      evidence: summary?.value,
    });
    return c.json(view, 200);
  });
};
