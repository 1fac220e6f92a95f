import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outline, topLevelConstants } from '../../core/python/outline.ts';
import { ROOT } from '../support/paths.ts';

/** Reads paths from standard input and prints, for each, what `ast` sees; null where it cannot read the file. */
const PYTHON = `
import ast, json, re, sys

def definitions(node, prefix):
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            line = min([child.lineno] + [one.lineno for one in child.decorator_list])
            name = prefix + child.name
            kind = 'class' if isinstance(child, ast.ClassDef) else 'function'
            yield [kind, name, line, child.lineno, child.end_lineno, isinstance(child, ast.AsyncFunctionDef)]
            yield from definitions(child, name + '.')
        else:
            yield from definitions(child, prefix)

def names(target):
    if isinstance(target, ast.Name):
        yield target.id
    elif isinstance(target, ast.Tuple):
        for part in target.elts:
            yield from names(part)

def constants(tree):
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            targets = [node.target]
        for target in targets:
            yield from (name for name in names(target) if re.fullmatch('[A-Z_]*[A-Z][A-Z0-9_]*', name))

def seen(path):
    try:
        tree = ast.parse(open(path, 'rb').read())
    except (SyntaxError, ValueError):
        return None
    found = sorted(definitions(tree, ''), key=lambda one: one[3])
    return {'definitions': found, 'constants': list(dict.fromkeys(constants(tree)))}

print(json.dumps([seen(path) for path in json.load(sys.stdin)]))
`;

interface Seen {
  readonly definitions: readonly unknown[];
  readonly constants: readonly string[];
}

function pythonFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.py'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function seenByAst(paths: readonly string[]): (Seen | null)[] {
  const run = spawnSync(join(ROOT, '.venv/bin/python'), ['-I', '-W', 'ignore', '-c', PYTHON], {
    input: JSON.stringify(paths),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

describe('the outline of Python files', { timeout: 60_000 }, () => {
  const files = [...pythonFiles('examples'), ...pythonFiles('layers/python-tools'), ...pythonFiles('bench')];
  const expected = seenByAst(files);

  it('has what the ast module sees, in every file that parses', () => {
    const differing = files.filter((path, index) => {
      const seen = expected[index];
      if (!seen) return false;
      const source = readFileSync(path, 'utf8');
      const definitions = outline(source).map((one) => [
        one.kind,
        one.qualname,
        one.line,
        one.header_line,
        one.end_line,
        one.async,
      ]);
      const ours = { definitions, constants: topLevelConstants(source) };
      return JSON.stringify(ours) !== JSON.stringify(seen);
    });
    expect(differing).toEqual([]);
    expect(expected.filter((seen) => seen !== null).length).toBeGreaterThan(300);
    expect(expected.flatMap((seen) => seen?.definitions ?? []).length).toBeGreaterThan(1000);
  });

  it('is given for files that do not parse, and for files that are cut anywhere', () => {
    const broken = files.filter((_, index) => expected[index] === null);
    expect(broken.length).toBeGreaterThan(0);
    for (const path of broken) expect(() => outline(readFileSync(path, 'utf8')), path).not.toThrow();
    for (const path of files) {
      const source = readFileSync(path, 'utf8');
      const cut = source.slice(0, (source.length * 2) / 3);
      const whole = new Set(outline(source).map((one) => one.qualname));
      // The last one may be cut in its name, or not be seen at all.
      const others = outline(cut).slice(0, -1);
      expect(others.filter((one) => !whole.has(one.qualname)).map((one) => `${path} ${one.qualname}`)).toEqual([]);
    }
  });
});
