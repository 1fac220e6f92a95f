import { z } from 'zod';
import { applyCode } from '../../core/agents/build/apply.ts';
import { codeWithModel } from '../../core/agents/build/code-with-model.ts';
import { commitBuild } from '../../core/agents/build/commit.ts';
import { judgeTask } from '../../core/agents/build/judge-task.ts';
import { planWithModel } from '../../core/agents/build/plan-with-model.ts';
import { takePlan } from '../../core/agents/build/take-plan.ts';
import { weighAudit } from '../../core/agents/build/weigh.ts';
import { RoundEventSchema, RunRefSchema } from '../shared/events.ts';
import { phases } from '../shared/phases.ts';

const BuildEventSchema = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('plan'), run: RunRefSchema }),
  z.object({ phase: z.literal('take_plan'), run: RunRefSchema, tier: z.string() }),
  z.object({ phase: z.literal('commit'), run: RunRefSchema }),
  ...(['code', 'apply', 'judge', 'weigh'] as const).map((phase) =>
    RoundEventSchema.extend({ phase: z.literal(phase) }),
  ),
]);

/** One step of a run of build that runs no code of the project. */
export const handler = phases(BuildEventSchema, { workflow: 'build', agent: 'Build' }, (event, context, models) => {
  const { run } = event;
  switch (event.phase) {
    case 'plan':
      return planWithModel(context, models(), run);
    case 'take_plan':
      return takePlan(context, run, event.tier);
    case 'commit':
      return commitBuild(context, run);
    case 'code':
      return codeWithModel(context, models(), run, event.round);
    case 'apply':
      return applyCode(context, run, event.round);
    case 'judge':
      return judgeTask(context, run, event.round);
    case 'weigh':
      return weighAudit(context, run, event.round);
  }
});
