import { createRoute, z } from '@hono/zod-openapi';
import { ReportSchema, SCOPES } from '../../../core/contracts/index.ts';
import { type RunKeys, runKeys } from '../../../core/store/keys.ts';
import { needs } from '../auth/middleware.ts';
import { BY_LINK, failures, NOT_MODIFIED, type RegisterRoute } from '../http.ts';
import { sendDocument } from '../runs/send-document.ts';
import { RunParams } from './parameters.ts';

const TEXT = z.string();
const SARIF = z.looseObject({ version: z.literal('2.1.0'), runs: z.array(z.looseObject({})) });

interface Format {
  /** What the document says of its form. */
  readonly schema: z.ZodType;
  readonly key: (keys: RunKeys) => string;
  readonly type: string;
  readonly name: string;
}

const FORMATS = {
  html: { schema: TEXT, key: (keys) => keys.reportHtml, type: 'text/html; charset=utf-8', name: 'report.html' },
  markdown: {
    schema: TEXT,
    key: (keys) => keys.reportMarkdown,
    type: 'text/markdown; charset=utf-8',
    name: 'report.md',
  },
  json: {
    schema: ReportSchema.meta({ id: 'Report' }),
    key: (keys) => keys.reportJson,
    type: 'application/json',
    name: 'report.json',
  },
  sarif: { schema: SARIF, key: (keys) => keys.sarif, type: 'application/sarif+json', name: 'report.sarif' },
  junit: { schema: TEXT, key: (keys) => keys.junit, type: 'application/xml', name: 'junit.xml' },
} as const satisfies Record<string, Format>;
const NAMES = Object.keys(FORMATS) as [keyof typeof FORMATS, ...(keyof typeof FORMATS)[]];

const ROUTE = createRoute({
  method: 'get',
  path: '/runs/{id}/report',
  summary: 'Read the report in one of its forms',
  ...needs(SCOPES.read),
  request: { params: RunParams, query: z.object({ format: z.enum(NAMES).default('html') }) },
  responses: {
    200: {
      description: 'The report.',
      content: Object.fromEntries(
        Object.values(FORMATS).map(({ type, schema }) => [type.split(';')[0] ?? type, { schema }]),
      ),
    },
    ...BY_LINK,
    ...NOT_MODIFIED,
    ...failures('RunNotFound', 'DocumentNotFound'),
  },
});

/** `GET /runs/{id}/report` */
export const getReport: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, (c) => {
    const { owner } = c.get('caller');
    const run_id = c.req.valid('param').id;
    const format = FORMATS[c.req.valid('query').format];
    return sendDocument(c, services, { owner, run_id }, { ...format, key: format.key(runKeys(owner, run_id)) });
  });
};
