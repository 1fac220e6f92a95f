import { createHash } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import { AnswerRequestSchema, RunSummarySchema, SCOPES } from '../../../core/contracts/index.ts';
import { SwarmError } from '../../../core/errors.ts';
import { findAnswer, withAnswer } from '../../../core/evidence/answers.ts';
import { readJson } from '../../../core/store/documents.ts';
import { INCOMING_PREFIX, runKeys } from '../../../core/store/keys.ts';
import { unzipStored } from '../../../core/workspace/unzip.ts';
import { zipTree } from '../../../core/workspace/zip.ts';
import { needs } from '../auth/middleware.ts';
import { failures, type RegisterRoute } from '../http.ts';
import { findRun } from '../runs/find-run.ts';
import { startOnce } from '../runs/submit.ts';
import { IdempotencyHeaders, RunParams } from './parameters.ts';
import { STARTED } from './start-run.ts';

const ROUTE = createRoute({
  method: 'post',
  path: '/runs/{id}/answers',
  summary: 'Answer a question that a run left open',
  description: 'The answer becomes a test, and a new run with the same options goes on from the result.',
  ...needs(SCOPES.write),
  request: {
    params: RunParams,
    headers: IdempotencyHeaders,
    body: { required: true, content: { 'application/json': { schema: AnswerRequestSchema.meta({ id: 'Answer' }) } } },
  },
  responses: { ...STARTED, ...failures('RunNotFound', 'DocumentNotFound', 'QuestionNotFound', 'IdempotencyConflict') },
});

/** `POST /runs/{id}/answers` */
export const answerQuestion: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, async (c) => {
    const run_id = c.req.valid('param').id;
    const { owner } = c.get('caller');
    const { question, choice } = c.req.valid('json');
    const { state } = await findRun(services, owner, run_id);
    const keys = runKeys(owner, run_id);
    const summary = state?.finished_at ? await readJson(services.store, keys.summary, RunSummarySchema) : undefined;
    const result = summary && (await services.store.get(keys.resultZip));
    if (!state || !summary || !result) {
      throw new SwarmError('DocumentNotFound', `run ${run_id} has no result to go on from, or not yet`);
    }
    const answer = findAnswer(summary.value, question, choice);
    const tree = withAnswer(await unzipStored(result.body, services.config.policies.archive), answer);
    const zip = zipTree(tree);
    const key = `${INCOMING_PREFIX}${owner}/${createHash('sha256').update(zip).digest('hex')}/answer-to-${run_id}.zip`;
    await services.store.put(key, zip, { contentType: 'application/zip' });
    // Models are asked anew, also where the run was a replay.
    const { replay: _, ...asked } = state.request;
    const request = { ...asked, owner, source: { bucket: services.bucket, key } };
    const started = await startOnce(services, request, c.req.valid('header')['idempotency-key']);
    c.header('location', `../${started}`);
    return c.json({ run_id: started }, 202);
  });
};
