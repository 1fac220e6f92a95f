import { createRoute, z } from '@hono/zod-openapi';
import { runKeys } from '../../../core/store/keys.ts';
import { needs, SCOPES } from '../auth/middleware.ts';
import { failures, NOT_MODIFIED, type RegisterRoute } from '../http.ts';
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
    303: { description: 'It is large: `Location` is a link that is good for 15 minutes.' },
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
