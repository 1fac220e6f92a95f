import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../../core/config/load.ts';
import type { FixAttempt, RefactoringState } from '../../../../core/contracts/index.ts';
import {
  type Baseline,
  type Candidate,
  goesOn,
  newlyRed,
  nextTurn,
  refusal,
  succeeded,
  withUnseenRed,
} from '../../../../core/policy/decide.ts';
import { measure } from '../../../../core/policy/measure.ts';
import { fixAttempt, snapshot } from '../../../support/attempts.ts';
import { testRun } from '../../../support/inspection.ts';
import { ROOT } from '../../../support/paths.ts';

const config = loadConfig(join(ROOT, 'config'));
const START = '2026-03-01T10:00:00.000Z';

function candidate(passed: string[], red: string[] = [], more: Partial<Candidate> = {}): Candidate {
  const tests = [
    ...passed.map((nodeid) => ({ nodeid })),
    ...red.map((nodeid) => ({ nodeid, outcome: 'failed' as const })),
  ];
  return {
    edits: 1,
    hash: 'a',
    error_signature: '',
    measured: measure(testRun(tests)),
    pylint_score: 5,
    no_worse: true,
    style: true,
    names_lost: [],
    failure: undefined,
    ...more,
  };
}

function baseline(passed: string[], red: string[] = []): Baseline {
  return { measured: candidate(passed, red).measured, record: snapshot(0, passed.length, red) };
}

function named(passed: string[], red: string[] = []) {
  return testRun([
    ...passed.map((nodeid) => ({ nodeid })),
    ...red.map((nodeid) => ({ nodeid, outcome: 'failed' as const })),
  ]);
}

describe('tests that are newly red', () => {
  it('are those that passed on the input', () => {
    const base = baseline(['t::a', 't::b'], ['t::c']);
    expect(newlyRed(base, base.record, candidate(['t::a'], ['t::b', 't::c']))).toEqual(['t::b']);
    expect(newlyRed(base, base.record, candidate(['t::a', 't::b'], ['t::c']))).toEqual([]);
  });

  it('are those that passed and are not there any more, or are skipped', () => {
    const base = baseline(['t::a', 't::b']);
    expect(newlyRed(base, base.record, candidate(['t::a']))).toEqual(['t::b']);
  });

  it('are not those whose ids are others in each run, unless the function is red', () => {
    const then = { ...baseline(['t::a[0.1]', 't::b']), measured: measure(named(['t::a[0.1]', 't::b']), ['t::a']) };
    const attempt = (run: ReturnType<typeof named>) => candidate([], [], { measured: measure(run, ['t::a']) });
    expect(newlyRed(then, then.record, attempt(named(['t::a[0.9]', 't::b'])))).toEqual([]);
    expect(newlyRed(then, then.record, attempt(named(['t::b'], ['t::a[0.9]'])))).toEqual(['t::a']);
    const wasRed = snapshot(0, 1, ['t::a[0.1]']);
    expect(withUnseenRed(attempt(named(['t::a[0.9]'])), wasRed).measured.red).toEqual([]);
  });

  it('are those that an earlier attempt had turned green', () => {
    const base = baseline(['t::a'], ['t::c']);
    expect(newlyRed(base, snapshot(1, 2, []), candidate(['t::a'], ['t::c']))).toEqual(['t::c']);
  });
});

describe('a red test that was not run to its end', () => {
  it('is red still', () => {
    const seen = withUnseenRed(candidate([], ['t.py::a']), snapshot(0, 0, ['t.py::a', 't.py::b']));
    expect(seen.measured.red).toEqual(['t.py::a', 't.py::b']);
  });

  it('is a file that could not be collected, until its tests are', () => {
    const base = snapshot(0, 0, ['tests/test_a.py']);
    expect(withUnseenRed(candidate([]), base).measured.red).toEqual(['tests/test_a.py']);
    expect(withUnseenRed(candidate(['tests/test_a.py::x']), base).measured.red).toEqual([]);
    expect(withUnseenRed(candidate(['tests/test_a.pyx::x']), base).measured.red).toEqual(['tests/test_a.py']);
  });

  it('is no reason to take a suite that hangs for a better one', () => {
    const base = snapshot(0, 0, ['t.py::a', 't.py::b']);
    const hanging = candidate([], [], { measured: measure(testRun([], { timed_out: true })) });
    expect(refusal(withUnseenRed({ ...hanging, pylint_score: 4 }, base), base, [])).toMatch(/worse/);
    expect(withUnseenRed(hanging, base).measured.red).toHaveLength(2);
  });
});

