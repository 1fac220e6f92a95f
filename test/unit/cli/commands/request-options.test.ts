import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import {
  addLimitOptions,
  addRequestOptions,
  type LimitOptions,
  limitsOf,
  type RequestOptions,
  requestOf,
} from '../../../../cli/commands/request-options.ts';
import { RunRequestSchema } from '../../../../core/contracts/index.ts';

/** The request that a command line makes. */
function requestFor(...words: string[]) {
  const command = addRequestOptions(new Command('refactor')).exitOverride();
  command.parse(words, { from: 'user' });
  return requestOf(command.opts<RequestOptions>(), command);
}

describe('the request of a command line', () => {
  it('holds what was given and nothing else, so that a swarm.yaml can say the rest', () => {
    expect(requestFor()).toEqual({});
    const words = [
      '--max-iterations',
      '5',
      '--deadline=2',
      '--public-api',
      'keep',
      '--no-format',
      '--tiers',
      'builtin,economy',
    ];
    expect(requestFor(...words, '--model-tests', 'never', '--budget', '0')).toEqual({
      budget_usd: 0,
      max_iterations: 5,
      deadline_minutes: 2,
      public_api: 'keep',
      format: false,
      tiers: ['builtin', 'economy'],
      model_tests: 'never',
    });
  });

  it('adds up what is to be done', () => {
    expect(requestFor('--safe', '--do', 'docs,clean', '--ignore=W0611,long-line')).toEqual({
      do: ['safe', 'docs', 'clean'],
      ignore: ['W0611', 'long-line'],
    });
    expect(requestFor('--only-repair', '--select', 'mutable-default')).toEqual({
      do: ['only-repair'],
      select: ['mutable-default'],
    });
  });

  it('holds a default that was given all the same', () => {
    expect(requestFor('--max-iterations', '10')).toEqual({ max_iterations: 10 });
  });

  it('shows as defaults what the request has for defaults', () => {
    const shown = addRequestOptions(new Command('refactor')).opts<RequestOptions>();
    const parsed = RunRequestSchema.parse({ source: 's3://bucket/key' });
    expect([shown.maxIterations, shown.deadline, shown.budget, shown.publicApi, shown.modelTests, shown.format]).toEqual([
      parsed.max_iterations, parsed.deadline_minutes, parsed.budget_usd, parsed.public_api, parsed.model_tests, parsed.format,
    ]); // biome-ignore format: a list reads best as a block
  });
});

describe('the limits of a command line', () => {
  it('are those that were given', () => {
    const limitsFor = (...words: string[]) => {
      const command = addLimitOptions(new Command('build')).exitOverride();
      command.parse(words, { from: 'user' });
      return limitsOf(command.opts<LimitOptions>(), command);
    };
    expect(limitsFor()).toEqual({});
    expect(limitsFor('--minutes', '2', '--budget=0.5', '--tiers', 'builtin,economy')).toEqual({
      deadline_minutes: 2,
      budget_usd: 0.5,
      tiers: ['builtin', 'economy'],
    });
  });
});
