import type { WriteTestsResult } from '../contracts/index.ts';
import type { FileTree, ProjectFile } from '../workspace/file-tree.ts';
import { decodeSource } from '../workspace/source-text.ts';
import { markExpected } from './mark-expected.ts';
import { qualnameOf } from './without-tests.ts';

/** Intent of a test that a forged suite marks as a suspected bug, as `swarm_tools/forge/taken_up.py` names it. */
export const TAKEN_UP = 'suspected_bug';

const UNITTEST = /\(unittest\.TestCase\):/;

/**
 * Test files of the project whose suspected bugs the run took up, as they are delivered: a mark
 * stays on what is still red, and goes where the code was repaired. A file of which nothing was
 * repaired is not among them.
 */
export function takenUp(
  generated: WriteTestsResult,
  input: FileTree,
  red: readonly string[],
): Map<string, ProjectFile> {
  const found = new Map<string, ProjectFile>();
  const still = new Set(red);
  for (const [path, text] of Object.entries(generated.files)) {
    const original = input.get(path);
    const bugs = generated.tests.filter((test) => test.intent === TAKEN_UP && test.nodeid.startsWith(`${path}::`));
    const left = bugs.filter((test) => still.has(test.nodeid));
    if (!original || left.length === bugs.length) continue;
    const marks = new Map(left.map((test) => [qualnameOf(test.nodeid), test]));
    const marked = markExpected(text, marks, UNITTEST.test(text) ? 'unittest' : 'pytest');
    if (marked !== decodeSource(original.bytes)) found.set(path, { ...original, bytes: Buffer.from(marked) });
  }
  return found;
}
