import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { stepOfState } from '../../core/workflows/steps.ts';
import { buildDefinition } from '../../lib/workflows/build-definition.ts';
import { forgeDefinition } from '../../lib/workflows/forge-definition.ts';
import { loopDefinition } from '../../lib/workflows/loop-definition.ts';
import type { CalledAgents } from '../../lib/workflows/machines.ts';
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

/** `docs/reference/states.md`, from the definitions that are deployed. */
export function statesPage(): string {
  const agents = Object.fromEntries(
    ['intake', 'auditor', 'fixer', 'judge', 'forge', 'build', 'publish'].map((name) => [name, named(name)]),
  ) as unknown as CalledAgents;
  const benches = { workbench: named('workbench'), resolver: named('resolver') };
  return page(
    'States of the loops',
    'Dotted arrows are taken on an error.',
    ...loop('RefactoringLoop', 'state-names.ts', 'loop-definition.ts', loopDefinition(agents, benches)),
    ...loop('ForgeLoop', 'forge-state-names.ts', 'forge-definition.ts', forgeDefinition(agents, benches)),
    ...loop('BuildLoop', 'build-state-names.ts', 'build-definition.ts', buildDefinition(agents, named('workbench'))),
  );
}

function named(name: string): IFunction {
  return { functionArn: name } as IFunction;
}

function loop(title: string, names: string, file: string, { States }: Record<string, unknown>): string[] {
  const states = States as Readonly<Record<string, AslState>>;
  const rows = flat(states).map(([name, state]) => [
    name,
    state.Type,
    callee(state),
    stepOfState(name) ?? '',
    state.TimeoutSeconds === undefined ? '' : `${state.TimeoutSeconds} s`,
    (state.Retry ?? []).map((retry) => `${retry.MaxAttempts} × ${errorNames(retry.ErrorEquals)}`).join('; '),
    next(state),
    (state.Catch ?? []).map((handler) => handler.Next).join(', '),
  ]);
  return [
    `## \`${title}\``,
    `Names: \`core/workflows/${names}\`. Definition: \`lib/workflows/${file}\`.`,
    `\`\`\`mermaid\n${diagram(states)}\n\`\`\``,
    table(['state', 'type', 'calls', 'shown as', 'time limit', 'retries', 'next', 'on error'], rows),
  ];
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
