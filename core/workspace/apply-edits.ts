import type { Edit } from '../contracts/index.ts';
import type { FileTree, ProjectFile } from './file-tree.ts';
import { NameRegister } from './name-register.ts';
import { safePath } from './safe-path.ts';

/** The bytes of an edit. */
export function editBytes(edit: Edit): Uint8Array {
  return Buffer.from(edit.content, edit.encoding === 'base64' ? 'base64' : 'utf8');
}

/**
 * A copy of the project with whole files replaced or added. Every path passes the rules of
 * a zip's members; throws `UnsafePath`.
 */
export function applyEdits(tree: FileTree, edits: readonly Edit[]): FileTree {
  const result = new Map<string, ProjectFile>(tree);
  const names = new NameRegister();
  for (const path of tree.keys()) names.add(path);
  for (const edit of edits) {
    const path = safePath(edit.path);
    if (!result.has(path)) names.add(path);
    result.set(path, { bytes: editBytes(edit), executable: tree.get(path)?.executable ?? false });
  }
  return result;
}
