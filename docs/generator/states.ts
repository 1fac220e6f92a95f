import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { STEP_OF_STATE, type StateName } from '../../core/workflows/state-names.ts';
import type { Agents } from '../../lib/agents.ts';
import { loopDefinition } from '../../lib/workflows/loop-definition.ts';
import { code, page, table } from './markdown.ts';

interface AslState {
  readonly Type: string;
  readonly Next?: string;
  readonly Default?: string;
  readonly Choices?: readonly { readonly Condition: string; readonly Next: string }[];
  readonly Catch?: readonly { readonly Next: string }[];
  readonly Retry?: readonly { readonly ErrorEquals: readonly string[]; readonly MaxAttempts: number }[];
  readonly TimeoutSeconds?: number;
  readonly Arguments?: { readonly FunctionName: string; readonly TenantId?: string };
  readonly ItemProcessor?: { readonly States: Readonly<Record<string, AslState>> };
}

/** `docs/reference/states.md`, from the definition that is deployed. */
export function statesPage(): string {
  const states = definition();
  const rows = flat(states).map(([name, state]) => [
    name,
    state.Type,
    callee(state),
    STEP_OF_STATE[name as StateName] ?? '',
    state.TimeoutSeconds === undefined ? '' : `${state.TimeoutSeconds} s`,
    (state.Retry ?? []).map((retry) => `${retry.MaxAttempts} × ${errorNames(retry.ErrorEquals)}`).join('; '),
    next(state),
    (state.Catch ?? []).map((handler) => handler.Next).join(', '),
  ]);
  return page(
    'States of the refactoring loop',
    'Names: `core/workflows/state-names.ts`. Definition: `lib/workflows/loop-definition.ts`.',
    `\`\`\`mermaid\n${diagram(states)}\n\`\`\``,
    'Dotted arrows are taken on an error.',
    table(['state', 'type', 'calls', 'shown as', 'time limit', 'retries', 'next', 'on error'], rows),
  );
}

function definition(): Readonly<Record<string, AslState>> {
  const named = (name: string) => ({ functionArn: name }) as IFunction;
  const agents = Object.fromEntries(
    ['intake', 'auditor', 'fixer', 'judge', 'publish'].map((name) => [name, named(name)]),
  );
  const { States } = loopDefinition(agents as unknown as Agents, named('workbench'));
  return States as Readonly<Record<string, AslState>>;
}

function flat(states: Readonly<Record<string, AslState>>): [name: string, state: AslState][] {
  return Object.entries(states).flatMap(([name, state]) => [
    [name, state] as [string, AslState],
    ...flat(state.ItemProcessor?.States ?? {}),
  ]);
}

function callee(state: AslState): string {
  if (!state.Arguments) return '';
  return state.Arguments.TenantId ? `${state.Arguments.FunctionName}, a tenant an owner` : state.Arguments.FunctionName;
}

function errorNames(names: readonly string[]): string {
  return names.every((name) => name.startsWith('Lambda.')) ? 'a failure of Lambda itself' : names.map(code).join(', ');
}

function next(state: AslState): string {
  const chosen = (state.Choices ?? []).map((rule) => `${rule.Next} if ${code(condition(rule.Condition))}`);
  const otherwise = state.Default ? [`otherwise ${state.Default}`] : [];
  return [...chosen, ...otherwise, ...(state.Next ? [state.Next] : [])].join('; ');
}

function condition(jsonata: string): string {
  return jsonata.replace(/^\{%\s*|\s*%\}$/g, '');
}

function diagram(states: Readonly<Record<string, AslState>>): string {
  const ids = new Map(Object.keys(states).map((name, index) => [name, `s${index}`]));
  const node = (name: string, { Type }: AslState) => {
    if (Type === 'Choice') return `${ids.get(name)}{"${name}"}`;
    return Type === 'Succeed' || Type === 'Fail' ? `${ids.get(name)}(["${name}"])` : `${ids.get(name)}["${name}"]`;
  };
  const lines = ['flowchart TD'];
  for (const [name, state] of Object.entries(states)) lines.push(`  ${node(name, state)}`);
  for (const [name, state] of Object.entries(states)) {
    const targets = [...(state.Choices ?? []).map((rule) => rule.Next), state.Default, state.Next];
    for (const target of new Set(targets.filter((one) => one !== undefined))) {
      lines.push(`  ${ids.get(name)} --> ${ids.get(target)}`);
    }
    for (const { Next } of state.Catch ?? []) lines.push(`  ${ids.get(name)} -.-> ${ids.get(Next)}`);
  }
  return lines.join('\n');
}