describe('a candidate', () => {
  const base = snapshot(0, 1, ['t::b']);

  it.each<[what: string, given: Candidate, red: string[], why: RegExp]>([
    [
      'could not be verified',
      candidate(['t::a', 't::b'], [], { failure: 'syntax error in generated code' }),
      [],
      /syntax/,
    ],
    ['changes nothing', candidate(['t::a', 't::b'], [], { edits: 0 }), [], /nothing to change/],
    ['makes a test red', candidate(['t::b'], ['t::a']), ['t::a'], /1 tests that passed are red now: t::a/],
    [
      'loses a public name',
      candidate(['t::a', 't::b'], [], { names_lost: ['a.py: mean'] }),
      [],
      /public names are gone: a.py: mean/,
    ],
    [
      'has a lower score and fixes nothing',
      candidate(['t::a'], ['t::b'], { pylint_score: 4.9 }),
      [],
      /worse than before/,
    ],
  ])('that %s is refused', (_, given, red, why) => {
    expect(refusal(given, base, red)).toMatch(why);
  });

  it.each<[what: string, given: Candidate]>([
    ['turns a test green', candidate(['t::a', 't::b'])],
    ['turns a test green at the cost of the score', candidate(['t::a', 't::b'], [], { pylint_score: 1 })],
    ['has a better score', candidate(['t::a'], ['t::b'], { pylint_score: 5.1 })],
    ['is as good as before', candidate(['t::a'], ['t::b'])],
  ])('that %s is taken', (_, given) => {
    expect(refusal(given, base, [])).toBeUndefined();
  });
});

describe('success', () => {
  it('wants a test that passed, none that is red, and the score of the input', () => {
    expect(succeeded(snapshot(1, 2), 5)).toBe(true);
    expect(succeeded(snapshot(1, 0), 5)).toBe(false);
    expect(succeeded(snapshot(1, 2, ['t::a']), 5)).toBe(false);
    expect(succeeded(snapshot(1, 2, [], { pylint_score: 4.99, publishable: false }), 5)).toBe(false);
    expect(succeeded(snapshot(1, 2, [], { pylint_score: 4.99 }), 5)).toBe(true);
  });
});

