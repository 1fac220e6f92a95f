import { describe, expect, it, vi } from 'vitest';
import type { ModelCallEvent } from '../../../core/models/access.ts';
import { METRICS_NAMESPACE } from '../../../core/telemetry-names.ts';
import { genAiAttributes, tellModelCall, tellTiers } from '../../../functions/shared/telemetry.ts';

const EVENT: ModelCallEvent = {
  run_id: 'run-1',
  agent: 'fixer',
  tier: 'economy',
  provider: 'bedrock',
  operation: 'chat',
  request_model: 'm',
  response_model: 'm-1',
  temperature: 0.5,
  max_tokens: 100,
  input_tokens: 10,
  output_tokens: 5,
  finish_reason: 'length',
  error_kind: undefined,
  cost_usd: 0.25,
  duration_s: 1.5,
};

/** Lines of JSON that a function writes while it runs. */
function written(work: () => void): Record<string, unknown>[] {
  const lines: string[] = [];
  const spies = (['log', 'info'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line)),
  );
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(...String(line).split('\n').filter(Boolean));
    return true;
  });
  try {
    work();
  } finally {
    for (const spy of [...spies, stdout]) spy.mockRestore();
  }
  return lines.map((line): Record<string, unknown> => JSON.parse(line));
}

describe('a call of a model', () => {
  it('is told by the names of the conventions', () => {
    expect(genAiAttributes(EVENT)).toEqual({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'aws.bedrock',
      'gen_ai.agent.name': 'fixer',
      'gen_ai.conversation.id': 'run-1',
      'gen_ai.request.model': 'm',
      'gen_ai.request.temperature': 0.5,
      'gen_ai.request.max_tokens': 100,
      'gen_ai.response.model': 'm-1',
      'gen_ai.response.finish_reasons': ['length'],
      'gen_ai.usage.input_tokens': 10,
      'gen_ai.usage.output_tokens': 5,
    });
  });

  it('that failed has its kind, and nothing that is not known', () => {
    const failed = {
      ...EVENT,
      provider: 'scripted',
      response_model: undefined,
      finish_reason: undefined,
      input_tokens: null,
      output_tokens: null,
      error_kind: 'timeout',
    };
    const attributes = genAiAttributes(failed);
    expect(attributes).toMatchObject({ 'error.type': 'timeout', 'gen_ai.provider.name': 'scripted' });
    expect(Object.keys(attributes).filter((name) => /response|usage/.test(name))).toEqual([]);
  });

  it('is counted by tier and model', () => {
    const lines = written(() => tellModelCall(EVENT));
    const metrics = lines.find((line) => '_aws' in line);
    expect(metrics).toMatchObject({
      tier: 'economy',
      model: 'm',
      'gen_ai.client.operation.duration': 1.5,
      'gen_ai.client.token.usage': 15,
      ModelCostUsd: 0.25,
      ModelCallFailures: 0,
    });
    expect(JSON.stringify(metrics)).toContain(METRICS_NAMESPACE);
  });
});

describe('the tiers of a run', () => {
  it('are counted one by one', () => {
    const none = { accepted: 0, calls: 0, input_tokens: 0, output_tokens: 0 };
    const lines = written(() =>
      tellTiers([
        { ...none, tier: 'builtin', attempts: 2, succeeded: false, cost_usd: 0 },
        { ...none, tier: 'economy', attempts: 1, succeeded: true, cost_usd: 0.5 },
      ]),
    );
    expect(lines.filter((line) => '_aws' in line)).toMatchObject([
      { tier: 'builtin', TierAttempts: 2, TierSuccess: 0, TierCostUsd: 0 },
      { tier: 'economy', TierAttempts: 1, TierSuccess: 1, TierCostUsd: 0.5 },
    ]);
  });
});
