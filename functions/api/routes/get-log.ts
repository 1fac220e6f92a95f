import { createRoute, z } from '@hono/zod-openapi';
import {
  ExperimentDataSchema,
  LogEntrySchema,
  type LogPage,
  LogPageSchema,
  SCOPES,
} from '../../../core/contracts/index.ts';
import { readJson } from '../../../core/store/documents.ts';
import { runKeys } from '../../../core/store/keys.ts';
import { needs } from '../auth/middleware.ts';
import { failures, LONGEST_ANSWER_BYTES, NOT_MODIFIED, type RegisterRoute } from '../http.ts';
import { findRun } from '../runs/find-run.ts';
import { count, RunParams } from './parameters.ts';

/** The page with its entries as a document can describe them: any JSON may stand in the details. */
const DOCUMENTED_PAGE = LogPageSchema.extend({
  entries: z.array(
    LogEntrySchema.extend({ details: z.looseObject({ input_prompt: z.string(), output_response: z.string() }) }),
  ),
});

const ROUTE = createRoute({
  method: 'get',
  path: '/runs/{id}/log',
  summary: 'Read experiment_data.json, entries after a cursor',
  ...needs(SCOPES.read),
  request: { params: RunParams, query: z.object({ after: count(0, 1_000_000, 0), limit: count(1, 500, 100) }) },
  responses: {
    200: {
      description: 'Entries.',
      content: { 'application/json': { schema: DOCUMENTED_PAGE.meta({ id: 'LogPage' }) } },
    },
    ...NOT_MODIFIED,
    ...failures('RunNotFound'),
  },
});

/** `GET /runs/{id}/log` */
export const getLog: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, async (c) => {
    const { id } = c.req.valid('param');
    const { owner } = c.get('caller');
    const log = await readJson(services.store, runKeys(owner, id).log, ExperimentDataSchema);
    if (!log) await findRun(services, owner, id);
    const { after, limit } = c.req.valid('query');
    return c.json(logPage(log?.value ?? [], after, limit), 200);
  });
};

/** At least one entry where there is one, then as many as fit. */
export function logPage(entries: LogPage['entries'], after: number, limit: number): LogPage {
  const page: LogPage['entries'] = [];
  let bytes = 0;
  for (const entry of entries.slice(after, after + limit)) {
    bytes += Buffer.byteLength(JSON.stringify(entry));
    if (page.length > 0 && bytes > LONGEST_ANSWER_BYTES) break;
    page.push(entry);
  }
  const next = Math.min(after, entries.length) + page.length;
  return { entries: page, next, more: next < entries.length };
}
