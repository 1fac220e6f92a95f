import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORGE_STATES, STEP_OF_FORGE_STATE } from '../../core/workflows/forge-state-names.ts';
import {
  CAUGHT,
  calledFunction,
  callsWorkbench,
  definitionOf,
  definitionText,
  longestWait,
  type State,
  successors,
  synthesizeBoth,
  TARGETS,
  theOne,
} from '../support/synth.ts';

const LOOP = 'ForgeLoop';
let built: ReturnType<typeof synthesizeBoth>;

beforeAll(() => {
  built = synthesizeBoth();
}, 240_000);

/** All states that can be reached from one without going through some. */
function reached(States: Record<string, State>, from: string, without: ReadonlySet<string>): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    for (const next of successors(States[name] ?? {})) {
      if (without.has(next) || seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(from);
  return seen;
}

describe.each(TARGETS)('the loop that forges for %s', (target) => {
  it('has exactly the states that are named, and reaches them all from Intake', () => {
    const { StartAt, States } = definitionOf(built[target], LOOP);
    const inner = States[FORGE_STATES.inspect]?.ItemProcessor.States;
    expect([...Object.keys(States), ...Object.keys(inner)].sort()).toEqual(Object.values(FORGE_STATES).sort());
    expect(StartAt).toBe(FORGE_STATES.intake);
    expect([StartAt, ...reached(States, StartAt, new Set())].sort()).toEqual(Object.keys(States).sort());
    for (const state of Object.keys(STEP_OF_FORGE_STATE)) expect(Object.values(FORGE_STATES)).toContain(state);
  });

  it('gives every task a time limit, retries and a catch that leads to Publish', () => {
    const stack = built[target];
    const { States } = definitionOf(stack, LOOP);
    const tasks = Object.entries(States).filter(([, state]) => state.Type === 'Task');
    expect(tasks).toHaveLength(18);
    for (const [name, state] of tasks) {
      expect(state.TimeoutSeconds, name).toBeGreaterThan(calledFunction(stack, state).Properties.Timeout);
      expect(state.Retry.length, name).toBeGreaterThan(0);
      for (const retry of state.Retry) expect(longestWait(retry), name).toBeLessThanOrEqual(60 * 60);
      const others: Record<string, string> = {
        [FORGE_STATES.publish]: FORGE_STATES.failed,
        [FORGE_STATES.resolve]: FORGE_STATES.takeLock,
        [FORGE_STATES.install]: FORGE_STATES.inspect,
      };
      const caught = others[name] ?? FORGE_STATES.recordError;
      expect(state.Catch, name).toMatchObject(CAUGHT.map((one) => ({ ...one, Next: caught })));
      for (const one of name === FORGE_STATES.publish || !(name in others) ? state.Catch : [])
        expect(one.Assign.failure, name).toBeDefined();
    }
    expect(States[FORGE_STATES.inspect]?.Catch).toMatchObject(
      CAUGHT.map((one) => ({ ...one, Next: FORGE_STATES.recordError })),
    );
    expect(States[FORGE_STATES.recordError]?.Next).toBe(FORGE_STATES.publish);
  });

  it('goes through a round in its order', () => {
    const { States } = definitionOf(built[target], LOOP);
    const round = [
      FORGE_STATES.takeSuite,
      FORGE_STATES.analyse,
      FORGE_STATES.rateBefore,
      FORGE_STATES.run,
      FORGE_STATES.rateAfter,
      FORGE_STATES.supervise,
      FORGE_STATES.enhanceOrFinish,
    ];
    for (const [index, name] of round.slice(0, -1).entries()) expect(States[name]?.Next).toBe(round[index + 1]);
    expect(States[FORGE_STATES.enhanceOrFinish]).toMatchObject({
      Choices: [{ Condition: '{% $next.decision = "ENHANCE" %}', Next: FORGE_STATES.whoWrites }],
      Default: FORGE_STATES.publish,
    });
  });

  it('is bounded by itself too: every way round passes a counter', () => {
    const { States, TimeoutSeconds } = definitionOf(built[target], LOOP);
    const counters = new Map<string, readonly [variable: string, most: number]>([
      [FORGE_STATES.whoWrites, ['rounds', 10]],
      [FORGE_STATES.mustGenerateWait, ['waits', 400]],
      [FORGE_STATES.mustEnhanceWait, ['waits', 400]],
    ]);
    for (const [name, [variable, most]] of counters) {
      const counter = States[name] ?? {};
      const bound = { Condition: `{% $${variable} >= ${most} %}`, Next: FORGE_STATES.recordError };
      expect(counter.Choices[0]).toMatchObject(bound);
      for (const way of [...counter.Choices, counter]) {
        expect(way.Assign).toEqual({ [variable]: `{% $${variable} + 1 %}` });
      }
    }
    const without = new Set(counters.keys());
    for (const name of Object.keys(States)) expect(reached(States, name, without).has(name), name).toBe(false);
    expect(TimeoutSeconds).toBe(150 * 60);
  });

  it('calls the workbench for one owner at a time, and says what it does', () => {
    const { States } = definitionOf(built[target], LOOP);
    for (const state of Object.values(States).filter((one) => one.Type === 'Task')) {
      expect(state.Arguments.TenantId !== undefined).toBe(target === 'aws' && callsWorkbench(state));
    }
    for (const name of [FORGE_STATES.intake, FORGE_STATES.publish]) {
      expect(States[name]?.Arguments.Payload.workflow).toBe('forge');
    }
  });

  it('is valid to asl-validator', () => {
    const validate = createRequire(import.meta.url)('asl-validator') as (value: unknown) => {
      isValid: boolean;
      errorsText: () => string;
    };
    const whole = definitionText(built[target], LOOP).replace(
      /<[^<>\s]+>/g,
      'arn:aws:lambda:us-east-1:123456789012:function:x',
    );
    const result = validate(JSON.parse(whole));
    expect(result.isValid ? '' : result.errorsText()).toBe('');
  });

  it('logs without what executions carry', () => {
    const { LoggingConfiguration, TracingConfiguration, StateMachineType } = theOne(
      built[target],
      'AWS::StepFunctions::StateMachine',
      'ForgeLoop',
    ).Properties;
    expect(LoggingConfiguration).toMatchObject({ IncludeExecutionData: false, Level: 'ALL' });
    expect(TracingConfiguration).toEqual({ Enabled: true });
    expect(StateMachineType).toBe('STANDARD');
  });
});
