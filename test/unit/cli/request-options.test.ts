import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { addRequestOptions, type RequestOptions, requestOf } from '../../../cli/commands/request-options.ts';
import { RunRequestSchema } from '../../../core/contracts/index.ts';

function request(...line: string[]) {
  const command = addRequestOptions(new Command('refactor'));
  command.parse(line, { from: 'user' });
  return { options: command.opts<RequestOptions>(), asked: requestOf(command.opts<RequestOptions>(), command) };
}

describe('the request of a command line', () => {
  it('holds what was given and nothing else, so that a swarm.yaml can say the rest', () => {
    expect(request().asked).toEqual({});
    expect(request('--no-format', '--budget', '1').asked).toEqual({ format: false, budget_usd: 1 });
    const all = [
      '--max-iterations',
      '5',
      '--tiers',
      'builtin,economy',
      '--deadline',
      '7',
      '--public-api',
      'keep',
      '--model-tests',
      'never',
    ];
    expect(request(...all).asked).toEqual({
      max_iterations: 5,
      tiers: ['builtin', 'economy'],
      deadline_minutes: 7,
      public_api: 'keep',
      model_tests: 'never',
    });
  });

  it('has defaults, as the help tells them, that are those of the request', () => {
    const { maxIterations, budget, deadline, publicApi, modelTests, format } = request().options;
    expect(RunRequestSchema.parse({ source: { sample: 'a' } })).toMatchObject({
      max_iterations: maxIterations,
      budget_usd: budget,
      deadline_minutes: deadline,
      public_api: publicApi,
      model_tests: modelTests,
      format,
    });
  });
});
