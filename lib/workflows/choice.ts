import type { StateName } from '../../core/workflows/state-names.ts';
import type { State } from './tasks.ts';

/** States by their names. */
export type States = Partial<Record<StateName, State>>;

/** A choice by JSONata conditions, in order. */
export function choice(
  rules: readonly (readonly [condition: string, next: StateName])[],
  otherwise: StateName,
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
