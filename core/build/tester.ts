import { LONGEST_TEXT, type TesterInput, type TesterOutput } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';

const HEAD = 2500;
const TAIL = 1000;

/** What the tester says of a run: its output where it is short, else head and tail of it. Counted in code points. */
export function testerReport({ task_id, pytest_exit_code, pytest_output }: TesterInput): TesterOutput {
  return { task_id, passed: pytest_exit_code === 0, report: shortened(pytest_output) };
}

/** A text within the limit, by the tester's rule. */
export function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= LONGEST_TEXT) return text;
  return `${characters.slice(0, HEAD).join('')}\n...\n${characters.slice(-TAIL).join('')}`;
}

/** Throws `WorkbenchFailed` where a tester's report is not that of its task and exit code, or its keys are in another order. */
export function requireTesterReport(
  output: TesterOutput,
  input: Pick<TesterInput, 'task_id' | 'pytest_exit_code'>,
): void {
  if ('status' in output) return;
  const keys = Object.keys(output).join(', ');
  const why =
    keys !== 'task_id, passed, report'
      ? `its keys are ${keys}`
      : output.task_id !== input.task_id
        ? `it is about ${output.task_id}, not ${input.task_id}`
        : output.passed !== (input.pytest_exit_code === 0)
          ? `passed is ${output.passed} and the exit code ${input.pytest_exit_code}`
          : undefined;
  if (why) throw new SwarmError('WorkbenchFailed', `the report of the tester breaks its contract: ${why}`);
}
