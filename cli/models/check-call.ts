import { UNKNOWN_MODEL } from '../../core/config/agents.ts';
import { ModelCallError } from '../../core/models/call-error.ts';
import { billedTokens, costOf } from '../../core/models/cost.ts';
import type { Message } from '../../core/models/provider.ts';
import { createProvider } from '../../core/models/registry.ts';
import type { ModelSettings } from '../../core/models/settings.ts';
import type { LiveChoice } from './live-choices.ts';

/** The smallest question that every model takes, and the fewest tokens that some of them want to be allowed. */
const QUESTION: readonly Message[] = [{ role: 'user', content: 'Answer with OK.' }];
const MOST_TOKENS = 16;
const TIMEOUT_S = 60;

/** What came of the smallest call to a model. */
export type CheckedCall = {
  readonly provider: string;
  readonly model: string;
  readonly tiers: readonly string[];
  readonly latency_s: number;
} & (
  | {
      readonly ok: true;
      readonly answered_by: string;
      readonly input_tokens: number;
      readonly output_tokens: number;
      /** Null where the price is not known. */
      readonly cost_usd: number | null;
    }
  | { readonly ok: false; readonly problem: string; readonly replacement: string | null }
);

/** Makes the smallest call to a model, without any parameter that it may refuse. It may cost money. */
export async function checkCall({ choice, tiers }: LiveChoice, settings: ModelSettings): Promise<CheckedCall> {
  const who = { provider: choice.provider, model: choice.model, tiers };
  const started = performance.now();
  const latency_s = () => Math.round(performance.now() - started) / 1000;
  try {
    const { max_output_tokens } = { ...UNKNOWN_MODEL, ...choice };
    const options = { max_tokens: Math.min(MOST_TOKENS, max_output_tokens), timeout_s: TIMEOUT_S };
    const answer = await createProvider(choice, settings).complete(QUESTION, options);
    const seconds = latency_s();
    const tokens = billedTokens(answer.usage, QUESTION, answer.content);
    const price = choice.price_per_million_tokens;
    return {
      ...who,
      latency_s: seconds,
      ok: true,
      answered_by: answer.model,
      input_tokens: tokens.input,
      output_tokens: tokens.output,
      cost_usd: price ? costOf(price, tokens, new Date()) : null,
    };
  } catch (error) {
    if (!(error instanceof ModelCallError)) throw error;
    return {
      ...who,
      latency_s: latency_s(),
      ok: false,
      problem: error.message,
      replacement: error.replacement ?? null,
    };
  }
}
