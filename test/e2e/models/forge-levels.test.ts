import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { WireProvider } from '../../../cli/dev/model-server/environment.ts';
import { type ModelServer, startModelServer } from '../../../cli/dev/model-server/server.ts';
import type { ForgeRound } from '../../../core/contracts/index.ts';
import { swarm } from '../../support/swarm.ts';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-forge-levels-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const MODULE = `"""Signs."""


def sign(number):
    """Return the sign of a number."""
    if number > 0:
        return 1
    if number < 0:
        return -1
    return 0


def parity(number):
    """Return the remainder by two."""
    if number < 0:
        number = -number
    while number > 1:
        number -= 2
    return number
`;
const FILE = 'tests/test_signs_model.py';
const answer = (text: string) => `### FILE: ${FILE}\n\`\`\`python\n${text}\`\`\`\n`;
const HEAD = 'from signs import parity, sign\n';
const test = (name: string, body: string) => `\n\ndef test_${name}():\n    ${body}\n`;
const WEAK = HEAD + test('zero', 'assert sign(0) == 0 and parity(0) == 0');
const SLIGHTLY_MORE = WEAK + test('zero_again', 'assert sign(0) == 0');
const GOOD = [
  WEAK,
  test('more', 'assert sign(3) == 1'),
  test('less', 'assert sign(-3) == -1'),
  test('odd', 'assert parity(5) == 1'),
  test('even', 'assert parity(-4) == 0'),
].join('');
const linted = (text: string) => `import os\n${text}`;
const EMPTY = HEAD + test('nothing', 'parity(3)');
const NO_FILE = 'I would write tests for sign and parity.';

/** The reliability and the decision of each round. */
interface Scenario {
  readonly name: string;
  readonly provider: WireProvider;
  readonly answers: readonly string[];
  readonly rounds?: number;
  readonly levels: readonly string[];
  readonly ended: string;
}

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'weak tests are enhanced to good ones',
    provider: 'gemini',
    answers: [answer(WEAK), answer(GOOD)],
    levels: ['high needs_review ENHANCE', 'high trusted FINISH'],
    ended: 'success targets_met',
  },
  {
    name: 'a model that is not quite sure of its words',
    provider: 'openai-compatible',
    answers: [answer(GOOD)],
    levels: ['medium trusted FINISH'],
    ended: 'success targets_met',
  },
  {
    name: 'lint takes a level away',
    provider: 'bedrock',
    answers: [answer(linted(GOOD))],
    levels: ['medium trusted FINISH'],
    ended: 'success targets_met',
  },
  {
    name: 'lint and a model that is not quite sure',
    provider: 'openai-compatible',
    answers: [answer(linted(GOOD))],
    levels: ['low needs_review FINISH'],
    ended: 'success targets_met',
  },
  {
    name: 'tests that assert nothing are not taken',
    provider: 'gemini',
    answers: [answer(EMPTY)],
    rounds: 1,
    levels: ['low discard FINISH'],
    ended: 'max_iterations max_iterations',
  },
  {
    name: 'no progress, twice',
    provider: 'gemini',
    answers: [answer(WEAK), answer(SLIGHTLY_MORE), answer(WEAK)],
    levels: ['high needs_review ENHANCE', 'high needs_review ENHANCE', 'high needs_review FINISH'],
    ended: 'failure no_progress',
  },
  {
    name: 'no test at all, ever',
    provider: 'gemini',
    answers: Array.from({ length: 8 }, () => NO_FILE),
    levels: ['low discard ENHANCE', 'low discard ENHANCE', 'low discard FINISH'],
    ended: 'failure untestable',
  },
];

describe('reliability and decisions over the state machine as it is deployed', () => {
  const servers: ModelServer[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

  it.each(SCENARIOS)('$name', async ({ name, provider, answers, rounds = 4, levels, ended }) => {
    const server = await startModelServer({ scenarios: [{ forger: [...answers] }] });
    servers.push(server);
    const folder = join(scratch, name.replace(/\W+/g, '-'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'signs.py'), MODULE);
    const args = [
      'forge',
      folder,
      '--out',
      `${folder}-out`,
      '--json',
      '--tiers',
      'economy',
      '--rounds',
      String(rounds),
    ];
    const { stdout, stderr } = await swarm(args, { env: server.environment(provider) });
    expect(stdout, stderr).not.toBe('');
    const summary = JSON.parse(stdout);
    const told = summary.rounds.map(
      ({ before_run, after_run, decision }: ForgeRound) => `${before_run} ${after_run} ${decision}`,
    );
    expect({ told, ended: `${summary.status} ${summary.stop_reason}` }, stdout).toEqual({ told: levels, ended });
  });

  it('reaches every level of reliability, before and after', () => {
    const all = SCENARIOS.flatMap(({ levels }) => levels.map((level) => level.split(' ')));
    expect([...new Set(all.map(([before]) => before))].sort()).toEqual(['high', 'low', 'medium']);
    expect([...new Set(all.map(([, after]) => after))].sort()).toEqual(['discard', 'needs_review', 'trusted']);
  });
});
