import type { Context } from 'hono';
import { SwarmError } from '../../../core/errors.ts';
import type { Services } from '../services.ts';
import { findRun } from './find-run.ts';

/** Longest document that is answered itself: Lambda answers with at most 6 MB. */
const DIRECT_BYTES = 4_000_000;

/** A document of a run: its bytes, or where it is too large for an answer, the way to a link that is good for a short time. */
export async function sendDocument(
  c: Context,
  services: Services,
  run: { readonly owner: string; readonly run_id: string },
  document: { readonly key: string; readonly type: string; readonly name: string },
): Promise<Response> {
  const stored = await services.store.get(document.key);
  if (!stored) {
    await findRun(services, run.owner, run.run_id);
    throw new SwarmError('DocumentNotFound', `run ${run.run_id} has no ${document.name} yet, or never will`);
  }
  if (stored.body.byteLength > DIRECT_BYTES) return c.redirect(await services.store.presignGet(document.key), 303);
  // What a run leaves holds text of strangers: a browser must not take it for a page of this site.
  c.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
  c.header('content-disposition', `inline; filename="${document.name}"`);
  return c.newResponse(Buffer.from(stored.body), 200, { 'content-type': document.type });
}
