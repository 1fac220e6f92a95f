import type { z } from 'zod';
import { type Source, type SourceViewSchema, s3Location } from '../contracts/index.ts';
import { INCOMING_PREFIX } from '../store/keys.ts';

/** Where the code of a run came from, for people. */
export function sourceView(source: Source): z.infer<typeof SourceViewSchema> {
  if (typeof source === 'string') return keyView(s3Location(source).key);
  if ('bucket' in source) return keyView(source.key);
  if ('files' in source) return { kind: 'files', name: Object.keys(source.files)[0] ?? '' };
  return source.sample === UNKNOWN_SAMPLE ? { kind: 'unknown', name: '' } : { kind: 'sample', name: source.sample };
}

/** Stands in the state of a run whose request could not be read. */
export const UNKNOWN_SAMPLE = 'unknown';

function keyView(key: string): z.infer<typeof SourceViewSchema> {
  const repeated = /^runs\/[^/]+\/([^/]+)\/snapshots\/0\.zip$/.exec(key)?.[1];
  if (repeated) return { kind: 'run', name: repeated };
  const last = key.slice(key.lastIndexOf('/') + 1);
  if (key.startsWith(INCOMING_PREFIX)) return { kind: 'upload', name: last.replace(/\.py\.zip$/, '.py') };
  // What the terminal sends is named after the folder or file.
  return { kind: 'object', name: key.startsWith('runs/') ? last.replace(/\.zip$/, '') : key };
}
