import { describe, expect, it } from 'vitest';
import type { CallOutcome, CallPlan } from '../../../../core/models/call.ts';
import { ModelCallError } from '../../../../core/models/call-error.ts';
import { callEntry, callEvent, promptText } from '../../../../core/models/call-record.ts';
import type { Completion } from '../../../../core/models/provider.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const PLAN: CallPlan = {
  agent: 'security',
  tier: 'economy',
  parameters: ['temperature', 'top_p'] as const,
  choice: { provider: 'gemini', model: 'm', max_output_tokens: 10, requests_per_minute: 1, logprobs: true },
  price: undefined,
  limits: { temperature: 0.2, max_tokens: 5, timeout_s: 1, max_input_tokens: 9 },
  messages: [
    { role: 'system', content: 'S' },
    { role: 'user', content: 'secret words' },
  ],
};
const PURPOSE = { action: 'CODE_ANALYSIS' as const, prompt: { name: 'security', version: 3 } };
const paid = { cost_usd: 0.5, input_tokens: 3, output_tokens: 4 };
const answered: CallOutcome<Completion> = {
  ok: true,
  value: {
    content: 'said',
    model: 'm-1',
    usage: { input_tokens: 3, output_tokens: 4 },
    finish_reason: 'stop',
    logprobs: [
      { token: 'a', logprob: -1 },
      { token: 'b', logprob: -0.5 },
    ],
  },
  booked_usd: 0.75,
  settlement: { outcome: 'answered', error_kind: null, ...paid },
  duration_s: 1.5,
};

function failure(not_before: string | null, open_until: string | null): CallOutcome<Completion> {
  const none = { cost_usd: 0, input_tokens: null, output_tokens: null };
  return {
    ok: false,
    error: new ModelCallError('rate_limited', 'no answer', { status: 429 }),
    booked_usd: 0.75,
    settlement: { outcome: 'failed', error_kind: 'rate_limited', ...none },
    circuit: { failures: 1, not_before, open_until },
    duration_s: 0.1,
  };
}

describe('the log entry of a call', () => {
  it('has prompt, answer, model, tokens and cost', () => {
    expect(callEntry(PLAN, PURPOSE, answered, NOW)).toMatchObject({
      agent: 'Auditor',
      model: 'm-1',
      action: 'CODE_ANALYSIS',
      status: 'SUCCESS',
      timestamp: NOW.toISOString(),
      details: {
        input_prompt: '[system]\nS\n\n[user]\nsecret words',
        output_response: 'said',
        role: 'security',
        estimated_cost_usd: 0.75,
        prompt: 'security',
        prompt_version: 3,
        ...paid,
        finish_reason: 'stop',
        mean_logprob: -0.75,
      },
    });
    expect(promptText([])).toBe('');
  });

  it('of a failure says why, and what comes next', () => {
    const again = callEntry(PLAN, PURPOSE, failure('2026-03-01T10:00:07.500Z', null), NOW);
    expect(again).toMatchObject({ model: 'm', status: 'FAILURE' });
    expect(again.details).toMatchObject({ error_kind: 'rate_limited', http_status: 429, retry_in_s: 7.5 });
    const left = callEntry(PLAN, PURPOSE, failure('2026-03-01T10:00:07Z', '2026-03-01T10:03:00Z'), NOW);
    expect(left.details.next_step).toBe('the next model of the tier');
    expect(left.details).not.toHaveProperty('retry_in_s');
  });

  it('has an id of its own for each retry', () => {
    const ids = [1, 2].map(() => callEntry(PLAN, PURPOSE, answered, NOW).id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('the event of a call', () => {
  it('has not a word of what was said', () => {
    const event = callEvent('run-1', PLAN, 'chat', answered);
    expect(event).toMatchObject({ run_id: 'run-1', request_model: 'm', response_model: 'm-1', error_kind: undefined });
    expect(JSON.stringify(event)).not.toMatch(/secret words|said/);
    expect(callEvent('run-1', PLAN, 'chat', failure(null, null))).toMatchObject({
      error_kind: 'rate_limited',
      response_model: undefined,
      finish_reason: undefined,
    });
  });
});
