import { createHash } from 'node:crypto';
import { inlineTree } from '../../../core/agents/source.ts';
import {
  type RunRequestInput,
  RunRequestSchema,
  type RunSubmission,
  type Source,
  s3Location,
} from '../../../core/contracts/index.ts';
import { newRunId } from '../../../core/doors/run-id.ts';
import { SwarmError } from '../../../core/errors.ts';
import { INCOMING_PREFIX } from '../../../core/store/keys.ts';
import { zipTree } from '../../../core/workspace/zip.ts';
import type { Services } from '../services.ts';

/**
 * Starts a run of an owner; the same `idempotencyKey` starts it once. Returns its id. Of the
 * options only those in `said` go on: a default would win over the project's own options.
 */
export async function submitRun(
  services: Services,
  owner: string,
  submission: RunSubmission,
  said: ReadonlySet<string>,
  idempotencyKey: string | undefined,
): Promise<string> {
  const { source, ...options } = submission;
  const given = Object.fromEntries(Object.entries(options).filter(([name]) => said.has(name)));
  return startOnce(services, { ...given, owner, source: await sourceOf(services, owner, source) }, idempotencyKey);
}

/** Starts a run by a request; with a key at most once, and `IdempotencyConflict` for another request by the same key. */
export async function startOnce(
  services: Services,
  request: RunRequestInput & { readonly owner: string },
  idempotencyKey: string | undefined,
): Promise<string> {
  const runId = runIdFor(services, request.owner, idempotencyKey);
  // Parsed once more: the order of the fields is the schema's, so that equal requests are equal texts.
  const parsed = RunRequestSchema.parse(request);
  const input = Object.fromEntries(Object.entries(parsed).filter(([name]) => Object.hasOwn(request, name)));
  const before = idempotencyKey === undefined ? undefined : await services.executions.describe(runId);
  if (!before && (await services.executions.start(runId, input))) return runId;
  const earlier = before ?? (await services.executions.describe(runId));
  if (earlier?.input !== JSON.stringify(input)) {
    throw new SwarmError('IdempotencyConflict', 'this Idempotency-Key was used for another request');
  }
  return runId;
}

function runIdFor(services: Services, owner: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey !== undefined) {
    const hash = createHash('sha256').update(`${owner}\0${idempotencyKey}`).digest('hex');
    return `api-${hash.slice(0, 32)}`;
  }
  return newRunId('api', services.now());
}

/** The source as Intake reads it. Only what is the owner's own may be named. */
async function sourceOf(services: Services, owner: string, source: RunSubmission['source']): Promise<Source> {
  const mine = `${INCOMING_PREFIX}${owner}/`;
  if (typeof source === 'string') return ownObject(services, mine, s3Location(source));
  if ('upload_id' in source) {
    const [key] = await services.store.list(`${mine}${source.upload_id}/`, { limit: 1 });
    if (!key) throw new SwarmError('SourceNotFound', `nothing was uploaded as ${source.upload_id}`);
    return { bucket: services.bucket, key };
  }
  if ('bucket' in source) return ownObject(services, mine, source);
  if ('sample' in source) return source;
  const zip = zipTree(inlineTree(source.files));
  const hash = createHash('sha256').update(zip).digest('hex');
  const first = Object.keys(source.files)[0] ?? 'files';
  const key = `${mine}${hash}/${fileSlug(first)}.zip`;
  await services.store.put(key, zip, { contentType: 'application/zip' });
  return { bucket: services.bucket, key };
}

/** Somebody else's object is answered like one that is not there. */
function ownObject(
  services: Services,
  mine: string,
  source: { bucket: string; key: string; version_id?: string },
): Source {
  // Keys are no paths, but something between here and S3 might take them for some.
  const goesAround = source.key.split('/').some((part) => part === '.' || part === '..');
  if (source.bucket !== services.bucket || !source.key.startsWith(mine) || goesAround) {
    throw new SwarmError('SourceNotFound', `s3://${source.bucket}/${source.key} is not there or may not be read`);
  }
  return source;
}

/** A file name as the last part of a key: letters, digits, dots and dashes of its last part. */
export function fileSlug(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  return (
    last
      .replace(/[^A-Za-z0-9._-]+/g, '-')
      .replace(/^[-.]+/, '')
      .slice(-80) || 'project'
  );
}
