import { createRoute, z } from '@hono/zod-openapi';
import { SCOPES } from '../../../core/contracts/index.ts';
import { runKeys } from '../../../core/store/keys.ts';
import { needs } from '../auth/middleware.ts';
import { BY_LINK, failures, NOT_MODIFIED, type RegisterRoute } from '../http.ts';
import { sendDocument } from '../runs/send-document.ts';
import { RunParams } from './parameters.ts';

const ROUTE = createRoute({
  method: 'get',
  path: '/runs/{id}/diff',
  summary: 'Read what the run changed, as a patch that `git apply` takes',
  ...needs(SCOPES.read),
  request: { params: RunParams },
  responses: {
    200: {
      description: 'The patch, in the encodings of its files.',
      content: { 'text/x-diff': { schema: z.string() } },
    },
    ...BY_LINK,
    ...NOT_MODIFIED,
    ...failures('RunNotFound', 'DocumentNotFound'),
  },
});

/** `GET /runs/{id}/diff` */
export const getDiff: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, (c) => {
    const { owner } = c.get('caller');
    const run_id = c.req.valid('param').id;
    const document = { key: runKeys(owner, run_id).patch, type: 'text/x-diff', name: 'changes.patch' };
    return sendDocument(c, services, { owner, run_id }, document);
  });
};
