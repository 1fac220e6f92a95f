/** One file of a project, byte for byte. */
export interface ProjectFile {
  readonly bytes: Uint8Array;
  readonly executable: boolean;
}

/** A project in memory: POSIX path to file. */
export type FileTree = ReadonlyMap<string, ProjectFile>;

/** Paths in the one order used everywhere: by code unit. */
export function sortedPaths(tree: ReadonlyMap<string, unknown>): string[] {
  return [...tree.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
