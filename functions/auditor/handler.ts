import { z } from 'zod';
import { audit } from '../../core/agents/auditor.ts';
import type { AuditorOutput } from '../../core/agents/payload.ts';
import { parseContract } from '../../core/contracts/index.ts';
import { agentRuntime } from '../shared/agent-context.ts';
import { RunRefSchema } from '../shared/events.ts';
import { logger } from '../shared/logger.ts';

/** Turns the inspection into the plan and the baseline. */
export async function handler(event: unknown): Promise<AuditorOutput> {
  const { run } = parseContract(z.object({ run: RunRefSchema }), event, 'the auditor event');
  const output = await audit(agentRuntime().context, run);
  logger.info('audit', { run_id: run.run_id, agent: 'Auditor', tier: output.tier.name });
  return output;
}
