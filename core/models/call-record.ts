import type { Action, Agent, LogEntry } from '../contracts/index.ts';
import { logEntry } from '../log/experiment-log.ts';
import type { ModelCallEvent } from './access.ts';
import { isOpen, waitOf } from './backoff.ts';
import type { CallOutcome, CallPlan } from './call.ts';
import type { ModelCallError } from './call-error.ts';
import type { Circuit } from './ledger.ts';
import type { Completion, Message, ModelAgent } from './provider.ts';

/** The name that the log gives to a role. */
const LOGGED_AS: Record<ModelAgent, Agent> = {
  auditor: 'Auditor',
  judge: 'Judge',
  fixer: 'Fixer',
  security: 'Auditor',
  forger: 'Judge',
  planner: 'Auditor',
  coder: 'Fixer',
};

/** What a call was for. */
export interface CallPurpose {
  readonly action: Action;
  /** The prompt that asked. */
  readonly prompt: { readonly name: string; readonly version: number };
}

/** The log entry of one call, answered or not; a retry is an entry of its own. */
export function callEntry(plan: CallPlan, purpose: CallPurpose, outcome: CallOutcome<Completion>, now: Date): LogEntry {
  const { cost_usd, input_tokens, output_tokens, error_kind } = outcome.settlement;
  const common = {
    role: plan.agent,
    tier: plan.tier,
    provider: plan.choice.provider,
    request_model: plan.choice.model,
    prompt: purpose.prompt.name,
    prompt_version: purpose.prompt.version,
    ...sampling(plan),
    max_tokens: plan.limits.max_tokens,
    estimated_cost_usd: outcome.booked_usd,
    cost_usd,
    duration_s: outcome.duration_s,
  };
  const own = outcome.ok
    ? {
        input_tokens,
        output_tokens,
        ...cached(outcome.value),
        finish_reason: outcome.value.finish_reason,
        ...meanLogprob(outcome.value),
      }
    : { error_kind, ...why(outcome.error), ...next(outcome.circuit, now) };
  const draft = {
    agent: LOGGED_AS[plan.agent],
    model: outcome.ok ? outcome.value.model : plan.choice.model,
    action: purpose.action,
    status: outcome.ok ? ('SUCCESS' as const) : ('FAILURE' as const),
    details: {
      input_prompt: promptText(plan.messages),
      output_response: outcome.ok ? outcome.value.content : outcome.error.message,
      ...common,
      ...own,
    },
  };
  return logEntry(draft, now);
}

/** The same call for telemetry: not a word of what was said. */
export function callEvent(
  run_id: string,
  plan: CallPlan,
  operation: ModelCallEvent['operation'],
  outcome: CallOutcome<Partial<Completion>>,
): ModelCallEvent {
  const { cost_usd, input_tokens, output_tokens } = outcome.settlement;
  return {
    run_id,
    agent: plan.agent,
    tier: plan.tier,
    provider: plan.choice.provider,
    operation,
    request_model: plan.choice.model,
    response_model: outcome.ok ? outcome.value.model : undefined,
    temperature: sampling(plan).temperature,
    max_tokens: plan.limits.max_tokens,
    input_tokens,
    output_tokens,
    finish_reason: outcome.ok ? outcome.value.finish_reason : undefined,
    error_kind: outcome.settlement.error_kind ?? undefined,
    cost_usd,
    duration_s: outcome.duration_s,
  };
}

/** A conversation as the log shows it. */
export function promptText(messages: readonly Message[]): string {
  return messages.map((message) => `[${message.role}]\n${message.content}`).join('\n\n');
}

/** The parameters that a call sends, with their values. */
export function sampling({ parameters, limits }: CallPlan): { temperature?: number; top_p?: number } {
  const { temperature, top_p } = limits;
  return {
    ...(parameters.includes('temperature') ? { temperature } : {}),
    ...(parameters.includes('top_p') && top_p !== undefined ? { top_p } : {}),
  };
}

/** Tokens of the prompt that a cache held or was given, where there are any. */
function cached({ usage }: Completion): object {
  const { cache_read_tokens, cache_write_tokens } = usage;
  return { ...(cache_read_tokens ? { cache_read_tokens } : {}), ...(cache_write_tokens ? { cache_write_tokens } : {}) };
}

function why({ status, replacement, parameter }: ModelCallError): object {
  return {
    ...(status === undefined ? {} : { http_status: status }),
    ...(replacement === undefined ? {} : { replacement }),
    ...(parameter === undefined ? {} : { refused_parameter: parameter }),
  };
}

function next(circuit: Circuit, now: Date): object {
  if (isOpen(circuit, now)) return { next_step: 'the next model of the tier' };
  return { next_step: 'the same call again', retry_in_s: Math.round(waitOf(circuit, now) * 1000) / 1000 };
}

function meanLogprob({ logprobs }: Completion): object {
  if (!logprobs || logprobs.length === 0) return {};
  const sum = logprobs.reduce((total, token) => total + token.logprob, 0);
  return { mean_logprob: Math.round((sum / logprobs.length) * 10_000) / 10_000 };
}
