import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseContract, SourceSchema, s3Location } from '../contracts/index.ts';
import { UPLOADS_PREFIX } from '../store/keys.ts';

/** What S3 tells of an object that was put, by EventBridge. */
const ObjectCreatedSchema = z.object({
  source: z.literal('aws.s3'),
  'detail-type': z.literal('Object Created'),
  detail: z.object({
    bucket: z.object({ name: z.string().min(1) }),
    object: z.object({
      key: z.string().min(1),
      'version-id': z.string().default(''),
      sequencer: z.string().default(''),
    }),
  }),
});

/** A zip that was dropped into the bucket. */
export interface Upload {
  readonly bucket: string;
  readonly key: string;
  /** Empty in a bucket that keeps no versions. */
  readonly version_id: string;
  /** Orders the events of one key; a repeated event has the same. */
  readonly sequencer: string;
}

/** Whether an object of this key starts a run when it is put. */
export function isUploadKey(key: string): boolean {
  return key.startsWith(UPLOADS_PREFIX) && /\.zip$/i.test(key);
}

/** The zip that an event tells of; undefined for any other object. Throws `InvalidRequest` for another event. */
export function readUpload(event: unknown, bucket: string): Upload | undefined {
  const { detail } = parseContract(ObjectCreatedSchema, event, 'the event');
  const { key, 'version-id': version, sequencer } = detail.object;
  if (detail.bucket.name !== bucket || !isUploadKey(key)) return undefined;
  // S3 calls the version of an object that was put before versions were kept "null".
  return { bucket, key, version_id: version === 'null' ? '' : version, sequencer };
}

/** Characters of the file's name that are kept in the name of its run. */
const LONGEST_SLUG = 32;

/** The name of the run of an upload: always the same for the same event, so that repeating it starts nothing. */
export function uploadRunId(upload: Upload): string {
  const file = upload.key.slice(upload.key.lastIndexOf('/') + 1).slice(0, -'.zip'.length);
  const slug = file
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
  const identity = JSON.stringify([upload.bucket, upload.key, upload.version_id, upload.sequencer]);
  const hash = createHash('sha256').update(identity).digest('hex').slice(0, 32);
  return `upload-${slug || 'project'}-${hash}`;
}

const SourceHolderSchema = z.object({ source: SourceSchema });

/** The key of the zip that a request names, where it lies in the drop zone of this bucket. */
export function droppedKey(request: unknown, bucket: string): string | undefined {
  const source = SourceHolderSchema.safeParse(request).data?.source;
  const object = typeof source === 'string' ? s3Location(source) : source;
  if (!object || !('bucket' in object) || object.bucket !== bucket) return undefined;
  return isUploadKey(object.key) ? object.key : undefined;
}
