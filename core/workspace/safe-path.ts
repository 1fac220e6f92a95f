import { ProjectPathSchema } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';

/** The path itself when it stays inside the project; else throws `UnsafePath`. */
export function safePath(path: string): string {
  const parsed = ProjectPathSchema.safeParse(path);
  if (!parsed.success) {
    const why = parsed.error.issues.map((issue) => issue.message).join(', ');
    throw new SwarmError('UnsafePath', `path ${JSON.stringify(path.slice(0, 200))} leaves the project: ${why}`);
  }
  return parsed.data;
}

/** Two names that one file system may take for the same file have the same key. */
export function collisionKey(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
