import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { STATES, STEP_OF_STATE } from '../../core/workflows/state-names.ts';
import {
  CAUGHT,
  calledFunction,
  callsWorkbench,
  definitionOf,
  definitionText,
  longestWait,
  successors,
  synthesizeBoth,
  TARGETS,
  theOne,
} from '../support/synth.ts';

const LOOP = 'RefactoringLoop';
/** The states after the last round: how the run ends is decided by then, and an error there is passed over. */
const PROOF: readonly string[] = [
  STATES.runMutants,
  STATES.weighMutants,
  STATES.addTests,
  STATES.takeKillers,
  STATES.runAgain,
];
/** What a failed resolver is followed by: the run goes on without packages. */
const PASSED_OVER: Readonly<Record<string, string>> = {
  [STATES.resolve]: STATES.takeLock,
  [STATES.install]: STATES.inspect,
};
let built: ReturnType<typeof synthesizeBoth>;

beforeAll(() => {
  built = synthesizeBoth();
}, 240_000);

describe.each(TARGETS)('the refactoring loop for %s', (target) => {
  it('has exactly the states that are named, and begins with Intake', () => {
    const { StartAt, States } = definitionOf(built[target], LOOP);
    const inner = States[STATES.inspect]?.ItemProcessor.States;
    expect([...Object.keys(States), ...Object.keys(inner)].sort()).toEqual(Object.values(STATES).sort());
    expect(StartAt).toBe(STATES.intake);
    for (const state of Object.keys(STEP_OF_STATE)) expect(Object.values(STATES)).toContain(state);
  });

  it('reaches every state, and names none that is not there', () => {
    const { StartAt, States } = definitionOf(built[target], LOOP);
    const seen = new Set<string>();
    const visit = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      expect(States, name).toHaveProperty([name]);
      successors(States[name] ?? {}).forEach(visit);
    };
    visit(StartAt);
    expect([...seen].sort()).toEqual(Object.keys(States).sort());
  });

  it('gives every task a time limit, retries and a catch', () => {
    const { States } = definitionOf(built[target], LOOP);
    const tasks = Object.entries(States).filter(([, state]) => state.Type === 'Task');
    expect(tasks.length).toBe(24);
    for (const [name, state] of tasks) {
      expect(state.TimeoutSeconds, name).toBeGreaterThan(60);
      expect(state.Retry.length, name).toBeGreaterThan(0);
      for (const retry of state.Retry) expect(longestWait(retry), name).toBeLessThanOrEqual(60 * 60);
      expect(state.Catch, name).toMatchObject(CAUGHT);
      for (const one of PROOF.includes(name) || name in PASSED_OVER ? [] : state.Catch)
        expect(one.Assign.failure, name).toBeDefined();
    }
    const map = States[STATES.inspect] ?? {};
    expect(map.Catch).toMatchObject(CAUGHT.map((one) => ({ ...one, Next: STATES.recordError })));
    expect(map.MaxConcurrency).toBeLessThanOrEqual(8);
    const item = map.ItemProcessor.States[STATES.inspectShard];
    expect(item.TimeoutSeconds).toBeGreaterThan(60);
    expect(item.Retry.length).toBeGreaterThan(0);
  });

  it('gives each task longer than its function may run', () => {
    const stack = built[target];
    for (const state of Object.values(definitionOf(stack, LOOP).States).filter((one) => one.Type === 'Task')) {
      expect(state.TimeoutSeconds).toBeGreaterThan(calledFunction(stack, state).Properties.Timeout);
    }
  });

  it('leads every error to Publish, and Publish to a named end', () => {
    const { States } = definitionOf(built[target], LOOP);
    for (const [name, state] of Object.entries(States)) {
      for (const caught of state.Catch ?? []) {
        const onward = PROOF.includes(name) ? STATES.publish : (PASSED_OVER[name] ?? STATES.recordError);
        expect(caught.Next, name).toBe(name === STATES.publish ? STATES.failed : onward);
      }
    }
    expect(States[STATES.recordError]?.Next).toBe(STATES.publish);
    expect(States[STATES.recordRefusal]?.Next).toBe(STATES.publish);
    const ends = Object.entries(States).filter(([, state]) => ['Succeed', 'Fail'].includes(state.Type));
    expect(ends.map(([name]) => name).sort()).toEqual(
      [STATES.accepted, STATES.bestEffort, STATES.refused, STATES.failed].sort(),
    );
    for (const [name, state] of Object.entries(States)) {
      const toEnd = successors(state).some((next) => ends.some(([end]) => end === next));
      if (toEnd) expect([STATES.publish, STATES.howDidItEnd]).toContain(name);
    }
  });

  it('passes over what goes wrong once the run has come to its end', () => {
    const { States } = definitionOf(built[target], LOOP);
    for (const name of PROOF) {
      expect(States[name]?.Catch, name).toEqual(CAUGHT.map((one) => ({ ...one, Next: STATES.publish })));
    }
    expect(States[STATES.isDone]?.Default).toBe(STATES.isThereASuite);
    expect(States[STATES.areThereFindings]?.Default).toBe(STATES.isThereASuite);
  });

  it('is bounded by itself too: every way round passes a counter', () => {
    const { States } = definitionOf(built[target], LOOP);
    const waits = [STATES.mustPlanWait, STATES.mustTestsWait, STATES.mustFixWait, STATES.mustReviewWait];
    const counters = new Map<string, readonly [variable: string, most: number]>([[STATES.whichTier, ['rounds', 9]]]);
    for (const wait of waits) counters.set(wait, ['waits', 400]);
    for (const [name, [variable, most]] of counters) {
      const counter = States[name] ?? {};
      expect(counter.Choices[0]).toMatchObject({
        Condition: `{% $${variable} >= ${most} %}`,
        Next: STATES.recordError,
      });
      for (const way of [...counter.Choices, counter])
        expect(way.Assign).toEqual({ [variable]: `{% $${variable} + 1 %}` });
    }
    // Without the counters, no state can be reached from itself.
    const reaches = (from: string, seen: Set<string>): boolean =>
      successors(States[from] ?? {}).some((next) => {
        if (counters.has(next) || seen.has(next)) return false;
        seen.add(next);
        return reaches(next, seen);
      });
    for (const name of Object.keys(States).filter((one) => !counters.has(one))) {
      const seen = new Set<string>();
      reaches(name, seen);
      expect(seen.has(name), name).toBe(false);
    }
  });

  it('ends a run after two and a half hours, whatever happens', () => {
    expect(definitionOf(built[target], LOOP).TimeoutSeconds).toBe(150 * 60);
  });

  it('calls the workbench for one owner at a time and the agents with ids only', () => {
    const { States } = definitionOf(built[target], LOOP);
    for (const state of Object.values(States).filter((one) => one.Type === 'Task')) {
      expect(state.Arguments.TenantId !== undefined).toBe(target === 'aws' && callsWorkbench(state));
    }
  });

  it('is valid to asl-validator', () => {
    const validate = createRequire(import.meta.url)('asl-validator') as (value: unknown) => {
      isValid: boolean;
      errorsText: () => string;
    };
    const text = definitionText(built[target], LOOP);
    const whole = text.replace(/<[^<>\s]+>/g, 'arn:aws:lambda:us-east-1:123456789012:function:x');
    const result = validate(JSON.parse(whole));
    expect(result.isValid ? '' : result.errorsText()).toBe('');
    const broken = JSON.parse(whole);
    broken.States[STATES.plan].Next = 'Nowhere';
    expect(validate(broken).isValid).toBe(false);
  });

  it('logs without what executions carry', () => {
    const { LoggingConfiguration, TracingConfiguration, StateMachineType } = theOne(
      built[target],
      'AWS::StepFunctions::StateMachine',
      'RefactoringLoop',
    ).Properties;
    expect(LoggingConfiguration).toMatchObject({ IncludeExecutionData: false, Level: 'ALL' });
    expect(TracingConfiguration).toEqual({ Enabled: true });
    expect(StateMachineType).toBe('STANDARD');
  });
});
