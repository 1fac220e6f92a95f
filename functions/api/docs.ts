import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { html } from 'hono/html';
import type { ApiEnv } from './http.ts';

const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Refactoring Swarm',
    version: '1',
    description:
      'Starts runs that repair Python projects, follows them and hands out what they leave. A run belongs to the subject of the token that started it; for anybody else it is not there.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '.', description: 'Where this document was read.' }],
};

/** Files of Swagger UI that the page needs, with their types. */
const ASSETS: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const START = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', deepLinking: true });\n`;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The document and a page that shows it; both without a token: they say nothing of anybody's
 * runs. `folder` holds Swagger UI. Addresses are relative: the API may be mounted below a path.
 */
export function registerDocs(api: OpenAPIHono<ApiEnv>, folder: string): void {
  let text: string | undefined;
  api.get('/openapi.json', (c) => {
    text ??= JSON.stringify(api.getOpenAPI31Document(DOCUMENT), null, 2);
    return c.newResponse(text, 200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' });
  });
  api.get('/docs', (c) => {
    c.header('content-security-policy', POLICY);
    return c.html(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Refactoring Swarm API</title><link rel="stylesheet" href="docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="docs/swagger-ui-bundle.js"></script><script src="docs/start.js"></script></body></html>`);
  });
  api.get('/docs/start.js', (c) => c.newResponse(START, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  for (const [name, type] of Object.entries(ASSETS)) {
    api.get(`/docs/${name}`, (c) =>
      c.newResponse(readFileSync(join(folder, name)), 200, {
        'content-type': type,
        'cache-control': 'public, max-age=86400',
      }),
    );
  }
}
