import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { SourceReader } from '../../core/agents/source.ts';
import { SwarmError } from '../../core/errors.ts';
import type { FileTree } from '../../core/workspace/file-tree.ts';
import { readTree } from '../../core/workspace/read-tree.ts';
import { isMissing } from './s3-store.ts';

/** Reads zips from S3, counting as they stream, and samples from the function's own files. */
export class S3SourceReader implements SourceReader {
  private readonly client: S3Client;
  private readonly samplesDir: string;

  constructor(client: S3Client, samplesDir: string) {
    this.client = client;
    this.samplesDir = samplesDir;
  }

  async readZip(
    location: { bucket: string; key: string; version_id?: string },
    limitBytes: number,
  ): Promise<Uint8Array> {
    const { bucket, key, version_id } = location;
    const shown = `s3://${bucket}/${key}`;
    const answer = await this.client
      .send(new GetObjectCommand({ Bucket: bucket, Key: key, VersionId: version_id }))
      .catch((cause: unknown) => {
        if (isMissing(cause) || refusedByS3(cause)) {
          throw new SwarmError('SourceNotFound', `${shown} is not there or may not be read`, { cause });
        }
        throw cause;
      });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of (answer.Body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limitBytes) throw new SwarmError('InvalidArchive', `${shown} holds more than ${limitBytes} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  async readSample(name: string): Promise<FileTree | undefined> {
    const folder = join(this.samplesDir, name);
    const exists = await readFile(join(folder, 'expected.json')).then(
      () => true,
      () => false,
    );
    return exists ? readTree(join(folder, 'project')) : undefined;
  }
}

const REFUSALS = new Set(['AccessDenied', 'NoSuchBucket', 'NoSuchVersion', 'InvalidBucketName']);

function refusedByS3(error: unknown): boolean {
  return error instanceof Error && REFUSALS.has(error.name);
}
