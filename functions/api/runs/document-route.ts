import { createRoute, z } from '@hono/zod-openapi';
import { SCOPES } from '../../../core/contracts/index.ts';
import { type RunKeys, runKeys } from '../../../core/store/keys.ts';
import { needs } from '../auth/middleware.ts';
import { BY_LINK, failures, NOT_MODIFIED, type RegisterRoute } from '../http.ts';
import { RunParams } from '../routes/parameters.ts';
import { sendDocument } from './send-document.ts';

/** One form that a document of a run has. */
export interface DocumentForm {
  /** What the OpenAPI document says of it. */
  readonly schema: z.ZodType;
  readonly key: (keys: RunKeys) => string;
  readonly type: string;
  /** Of the file, as it is saved. */
  readonly name: string;
  /** Whether it is a page that draws itself by scripts of its own. @default false */
  readonly scripts?: boolean;
}

export interface DocumentRoute {
  readonly path: `/runs/{id}/${string}`;
  readonly summary: string;
  readonly description: string;
  /** By the value of `format`; the first is the default. */
  readonly forms: Readonly<Record<string, DocumentForm>>;
}

/** A schema for a document that is text. */
export const TEXT = z.string();

/** `GET` of a document that a run leaves in several forms. */
export function documentRoute({ path, summary, description, forms }: DocumentRoute): RegisterRoute {
  const names = Object.keys(forms) as [string, ...string[]];
  const route = createRoute({
    method: 'get',
    path,
    summary,
    ...needs(SCOPES.read),
    request: { params: RunParams, query: z.object({ format: z.enum(names).default(names[0]) }) },
    responses: {
      200: {
        description,
        content: Object.fromEntries(
          Object.values(forms).map(({ type, schema }) => [type.split(';')[0] ?? type, { schema }]),
        ),
      },
      ...BY_LINK,
      ...NOT_MODIFIED,
      ...failures('RunNotFound', 'DocumentNotFound'),
    },
  });
  return (api, services) => {
    api.openapi(route, (c) => {
      const { owner } = c.get('caller');
      const run_id = c.req.valid('param').id;
      const form = forms[c.req.valid('query').format] as DocumentForm;
      return sendDocument(c, services, { owner, run_id }, { ...form, key: form.key(runKeys(owner, run_id)) });
    });
  };
}
