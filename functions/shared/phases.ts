import type { z } from 'zod';
import type { AgentContext, RunRef } from '../../core/agents/context.ts';
import { parseContract } from '../../core/contracts/index.ts';
import type { ModelAccess } from '../../core/models/access.ts';
import { agentRuntime } from './agent-context.ts';
import { logger } from './logger.ts';
import { type LambdaContext, modelAccess } from './model-access.ts';

/** An event that names a phase of a run's workflow, and the round where it has one. */
interface PhaseEvent {
  readonly phase: string;
  readonly run: RunRef;
  readonly round?: number;
}

/** A handler of the phases of one workflow: the event is parsed, the phase is done, and a line is logged. */
export function phases<T extends PhaseEvent>(
  schema: z.ZodType<T>,
  { workflow, agent }: { readonly workflow: string; readonly agent: string },
  step: (event: T, context: AgentContext, models: () => ModelAccess) => Promise<object>,
) {
  return async (event: unknown, lambda: LambdaContext): Promise<object> => {
    const parsed = parseContract(schema, event, `the ${workflow} event`);
    const { context, environment } = agentRuntime();
    const output = await step(parsed, context, () => modelAccess(environment, lambda));
    const { run, phase, round = 0 } = parsed;
    logger.info(workflow, { run_id: run.run_id, agent, phase, iteration: round });
    return output;
  };
}
