import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import jsonata from 'jsonata';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  ADDED_FUNCTIONS,
  BOUNDS,
  CATCH_FIELDS,
  FIELDS,
  INVOKE_PARAMETERS,
  LAMBDA_CLIENT_ERRORS,
  REMOVED_FUNCTIONS,
  RETRY_FIELDS,
  RULE_FIELDS,
  STATES_ERRORS,
} from '../support/documented-asl.ts';
import {
  callsWorkbench,
  definitionOf,
  definitionText,
  ROOT,
  type State,
  synthesizeBoth,
  TARGETS,
} from '../support/synth.ts';

const MACHINES = ['RefactoringLoop', 'ForgeLoop', 'BuildLoop', 'NotificationsWorkflow'];
const SDK_INVOKE = 'arn:aws:states:::aws-sdk:lambda:invoke';
const INVOKE = 'arn:aws:states:::lambda:invoke';

interface Shapes {
  readonly parameters: string[];
  readonly required: string[];
  readonly answers: string[];
  readonly errors: string[];
}

let built: ReturnType<typeof synthesizeBoth>;
let invoke: Shapes;

beforeAll(() => {
  built = synthesizeBoth();
  const script = join(ROOT, 'test/support/service_shapes.py');
  invoke = JSON.parse(execFileSync(join(ROOT, '.venv/bin/python'), [script, 'lambda', 'Invoke']).toString());
}, 240_000);

/** Every state of a definition, those inside a Map too. */
function everyState(states: Record<string, State>): [name: string, state: State][] {
  return Object.entries(states).flatMap(([name, state]): [string, State][] => [
    [name, state],
    ...(state.ItemProcessor ? everyState(state.ItemProcessor.States) : []),
  ]);
}

/** Every JSONata expression in a value. */
function expressions(value: unknown): string[] {
  if (typeof value === 'string') return /^\{%.*%\}$/s.test(value) ? [value.slice(2, -2).trim()] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(expressions) : [];
}

/** Names of the functions that a parsed expression calls. */
function calls(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own =
    'type' in node && node.type === 'function' && 'procedure' in node
      ? [(node.procedure as { value: string }).value]
      : [];
  return [...own, ...Object.values(node).flatMap(calls)];
}

describe.each(TARGETS)('the definitions for %s, held against what is documented', (target) => {
  it.each(MACHINES)('%s has fields, parameters and bounds that are documented', (machine) => {
    expect(Buffer.byteLength(definitionText(built[target], machine))).toBeLessThan(BOUNDS.definitionBytes);
    for (const [name, state] of everyState(definitionOf(built[target], machine).States)) {
      const unknown = (fields: readonly string[], of: object) => Object.keys(of).filter((key) => !fields.includes(key));
      expect(unknown(FIELDS[state.Type] ?? [], state), name).toEqual([]);
      expect(name.length).toBeLessThanOrEqual(BOUNDS.nameLength);
      for (const rule of state.Choices ?? []) expect(unknown(RULE_FIELDS, rule), name).toEqual([]);
      for (const entry of state.Catch ?? []) expect(unknown(CATCH_FIELDS, entry), name).toEqual([]);
      for (const entry of state.Retry ?? []) {
        expect(unknown(RETRY_FIELDS, entry), name).toEqual([]);
        expect(entry.MaxAttempts).toBeLessThanOrEqual(BOUNDS.attempts);
        expect(entry.BackoffRate).toBeGreaterThanOrEqual(1);
        if (entry.MaxDelaySeconds === undefined) continue;
        expect(entry.MaxDelaySeconds).toBeGreaterThan(entry.IntervalSeconds);
        expect(entry.MaxDelaySeconds).toBeLessThan(BOUNDS.delaySeconds);
      }
      if (state.Type !== 'Task') continue;
      expect([INVOKE, SDK_INVOKE], name).toContain(state.Resource);
      const known = state.Resource === INVOKE ? INVOKE_PARAMETERS : invoke.parameters;
      expect(unknown(known, state.Arguments), name).toEqual([]);
      for (const needed of invoke.required) expect(state.Arguments, name).toHaveProperty(needed);
    }
  });

  it.each(MACHINES)('%s names errors that exist, and leaves the wildcard alone and last', (machine) => {
    const lambda = [...invoke.errors, ...LAMBDA_CLIENT_ERRORS].map((error) => `Lambda.${error}`);
    for (const [name, state] of everyState(definitionOf(built[target], machine).States)) {
      for (const entries of [state.Retry ?? [], state.Catch ?? []] as State[][]) {
        const named: string[] = entries.flatMap((entry) => entry.ErrorEquals);
        expect(
          named.filter((error) => !STATES_ERRORS.includes(error) && !lambda.includes(error)),
          name,
        ).toEqual([]);
        const wild = entries.findIndex((entry) => entry.ErrorEquals.includes('States.ALL'));
        if (wild < 0) continue;
        expect(entries[wild]?.ErrorEquals, name).toEqual(['States.ALL']);
        expect(wild, name).toBe(entries.length - 1);
      }
    }
  });

  it.each(MACHINES)('%s computes with functions that Step Functions has', (machine) => {
    const found = expressions(definitionOf(built[target], machine).States);
    expect(found.length).toBeGreaterThan(10);
    for (const expression of found) {
      for (const name of calls(jsonata(expression).ast())) {
        expect(REMOVED_FUNCTIONS, expression).not.toContain(name);
        const exists = ADDED_FUNCTIONS.includes(name) || BUILT_IN.has(name);
        expect(exists, `$${name} in ${expression}`).toBe(true);
      }
    }
  });
});

/** JSONata's own functions that definitions may call. */
const BUILT_IN = new Set(['exists', 'error', 'count', 'string', 'number', 'merge', 'not', 'type']);

describe('the call that names its owner', () => {
  const output = (): string => {
    const { States } = definitionOf(built.aws, 'RefactoringLoop');
    const call = everyState(States).find(([, state]) => state.Type === 'Task' && callsWorkbench(state))?.[1];
    return expressions(call?.Output)[0] ?? '';
  };
  const evaluate = (result: Record<string, unknown>) => {
    const expression = jsonata(output());
    expression.registerFunction('parse', (text: string) => JSON.parse(text));
    return expression.evaluate({}, { states: { result } });
  };

  it('reads the answer of the API, which is text', async () => {
    expect(await evaluate({ StatusCode: 200, Payload: '{"ok":true,"step":"fix"}' })).toEqual({ ok: true, step: 'fix' });
  });

  it('fails where the function failed, although the call itself did not', async () => {
    const result = { StatusCode: 200, FunctionError: 'Unhandled', Payload: '{"errorMessage":"Runtime exited"}' };
    await expect(evaluate(result)).rejects.toMatchObject({ message: expect.stringContaining('Runtime exited') });
    expect(invoke.answers).toContain('FunctionError');
  });

  it('is tried again when the function failed', () => {
    for (const [name, state] of everyState(definitionOf(built.aws, 'ForgeLoop').States)) {
      if (state.Type !== 'Task' || !callsWorkbench(state)) continue;
      expect(state.Resource, name).toBe(SDK_INVOKE);
      const retried = (state.Retry as State[]).flatMap((entry) => entry.ErrorEquals);
      expect(retried, name).toContain('States.QueryEvaluationError');
    }
  });
});
