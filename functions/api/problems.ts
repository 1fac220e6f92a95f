import type { Problem } from '../../core/contracts/index.ts';
import { ERRORS, type ErrorName, SwarmError } from '../../core/errors.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** A failure as RFC 9457 describes it. What is not of the error table tells nothing about itself. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof SwarmError)) {
    return problemOf(new SwarmError('InternalError', 'the request could not be answered', { cause: error }));
  }
  return {
    type: `urn:refactoring-swarm:error:${error.name}`,
    title: error.name,
    status: statusOf(error.name),
    detail: error.message,
    remedy: error.remedy,
    problems: [...error.problems],
  };
}

/** The HTTP status of an error by its name. */
export function statusOf(name: ErrorName): number {
  return ERRORS[name].httpStatus;
}
