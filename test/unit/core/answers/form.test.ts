import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formOf } from '../../../../core/answers/form.ts';
import { CoderOutputSchema, PlannerOutputSchema } from '../../../../core/contracts/index.ts';

const ajv = new Ajv({ strict: true, strictTypes: false });
const plan = {
  plan_id: 'plan_0001',
  tasks: [{ id: 'T1', title: 't', rationale: 'r', acceptance: 'a', artifacts: ['a.py'] }],
};
const error = { status: 'error', reason: 'no' };

describe('the form of an answer', () => {
  it('takes every answer that its contract takes, also one of several', () => {
    const takes = ajv.compile(formOf('plan', PlannerOutputSchema).schema);
    for (const answer of [plan, error]) {
      expect(PlannerOutputSchema.safeParse(answer).success).toBe(true);
      expect(takes(answer)).toBe(true);
    }
    expect(takes({ ...plan, more: 1 })).toBe(false);
    expect(takes({ ...plan, tasks: [{ id: 'T1' }] })).toBe(false);
    expect(ajv.compile(formOf('edits', CoderOutputSchema).schema)({ edits: [{ path: 'a.py' }] })).toBe(false);
  });

  it('is one object, with what all of several must have and no bounds that a provider may not know', () => {
    const { name, schema } = formOf('plan', PlannerOutputSchema);
    expect(name).toBe('plan');
    expect(schema).toMatchObject({ type: 'object', required: [], additionalProperties: false });
    expect(JSON.stringify(schema)).not.toMatch(/"(?:pattern|maxLength|minItems|maxItems|\$schema|minLength)"/);
    const one = formOf('one', z.strictObject({ a: z.string().min(3), b: z.int().optional() }));
    expect(one.schema).toEqual({
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'integer' } },
      required: ['a'],
      additionalProperties: false,
    });
  });
});
