import { join } from 'node:path';
import { z } from 'zod';
import { loadConfig } from '../../core/config/load.ts';
import { parseContract, RunFinishedSchema } from '../../core/contracts/index.ts';
import { endpointsToTell, recordAttempt } from '../../core/notify/deliveries.ts';
import { type Endpoint, endpointId, readEndpoints } from '../../core/notify/endpoints.ts';
import { sendOnce } from '../../core/notify/send.ts';
import { logger } from '../shared/logger.ts';
import { s3Client } from '../shared/s3-client.ts';
import { S3Store } from '../shared/s3-store.ts';
import { readSecretJson } from '../shared/secret.ts';

const EnvironmentSchema = z.object({
  BUCKET: z.string().min(3),
  WEBHOOK_ENDPOINTS_SECRET: z.string().min(1),
  /** Set on the local cloud: a receiver on the same machine may be told without TLS. */
  LOOPBACK_RECEIVERS: z.literal('true').optional(),
  ASSETS_DIR: z.string().default(process.env.LAMBDA_TASK_ROOT ?? '.'),
});

const EventSchema = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('list'), event: RunFinishedSchema }),
  z.object({
    phase: z.literal('send'),
    event: RunFinishedSchema,
    endpoint: z.string(),
    attempt: z.int().min(1),
  }),
]);

const s3 = s3Client();

/** Lists who is to be told of a finished run, or makes one attempt to tell one of them. */
export async function handler(input: unknown) {
  const environment = parseContract(EnvironmentSchema, process.env, 'the environment', 'InvalidConfig');
  const asked = parseContract(EventSchema, input, 'the notify event');
  const { presigned_seconds, notifications } = loadConfig(join(environment.ASSETS_DIR, 'config')).policies;
  const store = new S3Store(s3, environment.BUCKET, presigned_seconds);
  const endpoints = await configured(environment);
  const { event } = asked;
  if (asked.phase === 'list') {
    const toTell = await endpointsToTell(store, event, endpoints);
    logger.info('notify', { run_id: event.run_id, endpoints: toTell.length });
    return { deliveries: toTell.map((endpoint) => ({ event, endpoint, attempt: 1 })) };
  }
  const next = { event, endpoint: asked.endpoint, attempt: asked.attempt + 1 };
  const endpoint = endpoints.find((one) => endpointId(one) === asked.endpoint);
  // It was taken out of the secret since.
  if (!endpoint) return { ...next, outcome: 'given_up', wait_s: 0 };
  const sent = await sendOnce({ endpoint, event, attempt: asked.attempt, ...notifications }, new Date());
  await recordAttempt(store, event, sent.record);
  const { outcome, status } = sent.record;
  logger.info('notify', { run_id: event.run_id, endpoint: asked.endpoint, attempt: asked.attempt, outcome, status });
  return { ...next, outcome, wait_s: sent.wait_s };
}

async function configured(environment: z.infer<typeof EnvironmentSchema>): Promise<Endpoint[]> {
  const value = await readSecretJson(environment.WEBHOOK_ENDPOINTS_SECRET, 'the secret with webhook endpoints');
  return readEndpoints(value, { loopback: environment.LOOPBACK_RECEIVERS === 'true' });
}
