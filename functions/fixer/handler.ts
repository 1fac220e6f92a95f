import { fixWithModel } from '../../core/agents/fixer.ts';
import { parseContract } from '../../core/contracts/index.ts';
import { agentRuntime } from '../shared/agent-context.ts';
import { RoundEventSchema } from '../shared/events.ts';
import { logger } from '../shared/logger.ts';
import { type LambdaContext, modelAccess } from '../shared/model-access.ts';

/** One attempt of a model tier, or as much of it as can be done before a wait. */
export async function handler(event: unknown, lambda: LambdaContext) {
  const { run, round } = parseContract(RoundEventSchema, event, 'the fixer event');
  const { context, environment } = agentRuntime();
  const output = await fixWithModel(context, modelAccess(environment, lambda), run, round);
  logger.info('fix', { run_id: run.run_id, agent: 'Fixer', iteration: round + 1, ...output });
  return output;
}
