import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInterpreters } from '../../lib/interpreters.ts';
import { localLayer } from '../../lib/python-layer-build.ts';
import { swarm } from '../support/swarm.ts';

const MODULE = `"""A stack of anything."""

type Pair[T] = tuple[T, T]


class Stack[T]:
    """Last in, first out."""

    def __init__(self) -> None:
        """Start empty."""
        self.items: list[T] = []

    def push(self, item: T) -> None:
        """Put an item on top."""
        self.items.append(item)

    def pop(self) -> T:
        """Take the item on top."""
        return self.items.pop(0)


def shown(row: dict[str, str]) -> str:
    """Return the name of a row."""
    return f"{row["name"]}!"
`;
const TESTS = `"""Tests of the stack."""
from stack import Stack, shown


def test_last_in_first_out():
    """What comes last goes first."""
    stack = Stack[int]()
    stack.push(1)
    stack.push(2)
    assert stack.pop() == 2
    assert stack.pop() == 1


def test_shown():
    """A name and a mark."""
    assert shown({"name": "a"}) == "a!"
`;
const PROJECT = '[project]\nname = "stack"\nversion = "1.0"\nrequires-python = ">=3.12"\n';

const minor = (version: string) => Number(version.split('.')[1]);
const usual = localLayer().pythonVersion;
const newer = findInterpreters().filter(({ version }) => minor(version) >= 12 && version !== usual);
const scratch = mkdtempSync(join(tmpdir(), 'swarm-pythons-'));
/** A local cloud of its own: it is deployed with another Python. */
const env = { SWARM_LOCAL_DIR: join(scratch, 'local'), SWARM_PYTHONS_DIR: join(scratch, 'tools') };

function project(name: string, files: Record<string, string>): string {
  const folder = join(scratch, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe.runIf(newer.length > 0 && minor(usual) < 12)('a project for a newer Python', () => {
  const python = newer.at(-1);

  beforeAll(async () => {
    const { code, stderr } = await swarm(['local', 'up', '--pythons', python?.version ?? ''], { env });
    expect(code, stderr).toBe(0);
    expect(stderr).toContain(`installing the tools for Python ${python?.version}, once`);
  }, 400_000);

  afterAll(async () => {
    await swarm(['local', 'down'], { env });
    rmSync(scratch, { recursive: true, force: true });
  }, 200_000);

  it('comes back repaired where that Python is at hand', async () => {
    const files = { 'pyproject.toml': PROJECT, 'stack.py': MODULE, 'tests/test_stack.py': TESTS };
    const out = join(scratch, 'repaired');
    const { code, stdout, stderr } = await swarm(['refactor', project('stack', files), '--out', out, '--json'], {
      env,
    });
    expect(code, stderr).toBe(0);
    const summary = JSON.parse(stdout);
    expect(summary).toMatchObject({ status: 'success', python: python?.version, tests: { passed: 2, failed: 0 } });
    expect(summary).not.toHaveProperty('needs_python');
    const after = readFileSync(join(out, 'stack.py'), 'utf8');
    expect(after).toContain('type Pair[T] = tuple[T, T]');
    const check = 'import stack; s = stack.Stack(); s.push(1); s.push(2); print(s.pop(), s.pop())';
    const ran = execFileSync(python?.python ?? '', ['-c', check], { cwd: out, encoding: 'utf8' });
    expect(ran.trim()).toBe('2 1');
    expect(readFileSync(join(out, '.swarm/report.md'), 'utf8')).toContain(`Python ${python?.version} runs it`);
  }, 300_000);

  it('stays byte for byte where none is, and the run says which it needs', async () => {
    const text =
      'def read(path):\n    try:\n        return open(path)\n    except OSError, ValueError:\n        return None\n';
    const folder = project('newest', { 'reading.py': text, 'plain.py': '"""Nothing."""\nX = 1\n' });
    const out = join(scratch, 'newest-out');
    const { stdout, stderr } = await swarm(['refactor', folder, '--out', out, '--json'], { env });
    expect(JSON.parse(stdout), stderr).toMatchObject({ needs_python: '>=3.14' });
    expect(readFileSync(join(out, 'reading.py'), 'utf8')).toBe(text);
  }, 300_000);
});
