import type { AgentsConfig, ModelChoice, ModelTier } from '../config/agents.ts';
import type { Prompt } from '../prompts/prompt.ts';
import type { LiveModels } from './live.ts';
import type { FinishReason, ModelAgent, ModelProvider } from './provider.ts';
import type { ModelSettings } from './settings.ts';

/** What an agent needs in order to speak to models. */
export interface ModelAccess {
  readonly settings: () => Promise<ModelSettings>;
  /** The models of a tier that may be asked. @default those that the settings give access to */
  readonly models?: (agents: AgentsConfig, settings: ModelSettings, tier: ModelTier) => LiveModels;
  /** The model that is asked whatever is known of it: that of a recorded call. `ordinal` counts the calls of the role. */
  readonly recorded?: (agent: ModelAgent, ordinal: number) => ModelChoice | undefined;
  /** The provider of a model that is live. */
  readonly provider: (choice: ModelChoice, settings: ModelSettings) => ModelProvider;
  readonly prompt: (name: string) => Prompt;
  readonly telemetry: (event: ModelCallEvent) => void;
  /** Milliseconds until this function is ended from outside. */
  readonly timeLeft_ms: () => number;
  /** Between 0 and 1. */
  readonly random: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

/** One call of a model, without a word of what was said. */
export interface ModelCallEvent {
  readonly run_id: string;
  readonly agent: ModelAgent;
  readonly tier: string;
  readonly provider: string;
  readonly operation: 'chat' | 'embeddings';
  readonly request_model: string;
  readonly response_model: string | undefined;
  /** Undefined where it was not sent. */
  readonly temperature: number | undefined;
  readonly max_tokens: number;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly finish_reason: FinishReason | undefined;
  readonly error_kind: string | undefined;
  readonly cost_usd: number;
  readonly duration_s: number;
}
