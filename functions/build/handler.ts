import { z } from 'zod';
import { applyCode } from '../../core/agents/build/apply.ts';
import { codeWithModel } from '../../core/agents/build/code-with-model.ts';
import { commitBuild } from '../../core/agents/build/commit.ts';
import { judgeTask } from '../../core/agents/build/judge-task.ts';
import { planWithModel } from '../../core/agents/build/plan-with-model.ts';
import { takePlan } from '../../core/agents/build/take-plan.ts';
import { weighAudit } from '../../core/agents/build/weigh.ts';
import { parseContract } from '../../core/contracts/index.ts';
import { agentRuntime } from '../shared/agent-context.ts';
import { RoundEventSchema, RunRefSchema } from '../shared/events.ts';
import { logger } from '../shared/logger.ts';
import { type LambdaContext, modelAccess } from '../shared/model-access.ts';

const BuildEventSchema = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('plan'), run: RunRefSchema }),
  z.object({ phase: z.literal('take_plan'), run: RunRefSchema, tier: z.string() }),
  z.object({ phase: z.literal('commit'), run: RunRefSchema }),
  ...(['code', 'apply', 'judge', 'weigh'] as const).map((phase) =>
    RoundEventSchema.extend({ phase: z.literal(phase) }),
  ),
]);
type BuildEvent = z.infer<typeof BuildEventSchema>;

/** One step of a run of build that runs no code of the project. */
export async function handler(event: unknown, lambda: LambdaContext) {
  const parsed = parseContract(BuildEventSchema, event, 'the build event');
  const output = await step(parsed, lambda);
  const round = 'round' in parsed ? parsed.round : 0;
  logger.info('build', { run_id: parsed.run.run_id, agent: 'Build', phase: parsed.phase, iteration: round });
  return output;
}

function step(event: BuildEvent, lambda: LambdaContext): Promise<object> {
  const { context, environment } = agentRuntime();
  const { run } = event;
  switch (event.phase) {
    case 'plan':
      return planWithModel(context, modelAccess(environment, lambda), run);
    case 'take_plan':
      return takePlan(context, run, event.tier);
    case 'commit':
      return commitBuild(context, run);
    case 'code':
      return codeWithModel(context, modelAccess(environment, lambda), run, event.round);
    case 'apply':
      return applyCode(context, run, event.round);
    case 'judge':
      return judgeTask(context, run, event.round);
    case 'weigh':
      return weighAudit(context, run, event.round);
  }
}
