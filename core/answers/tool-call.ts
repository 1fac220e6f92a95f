import { z } from 'zod';
import { jsonOf } from '../contracts/index.ts';
import { fileBlock } from './file-blocks.ts';

/** The names that arguments for a file and for its text go by. */
const PATHS = ['path', 'file_path', 'filepath', 'file', 'filename', 'file_name'];
const TEXTS = ['content', 'contents', 'text', 'code', 'new_content', 'file_text'];

const ArgumentsSchema = z.record(z.string(), z.unknown());

/**
 * What an answer says that was put into the call of a tool, though no tool was offered: a
 * file as the block that was asked for, one text as it is, other arguments as JSON. What
 * comes of it is read as strictly as any answer.
 *
 * @param given The arguments, parsed or as JSON text.
 */
export function textOfToolCall(given: unknown): string {
  const parsed = ArgumentsSchema.safeParse(typeof given === 'string' ? jsonOf(given) : given);
  if (!parsed.success) return typeof given === 'string' ? given : '';
  const path = named(parsed.data, PATHS);
  const text = named(parsed.data, TEXTS);
  if (path !== undefined && text !== undefined) return fileBlock(path, text);
  const values = Object.values(parsed.data);
  const [only] = values;
  return values.length === 1 && typeof only === 'string' ? only : JSON.stringify(parsed.data);
}

function named(given: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  return names.map((name) => given[name]).find((value) => typeof value === 'string');
}
