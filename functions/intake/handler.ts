import { join } from 'node:path';
import { z } from 'zod';
import type { RunRef } from '../../core/agents/context.ts';
import { type LockOutput, takeLock } from '../../core/agents/environment.ts';
import { ownerOf, takeIn } from '../../core/agents/intake.ts';
import type { IntakeOutput } from '../../core/agents/payload.ts';
import type { ModelTier } from '../../core/config/agents.ts';
import { parseContract, RunIdSchema, WorkflowSchema } from '../../core/contracts/index.ts';
import { liveModels, tierAvailability } from '../../core/models/live.ts';
import { runIndexKey } from '../../core/store/run-index.ts';
import { agentRuntime } from '../shared/agent-context.ts';
import { RunRefSchema } from '../shared/events.ts';
import { logger } from '../shared/logger.ts';
import { readModelSettings } from '../shared/model-settings.ts';
import { S3SourceReader } from '../shared/source-reader.ts';

/** A later call, once the dependencies are resolved. */
const LockEventSchema = z.object({ phase: z.literal('environment'), run: RunRefSchema });

const IntakeEventSchema = z.object({
  run_id: RunIdSchema,
  request: z.unknown(),
  /** When the execution began: the same in every try of this state. */
  started_at: z.iso.datetime({ offset: true }),
  workflow: WorkflowSchema,
});

/** First state of the machine: checks the request and the source, and orders the inspection. */
export async function handler(event: unknown): Promise<IntakeOutput | LockOutput> {
  const later = LockEventSchema.safeParse(event);
  if (later.success) return lock(later.data.run);
  const { run_id, request, started_at, workflow } = parseContract(IntakeEventSchema, event, 'the intake event');
  const { context, environment, s3 } = agentRuntime();
  await context.store.put(runIndexKey(ownerOf(request), new Date(started_at), run_id), '');
  const settings = await readModelSettings(environment);
  const reader = new S3SourceReader(s3, join(environment.ASSETS_DIR, 'examples'));
  const available = tierAvailability(context.config.agents, settings);
  const models = (tier: ModelTier) => liveModels(context.config.agents, settings, tier).choices;
  const output = await takeIn(context, reader, available, { run_id, request, workflow, models });
  logger.info('intake', { run_id, ok: output.ok, orders: output.orders.length });
  return output;
}

/** Takes the lock of the project's packages, and orders the inspection with them. */
async function lock(run: RunRef): Promise<LockOutput> {
  const output = await takeLock(agentRuntime().context, run);
  logger.info('environment', { run_id: run.run_id, install: output.install !== undefined });
  return output;
}
