"""The text of a test file, for pytest."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import dataclass

from swarm_tools.testgen.model import ModuleTests, Script, Table
from swarm_tools.testgen.placement import Placement

_SHORT = 88
_ENDINGS = {"docstring": "_examples", "self-check": "_checks"}
"""What tells tests of one function apart, by what says so."""
_PROGRAMS = {"program": "test_program_runs", "swarm.yaml": "test_program_prints"}
_FOLDERS = """ROOT = Path(__file__).resolve().parent.parent
for folder in {folders}:
    sys.path.insert(0, str(ROOT / folder))
"""
_BY_PATH = """FILE = Path(__file__).resolve().parent.parent / "{path}"
SPEC = importlib.util.spec_from_file_location("{name}", FILE)
module = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(module)
"""


@dataclass(frozen=True)
class Named:
    """A test function and what it tests.

    Attributes:
        name: The name of the test function, or of ``Class::method``.
        item: The table or script.
        cases: How many tests pytest makes of it.
    """

    name: str
    item: Table | Script
    cases: int


def named(tests: ModuleTests) -> list[Named]:
    """Return the tests of a file with the name of each, tables first."""
    used: Counter[str] = Counter()
    found = []
    for item in (*tests.tables, *tests.scripts):
        name = _name(item)
        used[name] += 1
        unique = name if used[name] == 1 else f"{name}_{used[name]}"
        count = len(item.rows) if isinstance(item, Table) else 1
        found.append(Named(unique, item, count))
    return found


def _name(item: Table | Script) -> str:
    words = "_".join(part for part in item.function.replace(".", "_").split("_") if part).lower()
    if item.function == "<module>":
        return _PROGRAMS.get(item.source, "test_module")
    if isinstance(item, Table):
        return f"test_{words}{_ENDINGS.get(item.source, '')}{'_refuses' if item.raises else ''}"
    return f"test_{words}_example"


def render(tests: ModuleTests, where: Placement, *, late_import: bool = False) -> str:
    """Return the text of the test file of a module.

    Args:
        tests: What is tested.
        where: How the module is imported.
        late_import: Whether each test imports the module itself, since importing it fails.
    """
    functions = [_function(one, where, late_import=late_import) for one in named(tests)]
    if not functions:
        functions = [_import_test(where)]
    body = "\n\n\n".join(functions)
    head = heading(tests, where, body, late_import=late_import)
    return f"{head}\n\n\n{body}\n"


def heading(
    tests: ModuleTests, where: Placement, body: str, *, late_import: bool = False, also: str = ""
) -> str:
    """Return the docstring and imports of a test file.

    Args:
        tests: What is tested.
        where: How the module is imported.
        body: The tests, as text.
        late_import: Whether they import the module themselves.
        also: A module of the standard library that they need besides.
    """
    standard = {name for script in tests.scripts for name in script.imports} - {"pytest"}
    standard |= {also} - {""}
    if "importlib" in body or where.by_path:
        standard.add("importlib.util" if where.by_path else "importlib")
    if where.folders:
        standard |= {"sys", "pathlib.Path"}
    if where.by_path:
        standard.add("pathlib.Path")
    plain = sorted(name for name in standard if name != "pathlib.Path")
    rows = [f"import {name}" for name in plain]
    rows += ["from pathlib import Path"] if "pathlib.Path" in standard else []
    blocks = ["\n".join(rows)] if rows else []
    if "pytest." in body:
        blocks.append("import pytest")
    setup = ""
    if where.by_path:
        name = where.module.replace("-", "_").replace(".", "_")
        setup = _BY_PATH.format(name=name, path=where.path)
    elif where.folders:
        setup = _FOLDERS.format(folders=_tuple(where.folders))
    names = _names(tests)
    taken = _import(where, names) if names and not late_import else ""
    if setup:
        blocks += [setup.rstrip() + ("\n\n" + taken if taken else "")]
    elif taken:
        blocks.append(taken)
    title = f'"""Tests of `{where.module}`."""'
    return "\n\n".join([title, *blocks])


def _tuple(folders: tuple[str, ...]) -> str:
    return "(" + ", ".join(f'"{folder or "."}"' for folder in folders) + ",)"


def _import(where: Placement, names: list[str]) -> str:
    if where.by_path:
        return "\n".join(f"{name} = module.{name}" for name in names)
    line = f"from {where.module} import {', '.join(names)}"
    late = "  # noqa: E402" if where.folders else ""
    if len(line) + len(late) <= _SHORT:
        return line + late
    rows = "".join(f"    {name},\n" for name in names)
    return f"from {where.module} import ({late}\n{rows})"


def _names(tests: ModuleTests) -> list[str]:
    """Return the names of the module that its tests need."""
    found = {table.function.partition(".")[0] for table in tests.tables}
    found |= {name for script in tests.scripts for name in script.uses}
    return sorted(found)


def _import_test(where: Placement) -> str:
    doc = '    """The module can be imported."""\n'
    if where.by_path:
        return f"def test_import():\n{doc}    assert module.__name__"
    return f'def test_import():\n{doc}    assert importlib.import_module("{where.module}").__name__'


def _function(one: Named, where: Placement, *, late_import: bool) -> str:
    item = one.item
    needs = item.uses if isinstance(item, Script) else (item.function.partition(".")[0],)
    late = [_import(where, sorted(needs)), ""] if late_import and needs else []
    if isinstance(item, Script):
        given = ", ".join(item.fixtures)
        lines = [line.replace("{module}", where.module) for line in item.lines]
        return _block(f"def {one.name}({given}):", item.doc, [*late, *lines])
    if len(item.rows) == 1:
        row = item.rows[0]
        lines = _checks(item, dict(zip(item.columns, row.arguments, strict=True)), row.expected)
        return _block(f"def {one.name}():", item.doc, [*late, *lines])
    last = "error" if item.raises else "expected"
    columns = [*_free(item.columns), last]
    lines = _checks(item, dict(zip(item.columns, columns, strict=False)), last)
    rows = "".join(f"        {_row(row)},\n" for row in item.rows)
    names = ", ".join(f'"{name}"' for name in columns)
    mark = f"@pytest.mark.parametrize(\n    ({names}),\n    [\n{rows}    ],\n)\n"
    return mark + _block(f"def {one.name}({', '.join(columns)}):", item.doc, [*late, *lines])


def _free(columns: tuple[str, ...]) -> list[str]:
    """Return the columns under names that nothing else of the test has."""
    taken = {"expected", "error", "request", "self", "cls", "module"}
    return [f"{name}_value" if name in taken else name for name in columns]


def _row(row: object) -> str:
    values = [*row.arguments, row.expected]  # type: ignore[attr-defined]
    return "(" + ", ".join(values) + ")"


def _block(head: str, doc: str, lines: list[str]) -> str:
    body = "".join(f"    {line}\n" if line else "\n" for line in lines)
    return f'{head}\n    """{doc}"""\n{body}'.rstrip()


def _checks(item: Table, texts: dict[str, str], expected: str) -> list[str]:
    """Return the statements that check one call."""
    given = [
        f"{column}={texts[column]}" if column in item.keywords else texts[column]
        for column in item.columns
    ]
    owner, _, method = item.function.rpartition(".")
    called = f"{owner}().{method}" if item.method else item.function
    call = f"{called}({', '.join(given)})"
    if item.raises:
        return [f"with pytest.raises({expected}):", f"    {call}"]
    if item.changes is not None:
        changed = item.columns[item.changes]
        first = [] if texts[changed].isidentifier() else [f"{changed} = {texts[changed]}"]
        given[item.changes] = changed if first else texts[changed]
        after = f"assert {given[item.changes]} == {expected}"
        return [*first, f"{called}({', '.join(given)})", after]
    values = [ast.literal_eval(row.expected) for row in item.rows]
    if all(value is None or isinstance(value, bool) for value in values):
        return [f"assert {call} is {expected}"]
    if any(_is_near(value) for value in values):
        return [f"assert {call} == pytest.approx({expected})"]
    return [f"assert {call} == {expected}"]


def _is_near(value: object) -> bool:
    """Say whether a value is a float, or a flat sequence or dict with one among numbers."""
    if isinstance(value, float):
        return True
    parts = value.values() if isinstance(value, dict) else value
    if not isinstance(value, (list, tuple, dict)):
        return False
    numbers = [part for part in parts if isinstance(part, (int, float))]
    return len(numbers) == len(value) and any(isinstance(part, float) for part in numbers)
