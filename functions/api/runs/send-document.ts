import type { Context } from 'hono';
import { LONGEST_ANSWER_BYTES } from '../http.ts';
import type { Services } from '../services.ts';
import { refuseMissing } from './find-run.ts';

const NO_SCRIPTS = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
/** Its scripts run in an origin of their own: they reach neither this site nor any other. */
const DRAWS_ITSELF =
  "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

/** A document of a run: its bytes, or where it is too large for an answer, the way to a link that is good for a short time. */
export async function sendDocument(
  c: Context,
  services: Services,
  run: { readonly owner: string; readonly run_id: string },
  document: { readonly key: string; readonly type: string; readonly name: string; readonly scripts?: boolean },
): Promise<Response> {
  const stored = await services.store.get(document.key);
  if (!stored) return refuseMissing(services, run, document.name);
  if (stored.body.byteLength > LONGEST_ANSWER_BYTES)
    return c.redirect(await services.store.presignGet(document.key), 303);
  // What a run leaves holds text of strangers: a browser must not take it for a page of this site.
  c.header('content-security-policy', document.scripts ? DRAWS_ITSELF : NO_SCRIPTS);
  c.header('content-disposition', `inline; filename="${document.name}"`);
  return c.newResponse(Buffer.from(stored.body), 200, { 'content-type': document.type });
}
