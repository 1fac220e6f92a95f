import { HeadObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { SFNClient } from '@aws-sdk/client-sfn';
import { z } from 'zod';
import { parseContract } from '../../core/contracts/index.ts';
import { readUpload, type Upload, uploadRunId } from '../../core/doors/upload.ts';
import { uploadRequest } from '../../core/doors/upload-request.ts';
import { Executions } from '../shared/executions.ts';
import { logger } from '../shared/logger.ts';
import { MachineEnvironmentSchema, machineArns } from '../shared/machines.ts';
import { s3Client } from '../shared/s3-client.ts';

const EnvironmentSchema = MachineEnvironmentSchema.extend({ BUCKET: z.string().min(3) });

const s3 = s3Client();
const sfn = new SFNClient({});

/** Starts one run for a zip that was put under uploads/; the same event again starts none. */
export async function handler(event: unknown): Promise<{ run_id: string | null; started: boolean }> {
  const environment = parseContract(EnvironmentSchema, process.env, 'the environment', 'InvalidConfig');
  const upload = readUpload(event, environment.BUCKET);
  if (!upload) {
    logger.info('not a zip that was dropped');
    return { run_id: null, started: false };
  }
  const name = uploadRunId(upload);
  const executions = new Executions(sfn, machineArns(environment));
  const started = await executions.start(name, uploadRequest(upload, await metadataOf(upload)));
  logger.info('upload', { run_id: name, started });
  return { run_id: name, started };
}

/** None for an object that is gone, or may not be read: Intake then ends the run and names the reason. */
async function metadataOf({ bucket, key, version_id }: Upload): Promise<Record<string, string>> {
  try {
    const command = new HeadObjectCommand({ Bucket: bucket, Key: key, VersionId: version_id || undefined });
    return (await s3.send(command)).Metadata ?? {};
  } catch (error) {
    // A HEAD has no body that would name the error; without the right to list, S3 answers 403 for 404.
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 404 || status === 403) return {};
    throw error;
  }
}
