import { z } from 'zod';
import { RunRequestSchema } from '../contracts/index.ts';
import { decodeWords } from './encoded-words.ts';
import type { Upload } from './upload.ts';

/** Metadata of an object by this prefix are options of its run; S3 keeps all names in lower case. */
const PREFIX = 'swarm-';

const { properties: FIELDS = {} } = z.toJSONSchema(RunRequestSchema, { io: 'input' });

/**
 * The request of an upload, not checked: a field that is not known or does not fit is passed
 * on as it is, so that Intake refuses it by name and the run has its record.
 */
export function uploadRequest(
  upload: Upload,
  metadata: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const options = Object.entries(metadata).flatMap(([name, text]): [string, unknown][] => {
    if (!name.toLowerCase().startsWith(PREFIX)) return [];
    const field = name.toLowerCase().slice(PREFIX.length).replaceAll('-', '_');
    // What is repaired is the object itself.
    return field === 'source' ? [[name, text]] : [[field, readText(field, decodeWords(text).trim())]];
  });
  const { bucket, key, version_id } = upload;
  return { ...Object.fromEntries(options), source: { bucket, key, ...(version_id ? { version_id } : {}) } };
}

/** Metadata are text; the field says what its text means. */
function readText(field: string, text: string): unknown {
  const schema = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
  const type = typeof schema === 'object' ? schema.type : undefined;
  if (type === 'array') return text.split(',').map((part) => part.trim());
  if (type === 'number' || type === 'integer') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
