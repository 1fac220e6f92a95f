import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import {
  ATTR_ERROR_TYPE,
  ATTR_GEN_AI_AGENT_NAME,
  ATTR_GEN_AI_CONVERSATION_ID,
  ATTR_GEN_AI_OPERATION_NAME,
  ATTR_GEN_AI_PROVIDER_NAME,
  ATTR_GEN_AI_REQUEST_MAX_TOKENS,
  ATTR_GEN_AI_REQUEST_MODEL,
  ATTR_GEN_AI_REQUEST_TEMPERATURE,
  ATTR_GEN_AI_RESPONSE_FINISH_REASONS,
  ATTR_GEN_AI_RESPONSE_MODEL,
  ATTR_GEN_AI_USAGE_INPUT_TOKENS,
  ATTR_GEN_AI_USAGE_OUTPUT_TOKENS,
  GEN_AI_PROVIDER_NAME_VALUE_AWS_BEDROCK,
  GEN_AI_PROVIDER_NAME_VALUE_GCP_GEMINI,
  GEN_AI_PROVIDER_NAME_VALUE_OPENAI,
  METRIC_GEN_AI_CLIENT_OPERATION_DURATION,
  METRIC_GEN_AI_CLIENT_TOKEN_USAGE,
} from '@opentelemetry/semantic-conventions/incubating';
import type { TierStats } from '../../core/contracts/index.ts';
import type { ModelCallEvent } from '../../core/models/access.ts';
import { METRICS_NAMESPACE, SERVICE_NAME } from '../../core/telemetry-names.ts';
import { logger } from './logger.ts';

const PROVIDERS: Readonly<Record<string, string>> = {
  gemini: GEN_AI_PROVIDER_NAME_VALUE_GCP_GEMINI,
  bedrock: GEN_AI_PROVIDER_NAME_VALUE_AWS_BEDROCK,
  'openai-compatible': GEN_AI_PROVIDER_NAME_VALUE_OPENAI,
};

/**
 * One call of a model by the names of the OpenTelemetry conventions for generative AI, in
 * the version of the pinned package. What was said is in the run's own record only.
 */
export function genAiAttributes(event: ModelCallEvent): Record<string, string | number | string[]> {
  const attributes = {
    [ATTR_GEN_AI_OPERATION_NAME]: event.operation,
    [ATTR_GEN_AI_PROVIDER_NAME]: PROVIDERS[event.provider] ?? event.provider,
    [ATTR_GEN_AI_AGENT_NAME]: event.agent,
    [ATTR_GEN_AI_CONVERSATION_ID]: event.run_id,
    [ATTR_GEN_AI_REQUEST_MODEL]: event.request_model,
    [ATTR_GEN_AI_REQUEST_TEMPERATURE]: event.temperature,
    [ATTR_GEN_AI_REQUEST_MAX_TOKENS]: event.max_tokens,
    [ATTR_GEN_AI_RESPONSE_MODEL]: event.response_model,
    [ATTR_GEN_AI_RESPONSE_FINISH_REASONS]: event.finish_reason ? [event.finish_reason] : undefined,
    [ATTR_GEN_AI_USAGE_INPUT_TOKENS]: event.input_tokens ?? undefined,
    [ATTR_GEN_AI_USAGE_OUTPUT_TOKENS]: event.output_tokens ?? undefined,
    [ATTR_ERROR_TYPE]: event.error_kind,
  };
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Logs a call and counts its time, tokens and dollars. */
export function tellModelCall(event: ModelCallEvent): void {
  const attributes = { ...genAiAttributes(event), tier: event.tier, cost_usd: event.cost_usd };
  logger.info('gen_ai.client.operation', { ...attributes, duration_s: event.duration_s });
  const metrics = new Metrics({ namespace: METRICS_NAMESPACE, serviceName: SERVICE_NAME });
  metrics.addDimensions({ tier: event.tier, model: event.request_model });
  metrics.addMetric(METRIC_GEN_AI_CLIENT_OPERATION_DURATION, MetricUnit.Seconds, event.duration_s);
  metrics.addMetric(
    METRIC_GEN_AI_CLIENT_TOKEN_USAGE,
    MetricUnit.Count,
    (event.input_tokens ?? 0) + (event.output_tokens ?? 0),
  );
  metrics.addMetric('ModelCostUsd', MetricUnit.NoUnit, event.cost_usd);
  metrics.addMetric('ModelCallFailures', MetricUnit.Count, event.error_kind ? 1 : 0);
  metrics.publishStoredMetrics();
}

/** Counts how each tier did in a run that ended. */
export function tellTiers(tiers: readonly TierStats[]): void {
  for (const tier of tiers) {
    const metrics = new Metrics({ namespace: METRICS_NAMESPACE, serviceName: SERVICE_NAME });
    metrics.addDimensions({ tier: tier.tier });
    metrics.addMetric('TierAttempts', MetricUnit.Count, tier.attempts);
    metrics.addMetric('TierSuccess', MetricUnit.Count, tier.succeeded ? 1 : 0);
    metrics.addMetric('TierCostUsd', MetricUnit.NoUnit, tier.cost_usd);
    metrics.publishStoredMetrics();
  }
}
