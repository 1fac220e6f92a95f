import { createHash } from 'node:crypto';
import type { FileTree } from '../workspace/file-tree.ts';
import { sortedPaths } from '../workspace/file-tree.ts';

export type ObjectType = 'commit' | 'tree' | 'blob';

/** An object of git, with the SHA-1 that it is known by. */
export interface GitObject {
  readonly type: ObjectType;
  readonly body: Uint8Array;
  readonly id: string;
}

/** Who and when a commit names. */
export interface Signature {
  readonly name: string;
  readonly email: string;
  /** Whole seconds since 1970, in UTC. */
  readonly seconds: number;
}

/** Git's objects as they are made, each once. */
export class ObjectSet {
  private readonly byId = new Map<string, GitObject>();

  get all(): GitObject[] {
    return [...this.byId.values()];
  }

  /** A tree of files; returns its id. */
  tree(files: FileTree): string {
    const root: Folder = { files: new Map(), folders: new Map() };
    for (const path of sortedPaths(files)) {
      const parts = path.split('/');
      const name = parts.pop() ?? path;
      let folder = root;
      for (const part of parts) {
        const next = folder.folders.get(part) ?? { files: new Map(), folders: new Map() };
        folder.folders.set(part, next);
        folder = next;
      }
      const file = files.get(path);
      if (file)
        folder.files.set(name, { id: this.add('blob', file.bytes), mode: file.executable ? '100755' : '100644' });
    }
    return this.folder(root);
  }

  commit(parts: { tree: string; parent?: string; message: string; who: Signature }): string {
    const { tree, parent, message, who } = parts;
    const signed = `${who.name} <${who.email}> ${who.seconds} +0000`;
    const lines = [`tree ${tree}`, ...(parent ? [`parent ${parent}`] : []), `author ${signed}`, `committer ${signed}`];
    return this.add('commit', Buffer.from(`${lines.join('\n')}\n\n${message}`));
  }

  private folder({ files, folders }: Folder): string {
    const entries = [
      ...[...files].map(([name, { id, mode }]) => ({ name, sort: name, id, mode })),
      // Git sorts a folder as if its name ended with a slash.
      ...[...folders].map(([name, inner]) => ({ name, sort: `${name}/`, id: this.folder(inner), mode: '40000' })),
    ].sort((a, b) => Buffer.compare(Buffer.from(a.sort), Buffer.from(b.sort)));
    const body = entries.map(({ name, id, mode }) =>
      Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]),
    );
    return this.add('tree', Buffer.concat(body));
  }

  private add(type: ObjectType, body: Uint8Array): string {
    const id = createHash('sha1').update(`${type} ${body.byteLength}\0`).update(body).digest('hex');
    if (!this.byId.has(id)) this.byId.set(id, { type, body, id });
    return id;
  }
}

interface Folder {
  readonly files: Map<string, { id: string; mode: string }>;
  readonly folders: Map<string, Folder>;
}
