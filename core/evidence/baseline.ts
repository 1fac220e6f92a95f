import { type Baseline, BaselineSchema, parseContract, type Suspicion } from '../contracts/index.ts';
import { messageOf, SwarmError } from '../errors.ts';
import { BASELINE_FILE } from '../workspace/discovery.ts';
import type { FileTree } from '../workspace/file-tree.ts';

const LARGEST_BYTES = 1024 * 1024;

/** The baseline in a file; an empty one where there is none. Throws `InvalidRequest` that names the file. */
export function readBaseline(bytes: Uint8Array | undefined): Baseline {
  if (!bytes) return { version: 1, accepted: [], answered: [] };
  if (bytes.byteLength > LARGEST_BYTES) {
    throw refused(`it holds ${bytes.byteLength} bytes; at most ${LARGEST_BYTES} are read`);
  }
  return parseContract(BaselineSchema, readJson(bytes), BASELINE_FILE);
}

/** Refuses a project whose baseline cannot be read: what somebody accepted would be told again. */
export function checkBaseline(tree: FileTree): void {
  readBaseline(tree.get(BASELINE_FILE)?.bytes);
}

/** A baseline with more that is not to be told or asked again; each once, in a fixed order. */
export function accepting(
  before: Baseline,
  suspicions: readonly Suspicion[],
  questions: readonly string[] = [],
): Baseline {
  const fresh = suspicions.map(({ fingerprint, pattern, path, function: name, message }) => ({
    fingerprint,
    pattern,
    path,
    function: name,
    message,
  }));
  const accepted = [...new Map([...before.accepted, ...fresh].map((one) => [one.fingerprint, one])).values()];
  return {
    version: 1,
    accepted: accepted.sort((a, b) => compare(orderOf(a), orderOf(b))),
    answered: [...new Set([...before.answered, ...questions])].sort(),
  };
}

/** The text of the file. */
export function baselineText(baseline: Baseline): string {
  return `${JSON.stringify(baseline, null, 2)}\n`;
}

/** By file, so that a difference of two versions reads like the project. */
function orderOf({ path, function: name, pattern, fingerprint }: Baseline['accepted'][number]): string {
  return JSON.stringify([path, name, pattern, fingerprint]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw refused(messageOf(cause), cause);
  }
}

function refused(why: string, cause?: unknown): SwarmError {
  return new SwarmError('InvalidRequest', `${BASELINE_FILE} cannot be read: ${why}`, { cause });
}
