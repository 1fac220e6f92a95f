import { documentRoute, TEXT } from '../runs/document-route.ts';

/** `GET /runs/{id}/coverage` */
export const getCoverage = documentRoute({
  path: '/runs/{id}/coverage',
  summary: 'Read the coverage of a forged suite',
  description: 'Coverage of the published suite: a page, or Cobertura.',
  forms: {
    html: { schema: TEXT, key: (keys) => keys.coverageHtml, type: 'text/html; charset=utf-8', name: 'coverage.html' },
    xml: { schema: TEXT, key: (keys) => keys.coverageXml, type: 'application/xml', name: 'coverage.xml' },
  },
});
