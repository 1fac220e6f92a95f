import { describe, expect, it } from 'vitest';
import { attemptOf } from '../../../../core/agents/attempt.ts';
import { readRound } from '../../../../core/agents/candidate.ts';
import type { EditSet } from '../../../../core/contracts/index.ts';
import { edit, RunHarness, ran, type Verified } from '../../../support/run-harness.ts';

const BASELINE = ran(['t::g'], ['t::r']);

async function attempt(verified: Verified, editSet: Partial<EditSet> = {}, refused?: string) {
  const run = new RunHarness();
  await run.begin({ files: { 'a.py': 'X = 1\n' }, baseline: BASELINE });
  const edits = editSet.edits ?? [edit('a.py', 'X = 2\n')];
  await run.round(1, { 'a.py': 'X = 2\n' }, verified);
  await run.answer(run.keys.edits(1), 'fix', { not_done: [], ...editSet, edits });
  const state = await run.state();
  return attemptOf(state, await readRound(run.context, state), refused === undefined, refused);
}

describe('what is kept of an attempt', () => {
  it('of success is what changed, and no error', async () => {
    expect(await attempt({ tests: ran(['t::g', 't::r']) })).toMatchObject({
      round: 1,
      tier: 'builtin',
      files: ['a.py'],
      summary: '1 changes (docstring)',
      error: '',
      error_signature: '',
      tests_red: 0,
      accepted: true,
      syntax_errors: 0,
      crashed: false,
    });
  });

  it('of a failing test is its first line, on one line that prompts can repeat', async () => {
    const tests = ran(['t::g'], ['t::r']);
    const long = tests.tests.map((test) => ({ ...test, message: `\n  assert ${'x'.repeat(5000)}\nmore` }));
    const { error } = await attempt({ tests: { ...tests, tests: long } }, {}, 'worse');
    expect(error).toMatch(/^t::r: assert x+$/);
    expect(error).toHaveLength(500);
  });

  it('of a file that does not parse is counted, and of a crash known', async () => {
    expect(await attempt({ syntaxError: 'bad\ninput' }, {}, 'no')).toMatchObject({
      syntax_errors: 1,
      error: 'syntax error in generated code: a.py: bad input',
    });
    expect(await attempt({ tests: ran([], [], { crashed: true }) }, {}, 'no')).toMatchObject({ crashed: true });
  });

  it('of a file that could not be collected is that file', async () => {
    const tests = ran(['t::g'], [], { collection_errors: [{ path: 't.py', message: '\nNameError: x\n' }] });
    expect((await attempt({ tests }, {}, 'no')).error).toBe('t.py: NameError: x');
  });

  it('of a model that gave up is why, what it proposed, and what it cost', async () => {
    const failure = { kind: 'repeated' as const, message: 'the same change was proposed again' };
    const set = { edits: [], failure, proposal_sha256: 'abc', cost_usd: 0.5, calls: 3 };
    expect(await attempt({ tests: BASELINE }, set, 'there was nothing to change')).toMatchObject({
      edits_sha256: '',
      proposal_sha256: 'abc',
      failure: 'repeated',
      reason: 'there was nothing to change: the same change was proposed again',
      summary: '0 files rewritten',
      cost_usd: 0.5,
      calls: 3,
    });
  });
});