describe('what comes next', () => {
  const request = { max_attempts_per_tier: 3, budget_usd: 1, deadline_minutes: 30 };
  type Given = Partial<Omit<RefactoringState, 'request'>>;

  function turn(attempts: FixAttempt[], given: Given = {}, minutes = 1, untestable = false) {
    const state = { tier: 'builtin', tiers: ['builtin', 'economy'], round: 1, max_iterations: 10, cost_usd: 0 };
    const now = new Date(Date.parse(START) + minutes * 60_000);
    const whole = { ...state, started_at: START, request, ...given };
    return nextTurn(whole as unknown as RefactoringState, attempts, config, now, untestable);
  }
  const row = (edits: string, more: Partial<FixAttempt> = {}) => fixAttempt({ edits_sha256: edits, ...more });

  it('counts no attempt that another one goes on with', () => {
    expect(turn([row('a', { left: 3 }), row('b'), row('c')])).toMatchObject({ nextTier: 'builtin' });
    expect(turn([row('a'), row('b'), row('c')])).toMatchObject({ nextTier: 'economy' });
  });

  it('goes on with what time did not suffice for, within the rounds and the deadline', () => {
    const state = (round: number) =>
      ({ round, max_iterations: 10, started_at: START, request }) as unknown as RefactoringState;
    const at = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000);
    expect(goesOn(state(1), ['a.py'], config, at(1))).toBe(true);
    expect(goesOn(state(1), [], config, at(1))).toBe(false);
    expect(goesOn(state(8), ['a.py'], config, at(1))).toBe(false);
    expect(goesOn(state(1), ['a.py'], config, at(30))).toBe(false);
  });

  it('is the same tier while it has attempts and gets on', () => {
    expect(turn([row('a')])).toEqual({ loop: 'none', escalation: 'none', nextTier: 'builtin', stop: null });
    expect(turn([row('a'), row('b')])).toMatchObject({ nextTier: 'builtin' });
  });

  it.each<[what: string, attempts: FixAttempt[]]>([
    ['has had its attempts', [row('a'), row('b'), row('c')]],
    ['has nothing to change', [row('a'), row('')]],
    ['makes the same edit again', [row('a'), row('a')]],
  ])('is the next tier when one %s', (_, attempts) => {
    expect(turn(attempts)).toMatchObject({ nextTier: 'economy', stop: null });
  });

  it('counts the attempts of a tier by themselves', () => {
    const attempts = [row('a'), row('b'), row('c'), row('a', { tier: 'economy' })];
    expect(turn(attempts, { tier: 'economy', round: 4 })).toMatchObject({ loop: 'none', nextTier: 'economy' });
  });

  it.each<[what: string, attempts: FixAttempt[], given: Given, minutes: number, untestable: boolean, stop: string]>([
    ['no tier is left', [row('')], { tier: 'economy' }, 1, false, 'no_progress'],
    ['no tier is left and nothing could be tested', [row('')], { tiers: ['builtin'] }, 1, true, 'untestable'],
    ['the time is up', [row('a')], {}, 30, false, 'deadline'],
    ['the last round was made', [row('a')], { round: 8 }, 1, false, 'max_iterations'],
    ['fewer rounds were asked for', [row('a')], { round: 1, max_iterations: 3 }, 1, false, 'max_iterations'],
    ['the money is spent before the next tier', [row('')], { cost_usd: 1 }, 1, false, 'budget'],
  ])('is the end when %s', (_, attempts, given, minutes, untestable, stop) => {
    const tier = stop === 'no_progress' ? [fixAttempt({ tier: 'economy', edits_sha256: '' })] : attempts;
    expect(turn(tier, given, minutes, untestable)).toMatchObject({ nextTier: null, stop });
  });

  it('is bounded: rounds never go past the iterations that are not reserved', () => {
    for (let max = 3; max <= 10; max += 1) {
      let round = 1;
      while (turn([row(`${round}`)], { round, max_iterations: max }).stop === null) round += 1;
      expect(round).toBe(max - 2);
    }
  });

  it.each<[what: string, last: Partial<FixAttempt>, given: Given, next: object]>([
    ['a crash', { crashed: true }, {}, { escalation: 'crash', nextTier: 'balanced' }],
    ['three files that do not parse', { syntax_errors: 3 }, {}, { escalation: 'syntax_errors', nextTier: 'balanced' }],
    ['an outage', { edits_sha256: '', failure: 'outage' }, {}, { escalation: 'outage', nextTier: 'balanced' }],
    ['a refusal', { edits_sha256: '', failure: 'refused' }, {}, { escalation: 'no_answer', nextTier: 'balanced' }],
    ['an answer that cannot be read', { edits_sha256: '', failure: 'malformed' }, {}, { nextTier: 'economy' }],
    ['a call that is too dear', { edits_sha256: '', failure: 'budget' }, {}, { stop: 'budget', nextTier: null }],
    ['no time for a call', { edits_sha256: '', failure: 'deadline' }, {}, { stop: 'deadline', nextTier: null }],
    [
      'a call that is too dear, where the engine comes later',
      { edits_sha256: '', failure: 'budget' },
      { tiers: ['economy', 'balanced', 'builtin'] },
      { stop: null, nextTier: 'builtin' },
    ],
    [
      'the last call that could be paid, where the engine comes later',
      {},
      { tiers: ['economy', 'builtin'], cost_usd: 1 },
      { stop: null, nextTier: 'builtin' },
    ],
  ])('after %s of a model is said by a rule', (_, last, given, next) => {
    const attempt = row('a', { tier: 'economy', error_signature: 'e', ...last });
    const state = { tier: 'economy', tiers: ['builtin', 'economy', 'balanced'], ...given };
    expect(turn([attempt], state)).toMatchObject(next);
  });

  it('is the next tier when a model fails twice in the same way, not when the engine does', () => {
    const same = (tier: string) => ['a', 'b'].map((edits) => row(edits, { tier, error_signature: 'e' }));
    const tiers = ['builtin', 'economy', 'balanced'];
    expect(turn(same('economy'), { tier: 'economy', tiers })).toMatchObject({
      escalation: 'same_error',
      nextTier: 'balanced',
    });
    expect(turn(same('builtin'), { tier: 'builtin', tiers })).toMatchObject({
      escalation: 'none',
      nextTier: 'builtin',
    });
  });

  it('adds up files that do not parse over the attempts of a tier', () => {
    const attempts = [1, 1, 1].map((syntax_errors, index) =>
      row(`${index}`, { tier: 'economy', syntax_errors, error_signature: `${index}` }),
    );
    const state = { tier: 'economy', tiers: ['economy', 'balanced'] };
    expect(turn(attempts.slice(0, 2), state)).toMatchObject({ escalation: 'none' });
    expect(turn(attempts, state)).toMatchObject({ escalation: 'syntax_errors', nextTier: 'balanced' });
  });

  it('stops spending: a model tier whose money is gone is not asked again', () => {
    const spent = [row('a', { tier: 'economy' })];
    expect(turn(spent, { tier: 'economy', cost_usd: 1.01 })).toMatchObject({ stop: 'budget' });
    expect(turn(spent, { tier: 'economy', cost_usd: 0.99 })).toMatchObject({ stop: null });
  });
});
