import { type Problem, ProblemSchema } from '../../../core/contracts/api/problem.ts';

/** Why an answer could not be used: the API's own problem, or what came instead of an answer. */
export class ApiFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail, options);
    this.name = 'ApiFailure';
    this.problem = problem;
  }

  /** Whether asking again may help: the server's fault, or too many questions. */
  get mayPass(): boolean {
    return this.problem.status >= 500 || this.problem.status === 429;
  }
}

/** The request did not reach the server, or no answer came back. */
export class Unreachable extends Error {
  constructor(options?: ErrorOptions) {
    super('The server cannot be reached.', options);
    this.name = 'Unreachable';
  }
}

/** Reads what the server says went wrong; an answer that is no problem document gets one. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const parsed = ProblemSchema.safeParse(await response.json().catch(() => null));
  if (parsed.success) return new ApiFailure(parsed.data);
  return new ApiFailure({
    type: 'about:blank',
    title: `HTTP ${response.status}`,
    status: Math.max(400, response.status),
    detail: `The server answered ${response.status} without saying why.`,
    remedy: 'Try again in a moment; if it goes on, look at the logs of the API.',
    problems: [],
  });
}

/** An answer that is not what the contract says: most often an old page in front of a new server. */
export function unexpectedAnswer(what: string, cause: unknown): ApiFailure {
  return new ApiFailure(
    {
      type: 'about:blank',
      title: 'UnexpectedAnswer',
      status: 500,
      detail: `The server sent ${what} in a form that this page does not know.`,
      remedy: 'Reload the page: it may be older than the server.',
      problems: [],
    },
    { cause },
  );
}
