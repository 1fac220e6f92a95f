import { S3Client } from '@aws-sdk/client-s3';

/**
 * The S3 client of functions and CLI. Path style serves endpoints on loopback; checksums
 * only where the service asks for them, so that presigned PUT URLs take a plain body.
 */
export function s3Client(options: ConstructorParameters<typeof S3Client>[0] = {}): S3Client {
  return new S3Client({
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    ...options,
  });
}
