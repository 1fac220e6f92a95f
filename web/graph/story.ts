import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { z } from 'zod';
import type { Agents } from '../../lib/agents.ts';
import { loopDefinition } from '../../lib/workflows/loop-definition.ts';
import { STATES, STEP_OF_STATE, type StateName } from '../../lib/workflows/state-names.ts';
import type { GraphNode } from '../src/graph/graph-contract.ts';

const NameSchema = z.enum(STATES);
const StateSchema = z.object({
  Type: z.string(),
  Next: NameSchema.optional(),
  Default: NameSchema.optional(),
  Choices: z.array(z.object({ Next: NameSchema })).default([]),
  Arguments: z.object({ FunctionName: z.string() }).optional(),
});
const DefinitionSchema = z.object({ States: z.partialRecord(NameSchema, StateSchema) });

/** States that are drawn inside another: waiting, bookkeeping, and questions that people do not ask. */
const HIDDEN: Partial<Record<StateName, StateName>> = {
  [STATES.isUsable]: STATES.intake,
  [STATES.inspectShard]: STATES.inspect,
  [STATES.mustPlanWait]: STATES.planWithModel,
  [STATES.waitToPlan]: STATES.planWithModel,
  [STATES.mustTestsWait]: STATES.testWithModel,
  [STATES.waitToTest]: STATES.testWithModel,
  [STATES.areThereTests]: STATES.testWithModel,
  [STATES.mustFixWait]: STATES.fixModel,
  [STATES.waitToFix]: STATES.fixModel,
  [STATES.doesModelReview]: STATES.auditSecurity,
  [STATES.mustReviewWait]: STATES.reviewSecurity,
  [STATES.waitToReview]: STATES.reviewSecurity,
  [STATES.recordError]: STATES.publish,
  [STATES.recordRefusal]: STATES.publish,
  [STATES.howDidItEnd]: STATES.publish,
};

/** Ways that every step has; the page says so once instead of drawing them all. */
const LEFT_OUT: ReadonlySet<StateName> = new Set([STATES.recordError, STATES.recordRefusal]);

export interface Story {
  readonly nodes: readonly { id: StateName; kind: GraphNode['kind'] }[];
  readonly edges: readonly (readonly [from: StateName, to: StateName])[];
  /** Every state of the machine, with the node that stands for it. */
  readonly shownAs: Readonly<Record<StateName, StateName>>;
}

/** The state machine as it is deployed, cut down to what people follow. */
export function story(): Story {
  const fn = (functionArn: string) => ({ functionArn }) as IFunction;
  const agents = {
    intake: fn('own'),
    auditor: fn('auditor'),
    fixer: fn('fixer'),
    judge: fn('judge'),
    publish: fn('own'),
  };
  const { States: states } = DefinitionSchema.parse(loopDefinition(agents as Agents, fn('workbench')));
  const names = Object.values(STATES);
  const shown = names.filter((name) => HIDDEN[name] === undefined);

  const nextOf = (name: StateName): StateName[] => {
    const state = states[name];
    if (!state) return [];
    const all = [...state.Choices.map((way) => way.Next), state.Next, state.Default];
    return all.filter((next): next is StateName => next !== undefined && !LEFT_OUT.has(next));
  };
  const reachable = (name: StateName): StateName[] =>
    nextOf(name).flatMap((next) => (HIDDEN[next] === undefined ? [next] : next === name ? [] : reachableOnce(next)));
  const reachableOnce = (name: StateName): StateName[] =>
    // A wait leads back to its own task: that is no way on.
    states[name]?.Type === 'Wait' ? [] : reachable(name);

  const edges = shown.flatMap((from) =>
    [...new Set(reachable(from))].filter((to) => to !== from).map((to) => [from, to] as const),
  );
  const nodes = shown.map((id) => ({ id, kind: kindOf(id, states[id]) }));
  const shownAs = Object.fromEntries(names.map((name) => [name, HIDDEN[name] ?? name])) as Record<StateName, StateName>;
  return { nodes, edges, shownAs };
}

function kindOf(name: StateName, state: z.infer<typeof StateSchema> | undefined): GraphNode['kind'] {
  if (state?.Type === 'Choice') return 'choice';
  if (state?.Type === 'Succeed' || state?.Type === 'Fail') return 'end';
  const told = STEP_OF_STATE[name] ?? '';
  if (told.startsWith('Auditor')) return 'auditor';
  if (told.startsWith('Judge')) return 'judge';
  if (told.startsWith('Fixer')) return 'fixer';
  const callee = state?.Arguments?.FunctionName;
  if (callee === 'own') return 'pipeline';
  return callee === 'auditor' ? 'auditor' : 'workbench';
}
