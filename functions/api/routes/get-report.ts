import { z } from '@hono/zod-openapi';
import { ReportSchema } from '../../../core/contracts/index.ts';
import { documentRoute, TEXT } from '../runs/document-route.ts';

const SARIF = z.looseObject({ version: z.literal('2.1.0'), runs: z.array(z.looseObject({})) });

/** `GET /runs/{id}/report` */
export const getReport = documentRoute({
  path: '/runs/{id}/report',
  summary: 'Read the report in one of its forms',
  description: 'The report.',
  forms: {
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
  },
});
