import { z } from '@hono/zod-openapi';
import { documentRoute, TEXT } from '../runs/document-route.ts';

const ELEMENTS = z
  .looseObject({ schemaVersion: z.string(), files: z.record(z.string(), z.looseObject({})) })
  .describe('In the schema of mutation-testing-elements.');

/** `GET /runs/{id}/mutation` */
export const getMutation = documentRoute({
  path: '/runs/{id}/mutation',
  summary: 'Read the mutants of a forged suite',
  description: 'Every mutant with its verdict: a page, or data.',
  forms: {
    html: {
      schema: TEXT,
      key: (keys) => keys.mutationHtml,
      type: 'text/html; charset=utf-8',
      name: 'mutation.html',
      scripts: true,
    },
    json: { schema: ELEMENTS, key: (keys) => keys.mutationJson, type: 'application/json', name: 'mutation.json' },
  },
});
