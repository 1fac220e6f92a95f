import { z } from 'zod';
import { judge } from '../../core/agents/judge.ts';
import type { JudgeOutput } from '../../core/agents/payload.ts';
import { weighFindings } from '../../core/agents/security-verdict.ts';
import { parseContract } from '../../core/contracts/index.ts';
import { agentRuntime } from '../shared/agent-context.ts';
import { RoundEventSchema } from '../shared/events.ts';
import { logger } from '../shared/logger.ts';

const JudgeEventSchema = RoundEventSchema.extend({ phase: z.enum(['validate', 'security']) });

/** Judges a round by its tests, or a passing snapshot by its security audit. */
export async function handler(event: unknown): Promise<JudgeOutput> {
  const { run, round, phase } = parseContract(JudgeEventSchema, event, 'the judge event');
  const { context } = agentRuntime();
  const output = phase === 'validate' ? await judge(context, run, round) : await weighFindings(context, run, round);
  logger.info('judge', { run_id: run.run_id, agent: 'Judge', iteration: round + 1, decision: output.decision });
  return output;
}
