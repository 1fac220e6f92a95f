import { structuredPatch } from 'diff';
import { type FileTree, type ProjectFile, sortedPaths } from './file-tree.ts';

const CONTEXT_LINES = 3;

/** One changed file. */
export interface FileDiff {
  readonly path: string;
  readonly added: boolean;
  readonly binary: boolean;
  /** Unified diff as bytes: sources need not be UTF-8. */
  readonly patch: Uint8Array;
}

/** The changes from one tree to another, sorted by path; nothing is ever deleted. */
export function diffTrees(before: FileTree, after: FileTree): FileDiff[] {
  return sortedPaths(after).flatMap((path) => {
    const old = before.get(path);
    const fresh = after.get(path);
    if (!fresh || (old && Buffer.compare(old.bytes, fresh.bytes) === 0)) return [];
    return [fileDiff(path, old, fresh)];
  });
}

/** One patch of all changes, which `git apply` takes. */
export function patchBytes(diffs: readonly FileDiff[]): Uint8Array {
  return Buffer.concat(diffs.map((diff) => diff.patch));
}

/**
 * Bytes are compared as Latin-1 text, which maps each byte to one character and back,
 * so that any encoding and line ending survives; git takes bytes that are no text so too.
 */
function fileDiff(path: string, old: ProjectFile | undefined, fresh: ProjectFile): FileDiff {
  const before = latin1(old?.bytes ?? new Uint8Array());
  const after = latin1(fresh.bytes);
  const binary = before.includes('\0') || after.includes('\0');
  const mode = fresh.executable ? '100755' : '100644';
  const lines = [`diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}`];
  if (!old) lines.push(`new file mode ${mode}`);
  if (after.length + before.length > 0) {
    lines.push(
      `--- ${old ? quoted(`a/${path}`) : '/dev/null'}`,
      `+++ ${quoted(`b/${path}`)}`,
      ...hunkLines(before, after),
    );
  }
  return { path, added: !old, binary, patch: Buffer.from(`${lines.join('\n')}\n`, 'latin1') };
}

function hunkLines(before: string, after: string): string[] {
  const { hunks } = structuredPatch('a', 'b', before, after, undefined, undefined, { context: CONTEXT_LINES });
  return hunks.flatMap((hunk) => [
    `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@`,
    ...hunk.lines,
  ]);
}

function range(start: number, count: number): string {
  return count === 1 ? `${start}` : `${start},${count}`;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** A path as git writes it: C-quoted when it holds a quote, a control or a non-ASCII byte. */
function quoted(path: string): string {
  const bytes = [...Buffer.from(path, 'utf8')];
  if (!bytes.some((byte) => byte < 0x20 || byte >= 0x7f || byte === 0x22 || byte === 0x5c)) {
    return path;
  }
  const escaped = bytes.map((byte) => {
    if (byte === 0x22) return '\\"';
    if (byte === 0x5c) return '\\\\';
    if (byte < 0x20 || byte >= 0x7f) return `\\${byte.toString(8).padStart(3, '0')}`;
    return String.fromCharCode(byte);
  });
  return `"${escaped.join('')}"`;
}
