import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import { SFNClient } from '@aws-sdk/client-sfn';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { loadConfig } from '../../core/config/load.ts';
import { Executions } from '../shared/executions.ts';
import { logger } from '../shared/logger.ts';
import { machineArns } from '../shared/machines.ts';
import { s3Client } from '../shared/s3-client.ts';
import { S3Store } from '../shared/s3-store.ts';
import { createApi } from './app.ts';
import { discoveredKeys, givenKeys } from './auth/verifier.ts';
import { readApiEnvironment } from './environment.ts';
import { onLambda } from './lambda.ts';
import { LINK_SECONDS, type Services } from './services.ts';

const ZIP_TYPE = 'application/zip';

function services(): Services {
  const environment = readApiEnvironment();
  const s3 = s3Client();
  return {
    store: new S3Store(s3, environment.BUCKET, LINK_SECONDS),
    bucket: environment.BUCKET,
    executions: new Executions(new SFNClient({}), machineArns(environment)),
    config: loadConfig(join(environment.ASSETS_DIR, 'config')),
    trust: {
      issuer: environment.AUTH_ISSUER,
      audiences: environment.AUTH_AUDIENCES,
      keys: environment.AUTH_JWKS ? givenKeys(environment.AUTH_JWKS) : discoveredKeys(environment.AUTH_ISSUER),
    },
    presignUpload: (key, sizeBytes) => presignUpload(s3, environment.BUCKET, key, sizeBytes),
    now: () => new Date(),
    newId: randomUUID,
    docsFolder: join(environment.ASSETS_DIR, 'node_modules/swagger-ui-dist'),
    report: (error) => logger.error('unexpected', error instanceof Error ? error : String(error)),
  };
}

/** S3 itself refuses another size or type, and anything after 15 minutes. */
function presignUpload(s3: S3Client, bucket: string, key: string, sizeBytes: number) {
  return createPresignedPost(s3, {
    Bucket: bucket,
    Key: key,
    Fields: { 'Content-Type': ZIP_TYPE },
    Conditions: [
      ['content-length-range', sizeBytes, sizeBytes],
      ['eq', '$Content-Type', ZIP_TYPE],
    ],
    Expires: LINK_SECONDS,
  });
}

/** The HTTP API behind API Gateway. */
export const handler = onLambda(createApi(services()));
