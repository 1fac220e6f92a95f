import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { SwarmError } from '../../core/errors.ts';
import type { ObjectStore, PutOptions, StoredObject } from '../../core/store/object-store.ts';

/** HTTP answers of a conditional write whose condition does not hold. */
const CONFLICTS = new Set([409, 412]);

/** The one bucket as an ObjectStore. */
export class S3Store implements ObjectStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly presignedSeconds: number;

  constructor(client: S3Client, bucket: string, presignedSeconds: number) {
    this.client = client;
    this.bucket = bucket;
    this.presignedSeconds = presignedSeconds;
  }

  async get(key: string): Promise<StoredObject | undefined> {
    try {
      const answer = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key }));
      const body = await answer.Body?.transformToByteArray();
      return { body: body ?? new Uint8Array(), etag: answer.ETag ?? '' };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async put(key: string, body: Uint8Array | string, options: PutOptions = {}): Promise<string> {
    const { condition, contentType } = options;
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    try {
      const answer = await this.client.send(
        new PutObjectCommand({
          Bucket: this.bucket,
          Key: key,
          Body: bytes,
          // Said for what is empty: the SDK takes that for a stream.
          ContentLength: bytes.byteLength,
          ContentType: contentType,
          IfMatch: condition && 'ifMatch' in condition ? condition.ifMatch : undefined,
          IfNoneMatch: condition && 'ifNoneMatch' in condition ? condition.ifNoneMatch : undefined,
        }),
      );
      return answer.ETag ?? '';
    } catch (error) {
      if (error instanceof S3ServiceException && CONFLICTS.has(error.$metadata.httpStatusCode ?? 0)) {
        throw new SwarmError('StateConflict', `${key} was changed by another writer`, { cause: error });
      }
      throw error;
    }
  }

  /** At most 1000 keys: what S3 answers at a time. */
  async list(prefix: string, { limit, after }: { limit: number; after?: string }): Promise<string[]> {
    const answer = await this.client.send(
      new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: prefix,
        MaxKeys: Math.min(limit, 1000),
        StartAfter: after,
      }),
    );
    return (answer.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
  }

  presignGet(key: string): Promise<string> {
    const command = new GetObjectCommand({ Bucket: this.bucket, Key: key });
    return getSignedUrl(this.client, command, { expiresIn: this.presignedSeconds });
  }

  presignPut(key: string): Promise<string> {
    const command = new PutObjectCommand({ Bucket: this.bucket, Key: key });
    return getSignedUrl(this.client, command, { expiresIn: this.presignedSeconds });
  }
}

/** Whether S3 says that an object is not there: without the right to list, it says 403. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404);
}
