import { CST, Lexer, parseDocument } from 'yaml';
import { z } from 'zod';
import {
  type ProjectOptions,
  ProjectOptionsSchema,
  parseContract,
  type RunRequest,
  RunRequestSchema,
} from '../contracts/index.ts';
import { messageOf, SwarmError } from '../errors.ts';
import type { FileTree } from '../workspace/file-tree.ts';

/** File at the root of a project with options of its runs. */
export const PROJECT_OPTIONS_FILE = 'swarm.yaml';

const LARGEST_BYTES = 64 * 1024;

/** Aliases of YAML that are followed: a few lines of them can stand for gigabytes. */
const MOST_ALIASES = 20;

/**
 * Keys, list items and brackets that a file may hold; all options there are need far fewer. The
 * parser goes down into each nesting by a call of its own: thousands of them end the process.
 */
const MOST_PARTS = 200;

/** Fields that answer one question: whoever gives one of them has answered for all. */
const TOGETHER: readonly (readonly string[])[] = [['do', 'select']];

const PARTS: ReadonlySet<CST.TokenType | null> = new Set<CST.TokenType>([
  'flow-map-start',
  'flow-seq-start',
  'seq-item-ind',
  'explicit-key-ind',
  'map-value-ind',
]);

/**
 * The request with the options of the project's own `swarm.yaml`, where it has one. What the
 * request says itself wins. Throws `InvalidRequest` that names the file and each problem by its path.
 */
export function withProjectOptions(given: unknown, request: RunRequest, tree: FileTree): RunRequest {
  const options = projectOptions(tree);
  const said = new Set(typeof given === 'object' && given !== null ? Object.keys(given) : []);
  const answered = TOGETHER.find((names) => names.some((name) => said.has(name))) ?? [];
  const taken = Object.fromEntries(
    Object.entries(options).filter(([name]) => !said.has(name) && !answered.includes(name)),
  );
  return parseContract(RunRequestSchema, { ...request, ...taken }, PROJECT_OPTIONS_FILE);
}

/** Throws `InvalidRequest` where a program is to be run that the project does not have. */
export function refuseMissingPrograms({ run = [] }: RunRequest, tree: FileTree): void {
  for (const [index, { file }] of run.entries()) {
    if (file === undefined || tree.has(file)) continue;
    throw new SwarmError('InvalidRequest', `run.${index}.file: the project has no file ${file}`);
  }
}

/** What a project's own `swarm.yaml` says, without defaults; nothing where it has none. Throws `InvalidRequest`. */
export function projectOptions(tree: FileTree): Partial<ProjectOptions> {
  const bytes = tree.get(PROJECT_OPTIONS_FILE)?.bytes;
  return bytes ? readOptions(bytes) : {};
}

function readOptions(bytes: Uint8Array): Partial<ProjectOptions> {
  if (bytes.byteLength > LARGEST_BYTES)
    throw refused(`it holds ${bytes.byteLength} bytes; at most ${LARGEST_BYTES} are read`);
  const said = parseContract(z.record(z.string(), z.unknown()), readYaml(bytes) ?? {}, PROJECT_OPTIONS_FILE);
  parseContract(ProjectOptionsSchema, said, PROJECT_OPTIONS_FILE);
  return said;
}

function readYaml(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (holdsTooMuch(text)) throw new Error(`it holds more than ${MOST_PARTS} keys, list items and brackets`);
    const document = parseDocument(text);
    const [problem] = document.errors;
    if (problem) throw problem;
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (cause) {
    // The parser's message goes on with the lines around the place.
    throw refused(messageOf(cause).split('\n')[0] ?? '', cause);
  }
}

/** Judged by the tokens, which are read without going down into them. */
function holdsTooMuch(text: string): boolean {
  let parts = 0;
  for (const token of new Lexer().lex(text)) {
    if (PARTS.has(CST.tokenType(token))) parts += 1;
    if (parts > MOST_PARTS) return true;
  }
  return false;
}

function refused(why: string, cause?: unknown): SwarmError {
  return new SwarmError('InvalidRequest', `${PROJECT_OPTIONS_FILE} cannot be read: ${why}`, { cause });
}
