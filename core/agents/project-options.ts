import { parseDocument } from 'yaml';
import { z } from 'zod';
import { ProjectOptionsSchema, parseContract, type RunRequest, RunRequestSchema } from '../contracts/index.ts';
import { messageOf, SwarmError } from '../errors.ts';
import type { FileTree } from '../workspace/file-tree.ts';

/** File at the root of a project with options of its runs. */
export const PROJECT_OPTIONS_FILE = 'swarm.yaml';

const LARGEST_BYTES = 64 * 1024;

/** Aliases of YAML that are followed: a few lines of them can stand for gigabytes. */
const MOST_ALIASES = 20;

/**
 * The request with the options of the project's own `swarm.yaml`, where it has one. What the
 * request says itself wins. Throws `InvalidRequest` that names the file and each problem by its path.
 */
export function withProjectOptions(given: unknown, request: RunRequest, tree: FileTree): RunRequest {
  const bytes = tree.get(PROJECT_OPTIONS_FILE)?.bytes;
  if (!bytes) return request;
  const options = readOptions(bytes);
  const said = new Set(typeof given === 'object' && given !== null ? Object.keys(given) : []);
  const taken = Object.fromEntries(Object.entries(options).filter(([name]) => !said.has(name)));
  return parseContract(RunRequestSchema, { ...request, ...taken }, PROJECT_OPTIONS_FILE);
}

/** What the file itself says, without defaults. */
function readOptions(bytes: Uint8Array): object {
  if (bytes.byteLength > LARGEST_BYTES)
    throw refused(`it holds ${bytes.byteLength} bytes; at most ${LARGEST_BYTES} are read`);
  const said = parseContract(z.record(z.string(), z.unknown()), readYaml(bytes) ?? {}, PROJECT_OPTIONS_FILE);
  parseContract(ProjectOptionsSchema, said, PROJECT_OPTIONS_FILE);
  return said;
}

function readYaml(bytes: Uint8Array): unknown {
  try {
    const document = parseDocument(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const [problem] = document.errors;
    if (problem) throw problem;
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (cause) {
    // The parser's message goes on with the lines around the place.
    throw refused(messageOf(cause).split('\n')[0] ?? '', cause);
  }
}

function refused(why: string, cause?: unknown): SwarmError {
  return new SwarmError('InvalidRequest', `${PROJECT_OPTIONS_FILE} cannot be read: ${why}`, { cause });
}
