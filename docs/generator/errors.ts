import { EXIT } from '../../cli/exit-codes.ts';
import { statusFor } from '../../core/agents/endings.ts';
import { StopReasonSchema } from '../../core/contracts/index.ts';
import { ERRORS } from '../../core/errors.ts';
import { code, page, table, yesNo } from './markdown.ts';

/** `docs/reference/errors.md`, from `core/errors.ts`. */
export function errorsPage(): string {
  const errors = Object.entries(ERRORS).map(([name, kind]) => [
    code(name),
    String(kind.exitCode),
    String(kind.httpStatus),
    yesNo(kind.retryable),
    kind.remedy,
  ]);
  const reasons = StopReasonSchema.options.map((reason) => [code(reason), code(statusFor(reason))]);
  const exits = Object.entries(EXIT).map(([name, value]) => [String(value), EXIT_MEANS[name as keyof typeof EXIT]]);
  return page(
    'Errors, stop reasons and exit codes',
    'Errors are told apart by name, never by their text. Source: `core/errors.ts`.',
    table(['error', 'exit code', 'HTTP status', 'may succeed later', 'what to do'], errors),
    '## Why a run ended',
    'Every run ends with one `stop_reason` of this closed set, and the `status` that goes with it.',
    table(['stop_reason', 'status'], reasons),
    '## Exit codes of `swarm`',
    table(['code', 'means'], exits),
  );
}

const EXIT_MEANS: Record<keyof typeof EXIT, string> = {
  success: 'success',
  noSuccess:
    'the run finished without success; the best version is still published, and `questions` of `--json` are what you may answer',
  usage: 'wrong usage, or input that was refused',
  infrastructure: 'the stack failed or could not be reached, or a step failed',
  interrupted: 'stopped with Ctrl-C; what had been reached is published',
};
