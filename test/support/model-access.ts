import { join } from 'node:path';
import type { ModelAccess, ModelCallEvent } from '../../core/models/access.ts';
import type { ModelProvider } from '../../core/models/provider.ts';
import type { ModelSettings } from '../../core/models/settings.ts';
import { loadPrompt } from '../../core/prompts/prompt.ts';
import { ROOT } from './paths.ts';

/** The way to models in a test: one provider for all, nothing waits, nothing is random. */
export interface TestAccess extends ModelAccess {
  readonly events: ModelCallEvent[];
  readonly slept: number[];
}

export function testAccess(
  provider: ModelProvider | ((model: string) => ModelProvider),
  settings: ModelSettings = { GOOGLE_API_KEY: 'key-of-the-test' },
  more: Partial<ModelAccess> = {},
): TestAccess {
  const events: ModelCallEvent[] = [];
  const slept: number[] = [];
  return {
    settings: async () => settings,
    provider: ({ model }) => (typeof provider === 'function' ? provider(model) : provider),
    prompt: (name) => loadPrompt(join(ROOT, 'prompts'), name),
    telemetry: (event) => events.push(event),
    timeLeft_ms: () => 300_000,
    random: () => 0.5,
    sleep: async (ms) => {
      slept.push(ms);
    },
    events,
    slept,
    ...more,
  };
}
