import { z } from 'zod';
import { beginForge } from '../../core/agents/forge/begin.ts';
import { rateForgeAfter, rateForgeBefore } from '../../core/agents/forge/rate.ts';
import { superviseForge } from '../../core/agents/forge/supervise.ts';
import { takeSuite } from '../../core/agents/forge/take-suite.ts';
import { forgeWithModel } from '../../core/agents/forge/write-with-model.ts';
import { parseContract } from '../../core/contracts/index.ts';
import { agentRuntime } from '../shared/agent-context.ts';
import { RoundEventSchema, RunRefSchema } from '../shared/events.ts';
import { logger } from '../shared/logger.ts';
import { type LambdaContext, modelAccess } from '../shared/model-access.ts';

const ForgeEventSchema = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('begin'), run: RunRefSchema }),
  ...(['write', 'take', 'rate_before', 'rate_after', 'supervise'] as const).map((phase) =>
    RoundEventSchema.extend({ phase: z.literal(phase) }),
  ),
]);
type ForgeEvent = z.infer<typeof ForgeEventSchema>;

/** One step of a round of forge that runs no code of the project. */
export async function handler(event: unknown, lambda: LambdaContext) {
  const parsed = parseContract(ForgeEventSchema, event, 'the forge event');
  const output = await step(parsed, lambda);
  const round = 'round' in parsed ? parsed.round : 0;
  logger.info('forge', { run_id: parsed.run.run_id, agent: 'Judge', phase: parsed.phase, iteration: round });
  return output;
}

function step(event: ForgeEvent, lambda: LambdaContext): Promise<object> {
  const { context, environment } = agentRuntime();
  const { run } = event;
  if (event.phase === 'begin') return beginForge(context, run);
  const { round } = event;
  switch (event.phase) {
    case 'write':
      return forgeWithModel(context, modelAccess(environment, lambda), run, round);
    case 'take':
      return takeSuite(context, run, round);
    case 'rate_before':
      return rateForgeBefore(context, run, round);
    case 'rate_after':
      return rateForgeAfter(context, run, round);
    case 'supervise':
      return superviseForge(context, run, round);
  }
}
