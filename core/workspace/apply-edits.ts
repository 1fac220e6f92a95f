import type { Edit } from '../contracts/index.ts';
import type { FileTree, ProjectFile } from './file-tree.ts';
import { safePath } from './safe-path.ts';

/** The bytes of an edit. */
export function editBytes(edit: Edit): Uint8Array {
  return Buffer.from(edit.content, edit.encoding === 'base64' ? 'base64' : 'utf8');
}

/** A copy of the project with whole files replaced or added; every path is checked. */
export function applyEdits(tree: FileTree, edits: readonly Edit[]): FileTree {
  const result = new Map<string, ProjectFile>(tree);
  for (const edit of edits) {
    const path = safePath(edit.path);
    result.set(path, { bytes: editBytes(edit), executable: tree.get(path)?.executable ?? false });
  }
  return result;
}
