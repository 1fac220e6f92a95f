import { join } from 'node:path';
import { fixWithModel } from '../../core/agents/fixer.ts';
import { parseContract } from '../../core/contracts/index.ts';
import { loadPrompt } from '../../core/prompts/prompt.ts';
import { agentRuntime } from '../shared/agent-context.ts';
import { RoundEventSchema } from '../shared/events.ts';
import { logger } from '../shared/logger.ts';
import { modelProvider, readModelKeys } from '../shared/model-keys.ts';

/** One attempt of a model tier. */
export async function handler(event: unknown) {
  const { run, round } = parseContract(RoundEventSchema, event, 'the fixer event');
  const { context, environment } = agentRuntime();
  const prompts = join(environment.ASSETS_DIR, 'prompts');
  const tools = {
    provider: async (tier: Parameters<typeof modelProvider>[1]) =>
      modelProvider(await readModelKeys(environment.MODEL_KEYS_SECRET), tier),
    prompts: { system: loadPrompt(prompts, 'fixer-system'), task: loadPrompt(prompts, 'fixer') },
  };
  const output = await fixWithModel(context, tools, run, round);
  logger.info('fix', { run_id: run.run_id, agent: 'Fixer', iteration: round + 1, ok: output.ok });
  return output;
}
