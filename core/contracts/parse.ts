import type { z } from 'zod';
import { type ErrorName, SwarmError } from '../errors.ts';

/** Parses a value at a boundary; every problem is named by its path. */
export function parseContract<T extends z.ZodType>(
  schema: T,
  value: unknown,
  what: string,
  errorName: ErrorName = 'InvalidRequest',
): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = problemsOf(parsed.error);
  throw new SwarmError(errorName, `${what} is not valid: ${problems.join('; ')}`, { problems });
}

/** One line a problem: "path: what is wrong". Union branches that fit least are left out. */
export function problemsOf(error: z.ZodError): string[] {
  const lines = new Set<string>();
  const visit = (issues: readonly z.core.$ZodIssue[], base: readonly PropertyKey[]): void => {
    for (const issue of issues) {
      const path = [...base, ...issue.path];
      if (issue.code === 'invalid_union' && issue.errors.length > 0) {
        const best = [...issue.errors].sort((a, b) => rank(a) - rank(b))[0];
        if (best && best.length > 0 && rank(best) < 100) {
          visit(best, path);
          continue;
        }
      }
      if (issue.code === 'invalid_key' && issue.issues.length > 0) {
        visit(issue.issues, path);
        continue;
      }
      lines.add(`${path.map(String).join('.') || '(root)'}: ${issue.message}`);
    }
  };
  visit(error.issues, []);
  return [...lines];
}

/** Lower fits better: a branch refused for its type alone says nothing about what was meant. */
function rank(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => {
    if (issue.code === 'invalid_type' && issue.path.length === 0) return sum + 100;
    if (issue.code === 'invalid_type') return sum + 10;
    if (issue.code === 'unrecognized_keys') return sum + 5 * issue.keys.length;
    return sum + 1;
  }, 0);
}

/** What a JSON text says; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses JSON text, naming what it was when it is not JSON. */
export function parseJson(text: string, what: string, errorName: ErrorName = 'InvalidRequest'): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SwarmError(errorName, `${what} is not JSON`, { cause });
  }
}
