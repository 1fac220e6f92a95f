import { UPLOAD_LIMIT_BYTES } from '../../../core/contracts/api/uploads.ts';
import { ProjectPathSchema } from '../../../core/contracts/primitives.ts';
import { INLINE_SOURCE_LIMIT_BYTES } from '../../../core/contracts/run-request.ts';
import type { Material } from '../api/actions.ts';

export const WAYS = ['zip', 'paste', 'sample'] as const;
export type Way = (typeof WAYS)[number];

/** What the form holds while it is being filled in; each way keeps what was given to it. */
export interface Draft {
  readonly way: Way;
  readonly zip: File | null;
  /** Python files that were dropped, by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly name: string;
  readonly text: string;
  readonly sample: string | null;
}

export const EMPTY_DRAFT: Draft = { way: 'zip', zip: null, files: {}, name: 'main.py', text: '', sample: null };

/** What a draft comes to: something to start, with words for it, or what is missing. */
export function materialOf(draft: Draft): (Material & { readonly told: string }) | { readonly problem: string } {
  if (draft.way === 'sample') {
    if (!draft.sample) return { problem: 'Choose a sample.' };
    return { source: { sample: draft.sample }, told: `Sample ${draft.sample}` };
  }
  if (draft.way === 'paste') {
    if (draft.text.trim() === '') return { problem: 'Paste some Python first.' };
    const path = ProjectPathSchema.safeParse(draft.name.trim());
    if (!path.success) return { problem: `The file name ${path.error.issues[0]?.message ?? 'is not usable'}.` };
    return inline({ [path.data]: draft.text });
  }
  if (draft.zip) {
    if (draft.zip.size === 0) return { problem: `${draft.zip.name} is empty.` };
    if (draft.zip.size > UPLOAD_LIMIT_BYTES) return { problem: `${draft.zip.name} is larger than 50 MB.` };
    return { zip: draft.zip, told: `${draft.zip.name}, ${size(draft.zip.size)}` };
  }
  if (Object.keys(draft.files).length > 0) return inline(draft.files);
  return { problem: 'Drop a zip or Python files, or choose them.' };
}

function inline(files: Readonly<Record<string, string>>): ReturnType<typeof materialOf> {
  const encoder = new TextEncoder();
  const bytes = Object.values(files).reduce((sum, text) => sum + encoder.encode(text).length, 0);
  if (bytes > INLINE_SOURCE_LIMIT_BYTES) return { problem: 'That is more than 200 KB of text: send it as a zip.' };
  return { source: { files }, told: `${Object.keys(files).join(', ')}, ${size(bytes)}` };
}

/** Bytes as people say them. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Sorts dropped or chosen files: one zip, or Python files. */
export async function takeFiles(files: readonly File[]): Promise<Partial<Draft> | { readonly refused: string }> {
  const zips = files.filter((file) => /\.zip$/i.test(file.name));
  const python = files.filter((file) => /\.pyi?$/i.test(file.name));
  if (zips.length === 1 && files.length === 1) return { zip: zips[0] ?? null, files: {} };
  if (python.length > 0 && python.length === files.length) {
    const texts = await Promise.all(python.map(async (file) => [file.name, await file.text()] as const));
    return { zip: null, files: Object.fromEntries(texts) };
  }
  return { refused: 'That is neither one zip nor Python files.' };
}
