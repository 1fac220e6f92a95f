import { createRoute } from '@hono/zod-openapi';
import { type ARTEFACTS, ResultLinkSchema, SCOPES } from '../../../core/contracts/index.ts';
import { type RunKeys, runKeys } from '../../../core/store/keys.ts';
import { needs } from '../auth/middleware.ts';
import { failures, type RegisterRoute } from '../http.ts';
import { RunParams } from '../routes/parameters.ts';
import { linkExpiry } from '../services.ts';
import { refuseMissing } from './find-run.ts';

export interface LinkRoute {
  readonly path: `/runs/{id}/${string}`;
  readonly summary: string;
  readonly artefact: (typeof ARTEFACTS)[number];
  readonly key: (keys: RunKeys) => string;
  /** What the name of the file ends with, as it is saved. */
  readonly ending: string;
}

/** `GET` of a link to a file that a run leaves. */
export function linkRoute({ path, summary, artefact, key, ending }: LinkRoute): RegisterRoute {
  const route = createRoute({
    method: 'get',
    path,
    summary,
    ...needs(SCOPES.read),
    request: { params: RunParams },
    responses: {
      200: {
        description: 'The link.',
        content: { 'application/json': { schema: ResultLinkSchema.meta({ id: 'ResultLink' }) } },
      },
      ...failures('RunNotFound', 'DocumentNotFound'),
    },
  });
  return (api, services) => {
    api.openapi(route, async (c) => {
      const { owner } = c.get('caller');
      const run_id = c.req.valid('param').id;
      const wanted = key(runKeys(owner, run_id));
      const [there] = await services.store.list(wanted, { limit: 1 });
      if (there !== wanted) return refuseMissing(services, { owner, run_id }, artefact);
      const expires_at = linkExpiry(services);
      c.header('cache-control', 'no-store');
      return c.json(
        { url: await services.store.presignGet(wanted), file_name: `${run_id}.${ending}`, expires_at },
        200,
      );
    });
  };
}
