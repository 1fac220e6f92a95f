import type { Context } from 'hono';
import { LONGEST_ANSWER_BYTES } from '../http.ts';
import type { Services } from '../services.ts';
import { refuseMissing } from './find-run.ts';

/** A document of a run: its bytes, or where it is too large for an answer, the way to a link that is good for a short time. */
export async function sendDocument(
  c: Context,
  services: Services,
  run: { readonly owner: string; readonly run_id: string },
  document: { readonly key: string; readonly type: string; readonly name: string },
): Promise<Response> {
  const stored = await services.store.get(document.key);
  if (!stored) return refuseMissing(services, run, document.name);
  if (stored.body.byteLength > LONGEST_ANSWER_BYTES)
    return c.redirect(await services.store.presignGet(document.key), 303);
  // What a run leaves holds text of strangers: a browser must not take it for a page of this site.
  c.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
  c.header('content-disposition', `inline; filename="${document.name}"`);
  return c.newResponse(Buffer.from(stored.body), 200, { 'content-type': document.type });
}
