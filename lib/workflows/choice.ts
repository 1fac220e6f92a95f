import type { AnyStateName } from '../../core/workflows/steps.ts';
import type { State } from './tasks.ts';

/** States by their names. */
export type States = Partial<Record<AnyStateName, State>>;

/** A choice by JSONata conditions, in order. */
export function choice(
  rules: readonly (readonly [condition: string, next: AnyStateName])[],
  otherwise: AnyStateName,
  assign?: Readonly<Record<string, string>>,
): State {
  const assigned = assign ? { Assign: assign } : {};
  return {
    Type: 'Choice',
    Choices: rules.map(([condition, next]) => ({ Condition: `{% ${condition} %}`, ...assigned, Next: next })),
    Default: otherwise,
    ...assigned,
  };
}
