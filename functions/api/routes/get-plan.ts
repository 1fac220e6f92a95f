import { createRoute } from '@hono/zod-openapi';
import { PlanDocumentSchema, PlanSchema, SCOPES } from '../../../core/contracts/index.ts';
import { readJson } from '../../../core/store/documents.ts';
import { runKeys } from '../../../core/store/keys.ts';
import { needs } from '../auth/middleware.ts';
import { failures, NOT_MODIFIED, type RegisterRoute } from '../http.ts';
import { refuseMissing } from '../runs/find-run.ts';
import { RunParams } from './parameters.ts';

const ROUTE = createRoute({
  method: 'get',
  path: '/runs/{id}/plan',
  summary: "Read the Auditor's plan",
  ...needs(SCOPES.read),
  request: { params: RunParams },
  responses: {
    200: {
      description: 'The plan.',
      content: { 'application/json': { schema: PlanDocumentSchema.meta({ id: 'PlanDocument' }) } },
    },
    ...NOT_MODIFIED,
    ...failures('RunNotFound', 'DocumentNotFound'),
  },
});

/** `GET /runs/{id}/plan` */
export const getPlan: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, async (c) => {
    const { id } = c.req.valid('param');
    const { owner } = c.get('caller');
    const keys = runKeys(owner, id);
    const [plan, markdown] = await Promise.all([
      readJson(services.store, keys.planJson, PlanSchema),
      services.store.get(keys.planMarkdown),
    ]);
    if (!plan || !markdown) return refuseMissing(services, { owner, run_id: id }, 'plan');
    return c.json({ plan: plan.value, markdown: new TextDecoder().decode(markdown.body) }, 200);
  });
};
