import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProvider } from '../../../cli/dev/model-server/environment.ts';
import { type ModelServer, type ScriptInput, startModelServer } from '../../../cli/dev/model-server/server.ts';
import { CHECKOUT } from '../../../cli/local/paths.ts';
import { loadConfig } from '../../../core/config/load.ts';
import { ExperimentDataSchema, type LogEntry } from '../../../core/contracts/index.ts';
import { costOf } from '../../../core/models/cost.ts';
import { swarm } from '../../support/swarm.ts';
import { fileAnswer, MODULE, moduleText, USUAL } from './scenarios.ts';

type Answers = Omit<ScriptInput['scenarios'][number], 'match'>;

/** What today's models do, and what a run must make of it. */
interface Today {
  readonly name: string;
  readonly provider: WireProvider;
  readonly tiers: string;
  /** Answers by model; a scenario without a model is for all others. */
  readonly scenarios: readonly Answers[];
  /** Calls in order: model, role, and what went wrong. */
  readonly calls: readonly string[];
  /** Tiers of the attempts, in order. */
  readonly attempts: readonly string[];
  /** What the report must say. */
  readonly notes: readonly RegExp[];
  /** Further checks of the calls as they reached the provider, and of their log. */
  readonly more?: (calls: ModelServer['calls'], log: readonly LogEntry[]) => void;
}

const RIGHT = 'sum(numbers) / len(numbers)';
const WRONG = ['sum(numbers) * 2', 'min(numbers) - 7', '"nothing"'] as const;
const PLAN = USUAL.auditor[0] ?? '';
const TESTS = USUAL.judge[0] ?? '';
const thinking = 'The secret plan: divide by the length.';
const gone = (replacement: string) => ({
  repeat_last: true,
  any: [{ status: 404, message: `no longer available. Please use ${replacement} instead.` }],
});

const TODAY: readonly Today[] = [
  {
    name: 'retired_models',
    provider: 'gemini',
    tiers: 'economy,balanced,frontier',
    scenarios: [
      { model: 'gemini-3.5-flash-lite', ...gone('gemini-9-flash-lite') },
      { model: 'gemini-flash-lite-latest', ...gone('gemini-9-flash-lite') },
      { model: 'gemini-3.7-flash', ...gone('gemini-9-flash') },
      { model: 'gemini-3.8-flash', ...gone('gemini-9-flash') },
      { ...USUAL, fixer: [...WRONG, RIGHT].map((body) => fileAnswer('retired_models', body)) },
    ],
    calls: [
      'gemini-3.5-flash-lite auditor gone',
      'gemini-flash-lite-latest auditor gone',
      'gemini-3.7-flash fixer gone',
      ...['fixer', 'judge', 'fixer', 'judge', 'fixer'].map((role) => `gemini-flash-latest ${role}`),
      'gemini-3.8-flash fixer gone',
      'gemini-flash-latest fixer',
      'gemini-flash-latest security',
    ],
    attempts: ['economy', 'balanced', 'balanced', 'balanced', 'frontier'],
    notes: [
      /does not know gemini gemini-3\.5-flash-lite, and names gemini-9-flash-lite in its place: the next model of tier economy/,
      /does not know gemini gemini-3\.7-flash, and names gemini-9-flash in its place: the next model of tier balanced/,
      /does not know gemini gemini-3\.8-flash, and names gemini-9-flash in its place: the next model of tier frontier/,
    ],
  },
  {
    name: 'refused_temperature',
    provider: 'gemini',
    tiers: 'economy',
    scenarios: [
      {
        auditor: [
          { status: 400, message: 'temperature is deprecated and not supported by this model.' },
          { content: PLAN, thinking },
        ],
        judge: [{ content: TESTS, thinking }],
        fixer: [{ content: fileAnswer('refused_temperature', RIGHT), thinking, output_tokens: 900 }],
        security: [{ content: '{"findings": []}', thinking }],
      },
    ],
    calls: ['auditor parameter', 'auditor', 'judge', 'fixer', 'security'].map(
      (call) => `gemini-3.5-flash-lite ${call}`,
    ),
    attempts: ['economy'],
    notes: [/gemini gemini-3\.5-flash-lite does not take temperature: it is not sent again in this run/],
    more: (calls, log) => {
      expect(calls.map(({ params }) => params.temperature)).toEqual([0.2, undefined, undefined, undefined, undefined]);
      expect(log.map(({ details }) => details.temperature)).toEqual([0.2, undefined, undefined, undefined, undefined]);
      // Thinking is paid for, and said to nobody.
      expect(log.map(({ details }) => details.output_tokens)).toContain(900);
      expect(JSON.stringify([log, calls])).not.toContain('secret plan');
    },
  },
  {
    name: 'overloaded',
    provider: 'anthropic',
    tiers: 'economy',
    scenarios: [
      {
        auditor: [
          { status: 529, retry_after_s: 1 },
          { content: PLAN, thinking, input_tokens: 3000, output_tokens: 500, cache_write_tokens: 1000 },
        ],
        judge: [{ content: TESTS, thinking, input_tokens: 3000, output_tokens: 500, cache_read_tokens: 1000 }],
        // All tokens went into thinking: the same is asked again, for a longer answer.
        fixer: [
          { content: '', thinking, finish_reason: 'length', output_tokens: 4096 },
          { content: fileAnswer('overloaded', RIGHT), thinking },
        ],
        security: ['{"findings": []}'],
      },
    ],
    calls: ['auditor overloaded', 'auditor', 'judge', 'fixer', 'fixer', 'security'].map(
      (call) => `claude-haiku-5-5 ${call}`,
    ),
    attempts: ['economy'],
    notes: [],
    more: (calls, log) => {
      expect(log[0]?.details).toMatchObject({ http_status: 529, next_step: 'the same call again' });
      expect(Number(log[0]?.details.retry_in_s)).toBeGreaterThanOrEqual(1);
      expect(log.map(({ details }) => [details.cache_write_tokens, details.cache_read_tokens])).toEqual(
        [[], [1000], [undefined, 1000], [], [], []].map(([written, read]) => [written, read]),
      );
      const [, , , first, second] = calls.map(({ params }) => Number(params.max_tokens));
      expect(second).toBeGreaterThan(first ?? 0);
      expect(JSON.stringify([log, calls])).not.toContain('secret plan');
    },
  },
];

