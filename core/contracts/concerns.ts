import { z } from 'zod';

/** What a run may do, in the order in which it is committed. */
export const CONCERNS = ['repair', 'tests', 'docs', 'clean', 'rename', 'format'] as const;
export const ConcernSchema = z.enum(CONCERNS);
export type Concern = z.infer<typeof ConcernSchema>;

/** Names for several of them. */
export const PRESETS = ['all', 'safe', 'only-repair'] as const;
export type Preset = (typeof PRESETS)[number];

export const WantedSchema = z
  .array(z.enum([...CONCERNS, ...PRESETS]))
  .min(1)
  .max(CONCERNS.length + PRESETS.length);
export type Wanted = z.infer<typeof WantedSchema>;

/** Names of rules, of messages of pylint and their ids, and of concerns for all of their rules. */
export const RuleNamesSchema = z
  .array(z.string().regex(/^[A-Za-z][A-Za-z0-9-]{1,63}$/, 'must name a rule, a pylint message or what rules are for'))
  .min(1)
  .max(200);

/** Whether a request or a `swarm.yaml` leaves it open what is done. */
export function saysNothing(wish: { readonly do?: unknown; readonly select?: unknown }): boolean {
  return wish.do === undefined && wish.select === undefined;
}
