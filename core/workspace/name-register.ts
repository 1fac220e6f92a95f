import { SwarmError } from '../errors.ts';
import { collisionKey } from './safe-path.ts';

/**
 * Refuses names that are there already, that differ only by case, or that are both file
 * and folder: on some file system one would take the place of the other.
 */
export class NameRegister {
  private readonly files = new Set<string>();
  private readonly folders = new Map<string, string>();

  /** Takes a path in, or throws `UnsafePath`. A folder may be named more than once. */
  add(path: string, directory = false): void {
    const shown = JSON.stringify(path.slice(0, 200));
    const parts = path.split('/');
    const parents = parts.slice(0, directory ? parts.length : -1);
    parents.forEach((_, index) => {
      const folder = parents.slice(0, index + 1).join('/');
      const key = collisionKey(folder);
      if (this.files.has(key)) throw unsafe(`${shown} lies below a file`);
      const known = this.folders.get(key);
      if (known !== undefined && known !== folder) throw unsafe(`folder of ${shown} differs from another by case only`);
      this.folders.set(key, folder);
    });
    if (directory) return;
    const key = collisionKey(path);
    if (this.files.has(key) || this.folders.has(key)) {
      throw unsafe(`${shown} is there twice, or differs from another by case only`);
    }
    this.files.add(key);
  }
}

function unsafe(why: string): SwarmError {
  return new SwarmError('UnsafePath', why);
}
