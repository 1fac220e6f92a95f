import type { FileTree } from './file-tree.ts';
import { sortedPaths } from './file-tree.ts';

/** Folders that hold nothing a person wrote for this project. */
const UNTOUCHED_FOLDERS = new Set([
  '.git', '.hg', '.svn', '.bzr', '.venv', 'venv', 'env', '.env', 'virtualenv', '__pycache__', '.mypy_cache',
  '.pytest_cache', '.ruff_cache', '.tox', '.nox', '.eggs', '.idea', '.vscode', '.swarm', '.cache', '.hypothesis',
  '.ipynb_checkpoints', 'node_modules', 'site-packages', 'vendor', 'vendored', '_vendor', 'third_party',
  'build', 'dist', 'htmlcov', '__MACOSX',
]); // biome-ignore format: a list reads best as a block

/** What a person has accepted of what is suspected: the one file of its folder that belongs to the project. */
export const BASELINE_FILE = '.swarm/baseline.json';

/** What macOS puts beside a file for its attributes; not Python, whatever its ending. */
const APPLE_DOUBLE = /(?:^|\/)\._[^/]*$/;

const GENERATED_FILE = /(?:_pb2(?:_grpc)?|_version)\.pyi?$/;
/** Tools say it in their own words, at the beginning of a comment or in the imperative. */
const GENERATED_HEADER =
  /^#[\s#*-]*(?:@generated|(?:code |file )?(?:auto-?)?generated (?:by|from|with)\b|.*\bauto-?generated\b|.*\bdo not edit\b)/i;
const HEADER_BYTES = 600;

/** Whether a folder name marks what is left alone. */
export function isUntouchedFolder(name: string): boolean {
  return UNTOUCHED_FOLDERS.has(name) || name.endsWith('.egg-info') || name.endsWith('.dist-info');
}

/**
 * Python files that may be worked on, sorted: all, the target file, or those below the target
 * folder. Virtual environments are known by their `pyvenv.cfg`.
 */
export function pythonFiles(tree: FileTree, targetDir?: string): string[] {
  const environments = sortedPaths(tree)
    .filter((path) => path.endsWith('/pyvenv.cfg'))
    .map((path) => path.slice(0, -'pyvenv.cfg'.length));
  const below = targetDir ? `${targetDir}/` : '';
  const isBelow = (path: string) => path === targetDir || path.startsWith(below);
  return sortedPaths(tree).filter((path) => {
    if (!path.endsWith('.py') || !isBelow(path)) return false;
    if (APPLE_DOUBLE.test(path)) return false;
    if (path.split('/').slice(0, -1).some(isUntouchedFolder)) return false;
    if (environments.some((prefix) => path.startsWith(prefix))) return false;
    return !isGenerated(path, tree.get(path)?.bytes ?? new Uint8Array());
  });
}

/** A file that a program wrote, by its name or by what its first comments say. */
function isGenerated(path: string, bytes: Uint8Array): boolean {
  if (GENERATED_FILE.test(path)) return true;
  const head = Buffer.from(bytes.subarray(0, HEADER_BYTES))
    .toString('utf8')
    .replace(/^\ufeff/, '');
  return head.split(/\r\n|\r|\n/).some((line) => GENERATED_HEADER.test(line));
}

/** Test files are run, never repaired. */
export function isTestFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const inTestFolder = path
    .split('/')
    .slice(0, -1)
    .some((part) => part === 'tests' || part === 'test');
  return inTestFolder || /^test_.*\.py$|_test\.py$/.test(name) || name === 'conftest.py';
}
