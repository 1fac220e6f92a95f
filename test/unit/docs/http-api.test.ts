import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiOverMemory } from '../../support/api.ts';
import { ROOT } from '../../support/paths.ts';

it('docs/http-api.md names the routes of the API, and no other', async () => {
  const { api } = await apiOverMemory();
  const { paths } = (await (await api.request('/openapi.json')).json()) as { paths: Record<string, object> };
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const page = readFileSync(join(ROOT, 'docs/http-api.md'), 'utf8');
  const told = [...page.matchAll(/^\| `((?:GET|POST) [^`]+)` \|/gm)].map((match) => match[1]);
  expect(told.sort()).toEqual(served.sort());
});
