import { z } from 'zod';
import { ConcernSchema } from '../contracts/index.ts';
import table from './rules.json' with { type: 'json' };

const RuleSchema = z.strictObject({
  id: z.string(),
  concern: ConcernSchema.exclude(['tests']),
  pylint: z.array(z.string()),
  codes: z.array(z.string()),
});

/** A rule of the workbench: what it is for, and the messages of pylint that it answers. */
export type RuleRow = z.infer<typeof RuleSchema>;

/** All rules; `python -m swarm_tools.rules --docs` writes the table. */
export const RULES: readonly RuleRow[] = z.array(RuleSchema).parse(table);

/** The rules that a name stands for: an id, a message of pylint or its id, or what rules are for. */
export function rulesNamed(name: string): readonly RuleRow[] {
  const code = name.toUpperCase();
  return RULES.filter(
    (rule) => rule.id === name || rule.concern === name || rule.pylint.includes(name) || rule.codes.includes(code),
  );
}
