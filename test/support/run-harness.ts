import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { audit } from '../../core/agents/auditor.ts';
import type { AgentContext, RunRef } from '../../core/agents/context.ts';
import { takeIn } from '../../core/agents/intake.ts';
import { judge } from '../../core/agents/judge.ts';
import type { NamedError } from '../../core/agents/payload.ts';
import { publish } from '../../core/agents/publisher.ts';
import { weighFindings } from '../../core/agents/security-verdict.ts';
import type { SourceReader } from '../../core/agents/source.ts';
import { loadConfig } from '../../core/config/load.ts';
import {
  type Change,
  type Edit,
  type EditSet,
  ExperimentDataSchema,
  type InspectedFile,
  type LogEntry,
  type RefactoringState,
  RefactoringStateSchema,
  type TestOutcome,
  type TestRun,
  type Verdict,
  VerdictSchema,
  type VerifyResult,
  type WorkResult,
  WorkResultSchema,
  type WorkStep,
} from '../../core/contracts/index.ts';
import { logEntry } from '../../core/log/experiment-log.ts';
import type { TierAvailability } from '../../core/policy/tiers.ts';
import { runKeys } from '../../core/store/keys.ts';
import { MemoryStore } from '../../core/store/memory-store.ts';
import { inspectedFile, testRun } from './inspection.ts';
import { ROOT } from './paths.ts';

export const START = Date.parse('2026-03-01T10:00:00.000Z');
export const onlyBuiltin: TierAvailability = (tier) => (tier.kind === 'builtin' ? undefined : 'no key is set');
export const allTiers: TierAvailability = () => undefined;

/** No source but inline files. */
export const noSource: SourceReader = {
  readZip: async () => new Uint8Array(),
  readSample: async () => undefined,
};

/** What a verification found; the file passes all tests with a better score where nothing is said. */
export interface Verified {
  readonly tests?: TestRun | null;
  readonly statements?: number;
  /** Convention messages of pylint, in all. */
  readonly messages?: number;
  readonly syntaxError?: string;
  readonly removed?: string[];
  readonly stage?: VerifyResult['stage_reached'];
  /** What the search of the engine left. */
  readonly repair?: Partial<NonNullable<EditSet['repair']>>;
  /** Why pylint has no report of any file. @default it has */
  readonly unlinted?: string;
}

/** One run on a store in memory; the workbench is played by writing its results. */
export class RunHarness {
  readonly store = new MemoryStore();
  readonly run: RunRef;
  readonly keys;
  minutes = 0;
  readonly context: AgentContext;

  constructor(run: Partial<RunRef> = {}, pythons?: readonly string[]) {
    this.run = { run_id: 'run-1', owner: 'local', ...run };
    this.keys = runKeys(this.run.owner, this.run.run_id);
    this.context = {
      store: this.store,
      config: loadConfig(join(ROOT, 'config')),
      now: () => new Date(START + this.minutes * 60_000),
      ...(pythons ? { pythons } : {}),
    };
  }

  intake(files: Record<string, string>, more: object = {}, available = onlyBuiltin, reader = noSource) {
    const request = { source: { files }, owner: this.run.owner, ...more };
    return takeIn(this.context, reader, available, { run_id: this.run.run_id, request });
  }

  /** Intake, inspection, plan, the Judge's tests and the first test run. */
  async begin(options: {
    files: Record<string, string>;
    inspected?: InspectedFile[];
    baseline: TestRun;
    generated?: Record<string, string>;
    request?: object;
    available?: TierAvailability;
  }): Promise<void> {
    const { files, inspected, baseline, generated = {}, request, available } = options;
    await this.intake(files, request, available);
    const { files: paths } = await this.state();
    const half = { statement: 10, fatal: 0, error: 0, warning: 0, refactor: 0, convention: 5 };
    const found =
      inspected ?? paths.map((path) => inspectedFile(path, { pylint: { messages: [], score_counts: half } }));
    await this.inspected(found);
    await audit(this.context, this.run);
    await this.tests(generated);
    await this.answer(this.keys.baseline, 'run_tests', baseline);
  }

  inspected(files: InspectedFile[], shard = 0): Promise<void> {
    return this.answer(this.keys.inspectResult(shard), 'inspect', { files });
  }

  tests(files: Record<string, string>): Promise<void> {
    const tests = Object.keys(files).map((path) => ({
      nodeid: `${path}::test_0`,
      module: 'a',
      function: 'mean',
      intent: 'average',
      confidence: 0.9,
      drives_repair: true,
    }));
    return this.answer(this.keys.generatedTests, 'write_tests', { files, tests });
  }

