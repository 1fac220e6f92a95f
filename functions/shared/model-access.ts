import { join } from 'node:path';
import type { ModelAccess } from '../../core/models/access.ts';
import { createProvider } from '../../core/models/registry.ts';
import { loadPrompt } from '../../core/prompts/prompt.ts';
import type { Environment } from './environment.ts';
import { readModelSettings } from './model-settings.ts';
import { tellModelCall } from './telemetry.ts';

/** What Lambda says of a call. */
export interface LambdaContext {
  getRemainingTimeInMillis(): number;
}

/** The way of an agent to its models: keys from the secret, prompts from the function's own files. */
export function modelAccess(environment: Environment, lambda: LambdaContext): ModelAccess {
  return {
    settings: () => readModelSettings(environment),
    provider: createProvider,
    prompt: (name) => loadPrompt(join(environment.ASSETS_DIR, 'prompts'), name),
    telemetry: tellModelCall,
    timeLeft_ms: () => lambda.getRemainingTimeInMillis(),
    random: Math.random,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
