import { S3Client } from '@aws-sdk/client-s3';

/** Whether an endpoint of the user's is in use: the local cloud's, which has no name for each bucket. */
function isOwnEndpoint(options: Options): boolean {
  return Boolean(options?.endpoint ?? process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL);
}

type Options = ConstructorParameters<typeof S3Client>[0];

/**
 * The S3 client of functions and CLI. On AWS every address names the bucket as its host: the
 * page may connect to that one. Checksums only where the service asks for them, so that
 * presigned PUT URLs take a plain body.
 */
export function s3Client(options: NonNullable<Options> = {}): S3Client {
  return new S3Client({
    forcePathStyle: isOwnEndpoint(options),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    ...options,
  });
}