  /** Writes what the Fixer and Verify left of a round. */
  async round(round: number, contents: Record<string, string> | Edit[], verified: Verified = {}): Promise<void> {
    const edits = Array.isArray(contents) ? contents : Object.entries(contents).map(([path, text]) => edit(path, text));
    const { repair } = verified;
    await this.answer(this.keys.edits(round), 'fix', { edits, not_done: [], ...(repair ? { repair } : {}) });
    await this.verified(round, verified);
  }

  async verified(round: number, given: Verified): Promise<void> {
    const { statements = 10, messages = 1, syntaxError, removed = [], tests = testRun([{}]) } = given;
    const { files } = await this.state();
    const counts = { statement: statements, fatal: 0, error: 0, warning: 0, refactor: 0, convention: messages };
    const none = { statement: 0, fatal: 0, error: 0, warning: 0, refactor: 0, convention: 0 };
    const reached = syntaxError ? 'syntax' : (given.stage ?? 'tests');
    await this.answer(this.keys.verify(round), 'verify', {
      stage_reached: reached,
      syntax: { ok: !syntaxError, errors: syntaxError ? [{ path: files[0], message: syntaxError }] : [] },
      public_names: { removed },
      ...(reached === 'tests'
        ? {
            pylint: {
              files: files.map((path, index) => ({
                path,
                score_counts: index === 0 ? counts : none,
                messages: [],
                ...(given.unlinted ? { unlinted: given.unlinted } : {}),
              })),
            },
            tests,
          }
        : {}),
    });
  }

  security(round: number, introduced: object[]): Promise<void> {
    return this.answer(this.keys.security(round), 'security', { introduced });
  }

  /** A step that answered, as the workbench writes it. */
  answer(key: string, step: WorkStep, result: object): Promise<void> {
    return this.put(key, { ok: true, step, result: JSON.parse(JSON.stringify(result)) });
  }

  /** A step that failed, as the workbench writes it. */
  failed(key: string, step: WorkStep, message: string): Promise<void> {
    return this.put(key, { ok: false, step, result: {}, error: { name: 'StepFailed', message } });
  }

  private async put(key: string, part: Pick<WorkResult, 'ok' | 'step' | 'result' | 'error'>): Promise<void> {
    const entry = logEntry(
      {
        agent: 'Judge',
        action: 'DEBUG',
        status: part.ok ? 'SUCCESS' : 'FAILURE',
        details: { input_prompt: `run ${part.step}`, output_response: key },
      },
      this.context.now(),
    );
    const result = WorkResultSchema.parse({ ...part, log_entries: [entry], isolation: 'test', timings: {} });
    await this.store.put(key, JSON.stringify(result));
  }

  judge(round: number) {
    return judge(this.context, this.run, round);
  }

  weigh(round: number) {
    return weighFindings(this.context, this.run, round);
  }

  publish(error?: NamedError) {
    return publish(this.context, { run: this.run, ...(error ? { error } : {}) });
  }

  async json(key: string): Promise<unknown> {
    return JSON.parse(await this.text(key));
  }

  async text(key: string): Promise<string> {
    const stored = await this.store.get(key);
    if (!stored) throw new Error(`${key} is not there`);
    return new TextDecoder().decode(stored.body);
  }

  async state(): Promise<RefactoringState> {
    return RefactoringStateSchema.parse(await this.json(this.keys.state));
  }

  async verdict(round: number): Promise<Verdict> {
    return VerdictSchema.parse(await this.json(this.keys.verdict(round)));
  }

  /** The log, which must be valid at every moment. */
  async log(): Promise<LogEntry[]> {
    return ExperimentDataSchema.parse(await this.json(this.keys.log));
  }

  /** The texts in a stored zip. */
  async zip(key: string): Promise<Record<string, string>> {
    const stored = await this.store.get(key);
    const members = unzipSync(stored?.body ?? new Uint8Array());
    return Object.fromEntries(Object.entries(members).map(([path, bytes]) => [path, strFromU8(bytes)]));
  }
}

export function edit(path: string, content: string, changes?: Change[]): Edit {
  const change: Change = { path, line: 1, rule: 'docstring', kind: 'rule', message: 'Docstring added' };
  return { path, content, encoding: 'utf-8', changes: changes ?? [change] };
}

/** A test run in which these pass and those fail. */
export function ran(passed: string[], red: string[] = [], more: Partial<TestRun> = {}): TestRun {
  const failed = red.map(
    (nodeid): Partial<TestOutcome> => ({
      nodeid,
      outcome: 'failed',
      message: `assert 3 == 4 in ${nodeid}`,
      expected: '4',
      actual: '3',
      trace: 'one\ntwo\nthree\nfour\nfive\nsix',
      test_code: 'def test():\n    assert mean([4]) == 4\n',
    }),
  );
  return testRun([...passed.map((nodeid) => ({ nodeid })), ...failed], more);
}
