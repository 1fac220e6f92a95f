import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { z } from 'zod';
import { stepOfState } from '../../core/workflows/steps.ts';
import type { GraphNode } from '../src/graph/graph-contract.ts';

const StateSchema = z.object({
  Type: z.string(),
  Next: z.string().optional(),
  Default: z.string().optional(),
  Choices: z.array(z.object({ Next: z.string() })).default([]),
  Arguments: z.object({ FunctionName: z.string() }).optional(),
});
const DefinitionSchema = z.object({ States: z.record(z.string(), StateSchema) });

/** A state machine, and what of it people follow. */
export interface Machine {
  /** All its states, in the order of the story. */
  readonly names: readonly string[];
  readonly definition: Record<string, unknown>;
  /** States that are drawn inside another. */
  readonly hidden: Readonly<Record<string, string | undefined>>;
  /** Ways that every step has lead here; the page says so once instead of drawing them all. */
  readonly leftOut: readonly string[];
}

export interface Story {
  readonly nodes: readonly { id: string; kind: GraphNode['kind'] }[];
  readonly edges: readonly (readonly [from: string, to: string])[];
  /** Every state of the machine, with the node that stands for it. */
  readonly shownAs: Readonly<Record<string, string>>;
}

/** A function that is known by who calls it. */
export function functionNamed(functionArn: string): IFunction {
  return { functionArn } as IFunction;
}

/** The state machine as it is deployed, cut down to what people follow. */
export function story({ names, definition, hidden, leftOut }: Machine): Story {
  const { States: states } = DefinitionSchema.parse(definition);
  const shown = names.filter((name) => hidden[name] === undefined);

  const nextOf = (name: string): string[] => {
    const state = states[name];
    if (!state) return [];
    const all = [...state.Choices.map((way) => way.Next), state.Next, state.Default];
    return all.filter((next): next is string => next !== undefined && !leftOut.includes(next));
  };
  const reachable = (name: string): string[] =>
    nextOf(name).flatMap((next) => (hidden[next] === undefined ? [next] : next === name ? [] : reachableOnce(next)));
  const reachableOnce = (name: string): string[] =>
    // A wait leads back to its own task: that is no way on.
    states[name]?.Type === 'Wait' ? [] : reachable(name);

  const edges = shown.flatMap((from) =>
    [...new Set(reachable(from))].filter((to) => to !== from).map((to) => [from, to] as const),
  );
  const nodes = shown.map((id) => ({ id, kind: kindOf(id, states[id]) }));
  const shownAs = Object.fromEntries(names.map((name) => [name, hidden[name] ?? name]));
  return { nodes, edges, shownAs };
}

function kindOf(name: string, state: z.infer<typeof StateSchema> | undefined): GraphNode['kind'] {
  if (state?.Type === 'Choice') return 'choice';
  if (state?.Type === 'Succeed' || state?.Type === 'Fail') return 'end';
  const told = stepOfState(name) ?? '';
  if (told.startsWith('Auditor')) return 'auditor';
  if (told.startsWith('Judge')) return 'judge';
  if (told.startsWith('Fixer')) return 'fixer';
  const callee = state?.Arguments?.FunctionName;
  if (callee === 'own') return 'pipeline';
  return callee === 'auditor' || callee === 'judge' ? callee : 'workbench';
}
