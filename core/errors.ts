/**
 * The one error table. Retry and Catch lists, HTTP answers, exit codes and the
 * reference page come from it; a test proves that every name is thrown somewhere.
 */
interface ErrorKind {
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
  readonly httpStatus: number;
  /** 2: usage or invalid input. 3: infrastructure. */
  readonly exitCode: 2 | 3;
  /** What the user does about it. */
  readonly remedy: string;
}

export const ERRORS = {
  InvalidRequest: {
    retryable: false,
    httpStatus: 400,
    exitCode: 2,
    remedy: 'Correct the fields that the message names; docs/reference/run-request.md lists them all.',
  },
  InvalidArchive: {
    retryable: false,
    httpStatus: 422,
    exitCode: 2,
    remedy:
      'Make a plain zip of the project folder: no links, no encryption, at most 50 MB packed and 200 MB unpacked.',
  },
  NoPythonFiles: {
    retryable: false,
    httpStatus: 422,
    exitCode: 2,
    remedy: 'Point at a folder or zip that holds .py files outside virtual environments, caches and vendored folders.',
  },
  UnsafePath: {
    retryable: false,
    httpStatus: 422,
    exitCode: 2,
    remedy: 'Use relative paths below the project folder, without "..", backslashes or drive letters.',
  },
  SourceNotFound: {
    retryable: false,
    httpStatus: 404,
    exitCode: 2,
    remedy: 'Check the bucket, key or sample name; `swarm doctor` lists the samples.',
  },
  RunNotFound: {
    retryable: false,
    httpStatus: 404,
    exitCode: 2,
    remedy: 'List the runs with `swarm runs`.',
  },
  DocumentNotFound: {
    retryable: false,
    httpStatus: 404,
    exitCode: 2,
    remedy: 'Look at `artefacts` of the run: it names the documents that are there.',
  },
  QuestionNotFound: {
    retryable: false,
    httpStatus: 422,
    exitCode: 2,
    remedy: 'Look at `questions` of the run: it names the questions that are open, and the choices of each.',
  },
  RunEnded: {
    retryable: false,
    httpStatus: 409,
    exitCode: 2,
    remedy: 'Nothing is left to stop: read the report of the run.',
  },
  RouteNotFound: {
    retryable: false,
    httpStatus: 404,
    exitCode: 2,
    remedy: 'Look the address up in the OpenAPI document, /openapi.json.',
  },
  MethodNotAllowed: {
    retryable: false,
    httpStatus: 405,
    exitCode: 2,
    remedy: 'Use one of the methods that the header Allow names.',
  },
  Unauthorized: {
    retryable: false,
    httpStatus: 401,
    exitCode: 2,
    remedy: 'Send "Authorization: Bearer <token>" with a token that is valid; `swarm local token` prints one locally.',
  },
  Forbidden: {
    retryable: false,
    httpStatus: 403,
    exitCode: 2,
    remedy: 'Ask the issuer of the token for the scope that the message names.',
  },
  IdempotencyConflict: {
    retryable: false,
    httpStatus: 422,
    exitCode: 2,
    remedy: 'Send another Idempotency-Key for another request.',
  },
  PayloadTooLarge: {
    retryable: false,
    httpStatus: 413,
    exitCode: 2,
    remedy: 'Send the code as a zip by POST /uploads.',
  },
  InternalError: {
    retryable: true,
    httpStatus: 500,
    exitCode: 3,
    remedy: 'Try again; if it stays so, look at the log of the API function.',
  },
  GitError: {
    retryable: false,
    httpStatus: 409,
    exitCode: 2,
    remedy: 'Bring the repository into the state that the message asks for; docs/terminal.md tells how git is used.',
  },
  UsageError: {
    retryable: false,
    httpStatus: 400,
    exitCode: 2,
    remedy: 'See `swarm --help`.',
  },
  StateConflict: {
    retryable: true,
    httpStatus: 409,
    exitCode: 3,
    remedy: 'Try again; another step wrote at the same moment.',
  },
  LogEntryInvalid: {
    retryable: false,
    httpStatus: 500,
    exitCode: 3,
    remedy: 'Report it: an agent tried to log an entry without its prompt or its answer.',
  },
  InvalidConfig: {
    retryable: false,
    httpStatus: 500,
    exitCode: 2,
    remedy: 'Correct config/agents.yaml or config/policies.yaml where the message says.',
  },
  PromptIncomplete: {
    retryable: false,
    httpStatus: 500,
    exitCode: 3,
    remedy: 'Give every variable that the prompt file declares.',
  },
  ModelCallFailed: {
    retryable: true,
    httpStatus: 502,
    exitCode: 3,
    remedy: 'Check the key, the quota and the network; `swarm doctor` shows which tiers are live.',
  },
  ModelGaveUp: {
    retryable: false,
    httpStatus: 502,
    exitCode: 3,
    remedy: 'None needed: the attempt counts as one without a change, and the next tier is tried.',
  },
  MalformedAnswer: {
    retryable: false,
    httpStatus: 502,
    exitCode: 3,
    remedy: 'None needed: the model is asked once more, then the attempt is given up.',
  },
  WorkbenchFailed: {
    retryable: true,
    httpStatus: 502,
    exitCode: 3,
    remedy: 'Look at the step result named in the message; run again.',
  },
  NotificationFailed: {
    retryable: true,
    httpStatus: 502,
    exitCode: 3,
    remedy: 'None needed for the run itself; look at the service that the message names.',
  },
  LocalCloudUnavailable: {
    retryable: true,
    httpStatus: 503,
    exitCode: 3,
    remedy: 'Run `swarm local up`; if it fails again, `swarm local reset`. `swarm doctor` says what is missing.',
  },
  StackNotFound: {
    retryable: false,
    httpStatus: 503,
    exitCode: 3,
    remedy: 'Deploy the stack first: `npx cdk deploy`, or `swarm local up` for this machine.',
  },
  LoopBound: {
    retryable: false,
    httpStatus: 500,
    exitCode: 3,
    remedy: 'Report it: the state machine itself ended a loop that the Judge should have ended.',
  },
  RunFailed: {
    retryable: true,
    httpStatus: 500,
    exitCode: 3,
    remedy: 'Read the report of the run with `swarm show`; nothing of the input was changed.',
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorName = keyof typeof ERRORS;

/** An expected failure, told apart by `name`, never by its text. */
export class SwarmError extends Error {
  override readonly name: ErrorName;
  /** Every single problem, where there is more than one. */
  readonly problems: readonly string[];

  constructor(name: ErrorName, message: string, options: { cause?: unknown; problems?: readonly string[] } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = name;
    this.problems = options.problems ?? [];
  }

  get remedy(): string {
    return ERRORS[this.name].remedy;
  }

  get exitCode(): number {
    return ERRORS[this.name].exitCode;
  }
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
