import { STANDARD_LIBRARY } from '../python/standard-library.ts';
import { type FileTree, sortedPaths } from './file-tree.ts';

/** Files at the root of a project that may say what it needs, or which Python. */
const MANIFEST =
  /^(?:pyproject\.toml|setup\.(?:py|cfg)|tox\.ini|noxfile\.py|Pipfile(?:\.lock)?|(?:uv|poetry|pdm)\.lock|pylock(?:\.[^/]+)?\.toml|(?:environment|conda)\.ya?ml|(?:tests?\/|requirements\/)?[^/]*requirements[^/]*\.(?:txt|in)|requirements\/[^/]+\.(?:txt|in))$/;
const IMPORT = /^[ \t]*(?:from[ \t]+([A-Za-z_]\w*)[\w.]*[ \t]+import\b|import[ \t]+([^\r\n#;]+))/gm;
/** What tests are written with is there anyway. */
const TOOLS = new Set(['pytest', 'coverage']);

/**
 * Whether a project may need packages of others: a manifest says so, or an import that neither
 * Python nor the project itself has. Only a reason to look closely; the resolver reads the rest.
 */
export function mayHaveDependencies(tree: FileTree): boolean {
  const paths = sortedPaths(tree);
  if (paths.some((path) => MANIFEST.test(path))) return true;
  const own = new Set(paths.flatMap((path) => path.replace(/\.py$/, '').split('/')));
  return paths.some((path) => {
    if (!path.endsWith('.py')) return false;
    const text = Buffer.from(tree.get(path)?.bytes ?? new Uint8Array()).toString('utf8');
    return importedModules(text).some((name) => !STANDARD_LIBRARY.has(name) && !own.has(name) && !TOOLS.has(name));
  });
}

/** Top-level names that lines of a source import; a line inside a string may be taken for one. */
function importedModules(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, from, listed]) =>
    from ? [from] : (listed ?? '').split(',').flatMap((part) => /^[A-Za-z_]\w*/.exec(part.trim())?.[0] ?? []),
  );
}
