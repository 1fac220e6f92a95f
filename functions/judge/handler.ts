import { z } from 'zod';
import type { AgentContext, RunRef } from '../../core/agents/context.ts';
import { judge } from '../../core/agents/judge.ts';
import { writeTestsWithModel } from '../../core/agents/model-tests.ts';
import { takeKillers } from '../../core/agents/proof/take-killers.ts';
import { weighMutants } from '../../core/agents/proof/weigh-mutants.ts';
import { weighFindings } from '../../core/agents/security-verdict.ts';
import { takeTests } from '../../core/agents/take-tests.ts';
import { parseContract } from '../../core/contracts/index.ts';
import type { ModelAccess } from '../../core/models/access.ts';
import { agentRuntime } from '../shared/agent-context.ts';
import { RoundEventSchema, RunRefSchema } from '../shared/events.ts';
import { logger } from '../shared/logger.ts';
import { type LambdaContext, modelAccess } from '../shared/model-access.ts';

const JudgeEventSchema = z.discriminatedUnion('phase', [
  RoundEventSchema.extend({ phase: z.literal('validate') }),
  RoundEventSchema.extend({ phase: z.literal('security') }),
  RoundEventSchema.extend({ phase: z.literal('weigh_mutants') }),
  RoundEventSchema.extend({ phase: z.literal('take_killers') }),
  z.object({ phase: z.literal('write_tests'), run: RunRefSchema }),
  z.object({ phase: z.literal('take_tests'), run: RunRefSchema }),
]);

type OfARound = (
  context: AgentContext,
  run: RunRef,
  round: number,
  access: ModelAccess,
) => Promise<{ decision: string }>;

const OF_A_ROUND = {
  validate: judge,
  security: weighFindings,
  weigh_mutants: weighMutants,
  take_killers: takeKillers,
} satisfies Record<string, OfARound>;

/** Judges a round by its tests, or a passing snapshot by its security audit; has a model write tests; holds tests against mutants. */
export async function handler(event: unknown, lambda: LambdaContext) {
  const parsed = parseContract(JudgeEventSchema, event, 'the judge event');
  const { run } = parsed;
  const { context, environment } = agentRuntime();
  const who = { run_id: run.run_id, agent: 'Judge', phase: parsed.phase };
  if (parsed.phase === 'write_tests') {
    const output = await writeTestsWithModel(context, modelAccess(environment, lambda), run);
    logger.info('write tests', { ...who, wait_s: output.wait_s });
    return output;
  }
  if (parsed.phase === 'take_tests') {
    const output = await takeTests(context, run);
    logger.info('take tests', { ...who, iteration: output.round + 1 });
    return output;
  }
  const { round } = parsed;
  const output = await OF_A_ROUND[parsed.phase](context, run, round, modelAccess(environment, lambda));
  logger.info('judge', { ...who, iteration: round + 1, decision: output.decision });
  return output;
}
