import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../cli/dev/model-server/server.ts';
import { takeKillers } from '../../core/agents/proof/take-killers.ts';
import { weighMutants } from '../../core/agents/proof/weigh-mutants.ts';
import type { ForgeTestRun } from '../../core/contracts/index.ts';
import { forgedTest, suiteOf } from '../support/forge.ts';
import { testAccess } from '../support/model-access.ts';
import { mutant, mutantsRun } from '../support/mutants.ts';
import { allTiers, RunHarness, ran } from '../support/run-harness.ts';
import { CANARY, WIRES } from './wires.ts';

const FILES = { 'a.py': 'def mean(v):\n    return sum(v)\n' };
const FIXED = { 'a.py': 'def mean(v):\n    return sum(v) / len(v)\n' };
const JUDGE = { 'tests/test_a.py': 'def test_0():\n    pass\n' };
const GREEN = 'tests/test_a.py::test_0';
const FILE = 'tests/test_a_model.py';
const ids = { right: `${FILE}::test_right`, wrong: `${FILE}::test_wrong`, idle: `${FILE}::TestMore::test_idle` };
const ANSWER = `### FILE: ${FILE}
\`\`\`python
import pytest

from a import mean


def test_right():
    assert mean([1, 3]) == 2


def test_wrong():
    assert mean([1, 3]) == 3


@pytest.mark.parametrize("n", [1, 2])
def test_cases(n):
    assert mean([n]) == n


class TestMore:
    def test_idle(self):
        assert mean
\`\`\`
`;
const WIRE = WIRES.find(({ name }) => name === 'openai-compatible') ?? WIRES[0];

describe('a test against a mutant near a repair, on a tier of models', () => {
  let server: ModelServer;
  let run: RunHarness;

  beforeEach(async () => {
    server = await startModelServer({ scenarios: [{ forger: [ANSWER] }] });
    run = await asked(['economy']);
  });
  afterEach(() => server.close());

  /** A run that succeeded on the first of these tiers, with an undetected mutant in its repair. */
  async function asked(tiers: string[], request: object = {}) {
    const one = new RunHarness();
    await one.begin({
      files: FILES, baseline: ran([], [GREEN]), generated: JUDGE, request: { tiers, ...request }, available: allTiers,
    }); // biome-ignore format: a list reads best as a block
    await one.round(1, FIXED, { tests: ran([GREEN]) });
    await one.judge(1);
    await one.security(1, []);
    await one.weigh(1);
    await one.answer(one.keys.proof.run, 'forge_run', mutantsRun([mutant()]));
    await weighMutants(one.context, one.run, 1);
    return one;
  }
  const access = () => {
    if (!WIRE) throw new Error('there is no wire');
    return testAccess(WIRE.at(server.url), { OPENAI_API_KEY: CANARY });
  };
  const take = (one = run) => takeKillers(one.context, one.run, 1, access());
  const found = (tests: ReturnType<typeof forgedTest>[] = []) =>
    run.answer(run.keys.proof.written, 'forge_generate', suiteOf([], { files: JUDGE, tests }));
  const again = (tests: Partial<ForgeTestRun>[]) =>
    run.answer(run.keys.proof.again, 'forge_run', mutantsRun([], { mutation: 80, tests }));

  it('comes from the model where the engine found none, and only what is green and detects something stays', async () => {
    await found();
    expect(await take()).toMatchObject({ decision: 'again', orders: { again: { step: 'forge_run' } } });
    expect(server.calls.map((call) => call.agent)).toEqual(['forger']);
    const said = server.calls[0]?.messages.map(({ content }) => content).join('\n') ?? '';
    expect(said).toContain('Detect in a.py:2 (mean) that `sum(v) / len(v)` became `sum(v) * len(v)`.');
    expect(said).toContain('return sum(v) / len(v)');
    await again([
      {},
      { nodeid: ids.right, kills: 1 },
      { nodeid: ids.wrong, outcome: 'failed' },
      { nodeid: ids.idle, kills: 0 },
    ]);
    const summary = await run.publish();
    expect(summary).toMatchObject({
      status: 'success',
      proof: { mutation_score: 80, score_before: 60, added: [ids.right] },
    });
    expect(summary.cost_usd).toBeGreaterThan(0);
    const text = (await run.zip(run.keys.resultZip))[FILE];
    expect(text).toContain('def test_right');
    for (const gone of ['test_wrong', 'test_cases', 'test_idle', 'TestMore']) expect(text).not.toContain(gone);
    await run.log();
  });

  it('is not kept where it detects nothing', async () => {
    await found();
    await take();
    await again([
      {},
      { nodeid: ids.right, kills: 0 },
      { nodeid: ids.wrong, outcome: 'failed' },
      { nodeid: ids.idle, kills: 0 },
    ]);
    expect(await run.publish()).toMatchObject({ status: 'success', proof: { mutation_score: 60, added: [] } });
    expect(await run.zip(run.keys.resultZip)).not.toHaveProperty(FILE);
  });

  it('is asked for once, whatever is repeated', async () => {
    await found();
    const first = JSON.stringify(await take());
    expect(JSON.stringify(await take())).toBe(first);
    expect(server.calls).toHaveLength(1);
  });

  it('is not asked for where the engine found one', async () => {
    await found([forgedTest('tests/test_a_forged.py::test_killer', { kills: 2, function: 'mean' })]);
    expect(await take()).toMatchObject({ decision: 'again' });
    expect(server.calls).toEqual([]);
  });

  it('is not had without money, and the run ends as it had', async () => {
    await found();
    const book = JSON.stringify(await run.state());
    await run.store.put(run.keys.state, book.replace(/"budget_usd":[\d.]+/, '"budget_usd":0'));
    expect(await take()).toMatchObject({ decision: 'end' });
    expect(server.calls).toEqual([]);
    const summary = await run.publish();
    expect(summary).toMatchObject({ status: 'success', proof: { added: [] } });
    expect(await run.text(run.keys.reportMarkdown)).toContain('The model Judge: ');
  });

  it('is not asked for on the builtin tier', async () => {
    run = await asked(['builtin']);
    await found();
    expect(await take()).toMatchObject({ decision: 'end' });
    expect(server.calls).toEqual([]);
  });
});
