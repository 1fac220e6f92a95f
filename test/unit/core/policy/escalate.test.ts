import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../../core/config/load.ts';
import type { AttemptFailure, FixAttempt, Verdict } from '../../../../core/contracts/index.ts';
import { escalation } from '../../../../core/policy/escalate.ts';
import { fixAttempt } from '../../../support/attempts.ts';
import { ROOT } from '../../../support/paths.ts';

const LIMITS = loadConfig(join(ROOT, 'config')).policies.loop;

function given(
  attempts: Partial<FixAttempt>[],
  kind: 'builtin' | 'model' = 'model',
  loop: Verdict['loop'] = 'none',
): Verdict['escalation'] {
  const whole = attempts.map((attempt, index) => fixAttempt({ edits_sha256: `${index}`, tier: 'economy', ...attempt }));
  return escalation(whole, { kind, maxAttempts: 3 }, loop, LIMITS);
}

const nothing = (failure?: AttemptFailure) => ({ edits_sha256: '', ...(failure ? { failure } : {}) });

describe('a tier is given up', () => {
  it.each<[why: Verdict['escalation'], attempts: Partial<FixAttempt>[]]>([
    ['none', []],
    ['none', [{}]],
    ['none', [{}, {}]],
    ['attempts', [{}, {}, {}]],
    ['crash', [{ crashed: true }]],
    ['none', [{ crashed: true }, {}]],
    ['none', [{ syntax_errors: 2 }]],
    ['syntax_errors', [{ syntax_errors: 3 }]],
    ['syntax_errors', [{ syntax_errors: 2 }, { syntax_errors: 1 }]],
    ['same_error', [{ error_signature: 'x' }, { error_signature: 'x' }]],
    ['none', [{ error_signature: 'x' }, { error_signature: 'y' }]],
    ['none', [{ error_signature: '' }, { error_signature: '' }]],
    ['outage', [nothing('outage')]],
    ['none', [nothing('malformed')]],
    ['no_answer', [nothing('refused')]],
    ['no_answer', [nothing('repeated')]],
    ['no_answer', [nothing()]],
  ])('for %s after %j', (why, attempts) => {
    expect(given(attempts)).toBe(why);
  });

  it.each<[why: Verdict['escalation'], attempts: Partial<FixAttempt>[]]>([
    ['none', [{ error_signature: 'x' }, { error_signature: 'x' }]],
    ['none', [{ crashed: true, syntax_errors: 5 }]],
    ['no_answer', [nothing()]],
    ['attempts', [{}, {}, {}]],
  ])('when it is the engine: for %s after %j', (why, attempts) => {
    expect(given(attempts, 'builtin')).toBe(why);
  });

  it('for a loop before all but an outage', () => {
    expect(given([{ crashed: true }], 'model', 'same_edit')).toBe('loop');
    expect(given([nothing('outage')], 'model', 'same_edit')).toBe('outage');
    expect(given([{}], 'builtin', 'same_error')).toBe('loop');
  });
});
