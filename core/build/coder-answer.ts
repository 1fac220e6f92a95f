import { type BuildTask, type CoderEdits, type CoderOutput, CoderOutputSchema } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { safePath } from '../workspace/safe-path.ts';
import { readOnlyJson } from './only-json.ts';

/**
 * The answer of a coder, held against its task. Throws `MalformedAnswer` for what is not JSON
 * alone, and for edits that break a rule which no schema can tell.
 */
export function readCoderAnswer(answer: string, task: BuildTask): CoderOutput {
  const output = readOnlyJson(answer, CoderOutputSchema);
  if ('edits' in output) requireEdits(output, task);
  return output;
}

/**
 * Throws `MalformedAnswer` unless the edits are sorted, each file once, and nothing but
 * artifacts of the task: a test is one only if the task lists it.
 */
export function requireEdits({ edits }: CoderEdits, task: BuildTask): void {
  const allowed = new Set(task.artifacts);
  edits.forEach(({ path }, index) => {
    safePath(path);
    if (!allowed.has(path)) {
      throw broken(`${path} is not an artifact of ${task.id}, which may write ${task.artifacts.join(', ')}`);
    }
    const before = edits[index - 1]?.path;
    if (before !== undefined && before >= path) {
      throw broken(before === path ? `${path} comes twice` : `edits must be sorted by path: ${before} before ${path}`);
    }
  });
}

function broken(why: string): SwarmError {
  return new SwarmError('MalformedAnswer', `the edits break their contract: ${why}`);
}
