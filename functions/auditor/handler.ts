import { z } from 'zod';
import { audit } from '../../core/agents/auditor.ts';
import { planWithModel } from '../../core/agents/model-plan.ts';
import { reviewWithModel } from '../../core/agents/model-review.ts';
import { parseContract } from '../../core/contracts/index.ts';
import { agentRuntime } from '../shared/agent-context.ts';
import { RoundEventSchema, RunRefSchema } from '../shared/events.ts';
import { logger } from '../shared/logger.ts';
import { type LambdaContext, modelAccess } from '../shared/model-access.ts';

const AuditorEventSchema = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('plan'), run: RunRefSchema }),
  z.object({ phase: z.literal('plan_with_model'), run: RunRefSchema }),
  RoundEventSchema.extend({ phase: z.literal('review_security') }),
]);

/** Turns the inspection into the plan and the baseline; asks a model for what tools cannot see. */
export async function handler(event: unknown, lambda: LambdaContext) {
  const parsed = parseContract(AuditorEventSchema, event, 'the auditor event');
  const { context, environment } = agentRuntime();
  const who = { run_id: parsed.run.run_id, agent: 'Auditor' };
  if (parsed.phase === 'plan') {
    const output = await audit(context, parsed.run);
    logger.info('audit', { ...who, tier: output.tier.name });
    return output;
  }
  const access = modelAccess(environment, lambda);
  const output =
    parsed.phase === 'plan_with_model'
      ? await planWithModel(context, access, parsed.run)
      : await reviewWithModel(context, access, parsed.run, parsed.round);
  logger.info(parsed.phase, { ...who, ...output });
  return output;
}
