import { applyEditBlock, isEditBlock } from '../answers/edit-blocks.ts';
import { unfaithful } from '../answers/faithful.ts';
import { type AnswerBlock, readBlocks } from '../answers/file-blocks.ts';
import { untouched } from '../answers/untouched.ts';
import { askedOf } from '../concerns/asked.ts';
import type { ModelTier } from '../config/agents.ts';
import type { Edit, RefactoringState } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import type { Mask } from '../models/mask.ts';
import { editsHash } from '../policy/measure.ts';
import { replaceDefinition } from '../python/splice.ts';
import { isTestFile } from '../workspace/discovery.ts';
import type { FileTree } from '../workspace/file-tree.ts';
import { safePath } from '../workspace/safe-path.ts';
import { decodeSource, encodeSource, sourceCodec } from '../workspace/source-text.ts';
import type { Reading } from './conversation.ts';

/** Modules of tests that no pattern of a test file fits. */
const TESTS_MODULE = /(?:^|\/)tests?\.py$/;

/** What an answer came to: whole files, and the parts of it that were left out. */
export interface AnswerEdits {
  readonly edits: readonly Edit[];
  readonly left_out: readonly { readonly path: string; readonly reason: string }[];
}

/** What answers are held against. */
export interface EditRules {
  readonly state: RefactoringState;
  /** The project as it is worked on, and as it came. */
  readonly tree: FileTree;
  readonly input: FileTree;
  readonly tier: ModelTier;
  readonly model: string;
  readonly mask: Mask;
  /** Files that the model was shown. */
  readonly shown: readonly string[];
}

/**
 * The edits of an answer. Tests, and files that are none of the project's, are left out; an
 * answer that is not faithful to what a file held, or was tried before, is not used.
 */
export function readEdits(answer: string, rules: EditRules): Reading<AnswerEdits> {
  const left_out: { path: string; reason: string }[] = [];
  const texts = new Map<string, string>();
  for (const block of readBlocks(answer, rules.shown)) {
    const path = safePath(block.path);
    const reason = notEditable(path, rules);
    if (reason) left_out.push({ path, reason });
    else texts.set(path, carriedOut(path, block, texts.get(path) ?? sourceOf(path, rules), rules));
  }
  const edits: Edit[] = [];
  const unchanged: Edit[] = [];
  const { concerns } = askedOf(rules.state.request);
  for (const [path, given] of texts) {
    const before = sourceOf(path, rules);
    const python = /\.pyi?$/.test(path) && !concerns.includes('format');
    const text = python ? untouched(before, given, { docs: concerns.includes('docs') }) : given;
    const why = notFaithful(path, given, rules);
    if (why) return { unusable: { kind: 'unfaithful', why } };
    const same = text.trimEnd() === before.trimEnd();
    (same ? unchanged : edits).push(edit(path, text, rules));
  }
  const tried = new Set(rules.state.fix_attempts.map((past) => past.edits_sha256));
  // A change that was tried and kept comes back as a file that is as it is.
  const proposal = [editsHash(edits), editsHash([...edits, ...unchanged])].find((hash) => hash && tried.has(hash));
  if (proposal) return { unusable: { kind: 'repeated', why: 'the same change was proposed again', proposal } };
  if (edits.length === 0) {
    const [left] = left_out;
    return {
      unusable: { kind: 'malformed', why: left ? `${left.path}: ${left.reason}` : 'the files came back as they were' },
    };
  }
  return { value: { edits, left_out } };
}

/** Why a text leaves out too much, of the file as it is and of the input: what an attempt added may go again. */
function notFaithful(path: string, text: string, rules: EditRules): string | undefined {
  const options = { mayRename: rules.state.request.public_api === 'rename' };
  const why = unfaithful(path, sourceOf(path, rules), text, options);
  const input = rules.input.get(path);
  return why && input && unfaithful(path, decodeSource(input.bytes), text, options) === undefined ? undefined : why;
}

function notEditable(path: string, { state, tree, shown }: EditRules): string | undefined {
  if (isTestFile(path) || TESTS_MODULE.test(path)) return 'a model may not edit tests; its version was left out';
  if (!tree.has(path) || !state.files.includes(path)) return 'it is not one of the files to repair';
  return shown.includes(path) ? undefined : 'the model was not shown this file';
}

function sourceOf(path: string, { tree }: EditRules): string {
  return decodeSource(tree.get(path)?.bytes ?? new Uint8Array());
}

/** The file with a block in its place: the whole of it, one definition, or pieces where the tier takes them. */
function carriedOut(path: string, block: AnswerBlock, current: string, rules: EditRules): string {
  const { mask } = rules;
  if (block.qualname === undefined && isEditBlock(block.content)) return replaced(path, block.content, current, rules);
  const content = restored(block.content, current, mask);
  if (block.qualname !== undefined) return replaceDefinition(current, block.qualname, content);
  if (!block.complete && content.trim() === '')
    throw new SwarmError('MalformedAnswer', `the block of ${path} is empty`);
  return content;
}

/** The file with pieces of it replaced; they are sought in the text that the model was shown. */
function replaced(path: string, text: string, current: string, { mask, tier }: EditRules): string {
  if (tier.edits !== 'search_replace') {
    throw new SwarmError('MalformedAnswer', `${path}: parts to replace are not taken here, send the complete file`);
  }
  const mark = current.startsWith('\uFEFF') ? '\uFEFF' : '';
  const shown = mask.hide(current.slice(mark.length).replace(/\r\n?/g, '\n'));
  return mark + restored(applyEditBlock(shown, text, path), current, mask);
}

/**
 * A text with the values put back that the file held before. A placeholder alone brings
 * nothing: whoever wrote the code may have written it there, to be given a secret.
 */
function restored(text: string, before: string, mask: Mask): string {
  if (mask.hide(before) === before) return text;
  return text.replace(/\w+/g, (word) => {
    const value = mask.show(word);
    return before.includes(value) ? value : word;
  });
}

/** The text in the encoding and with the line ends that the file has. */
function edit(path: string, text: string, { tree, tier, model }: EditRules): Edit {
  const bytes = encodeSource(text, sourceCodec(tree.get(path)?.bytes ?? new Uint8Array()));
  const change = { path, line: 0, rule: tier.name, kind: 'model' as const, message: `Rewritten by ${model}` };
  return { path, content: Buffer.from(bytes).toString('base64'), encoding: 'base64', changes: [change] };
}