const { agents } = loadConfig(join(CHECKOUT, 'config'));
const scratch = mkdtempSync(join(tmpdir(), 'swarm-today-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Providers one after the other: the stack has one secret with what the environment says of models. */
describe.each(['gemini', 'anthropic'] as const)("runs with today's models of %s", (wire) => {
  let server: ModelServer;

  beforeAll(async () => {
    const scenarios = TODAY.flatMap(({ name, scenarios: some }) =>
      some.map((answers) => ({ match: `Scenario ${name}.`, ...answers })),
    );
    server = await startModelServer({ scenarios });
  });
  afterAll(() => server.close());

  const some = TODAY.filter(({ provider }) => provider === wire);
  it.concurrent.each(some)('$name', async ({ name, provider, tiers, calls, attempts, notes, more }) => {
    const folder = join(scratch, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, MODULE), moduleText(name));
    const out = `${folder}-out`;
    const args = ['refactor', folder, '--out', out, '--json', '--tiers', tiers];
    const { stdout, stderr } = await swarm(args, { env: server.environment(provider) });
    expect(stdout, stderr).not.toBe('');
    const summary = JSON.parse(stdout);
    expect(summary, summary.stop_detail).toMatchObject({ status: 'success', stop_reason: 'tests_pass' });
    expect(readFileSync(join(out, MODULE), 'utf8')).toContain(`return ${RIGHT}`);

    const all = ExperimentDataSchema.parse(JSON.parse(readFileSync(join(out, '.swarm/experiment_data.json'), 'utf8')));
    const log = all.filter(({ details }) => details.provider === provider);
    const told = log.map(({ details }) =>
      [details.request_model, details.role, details.error_kind].filter(Boolean).join(' '),
    );
    expect(told).toEqual(calls);
    const reached = server.calls.filter(({ messages }) =>
      messages.some(({ content }) => content.includes(`Scenario ${name}.`)),
    );
    expect(reached.map(({ model, agent }) => `${model} ${agent}`)).toEqual(
      calls.map((call) => call.split(' ').slice(0, 2).join(' ')),
    );

    // To the last token: what each entry says is what its tokens cost, and the run cost their sum.
    for (const { details } of log) {
      const price = agents.models[String(details.request_model)]?.price;
      const { input_tokens: input, output_tokens: output, cache_read_tokens, cache_write_tokens } = details;
      const cache = { cache_read: Number(cache_read_tokens ?? 0), cache_write: Number(cache_write_tokens ?? 0) };
      const tokens = { input: Number(input ?? 0), output: Number(output ?? 0), ...cache };
      expect(details.cost_usd).toBeCloseTo(costOf(price, tokens, new Date()), 12);
    }
    const sum = log.reduce((total, { details }) => total + Number(details.cost_usd), 0);
    expect(summary.cost_usd).toBeCloseTo(sum, 10);
    expect(sum).toBeGreaterThan(0);

    const report = readFileSync(join(out, '.swarm/report.md'), 'utf8');
    expect([...report.matchAll(/^- round \d+, ([a-z]+):/gm)].map((match) => match[1])).toEqual(attempts);
    for (const note of notes) expect(report).toMatch(note);
    more?.(reached, log);
  });
});
