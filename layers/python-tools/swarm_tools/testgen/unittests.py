"""The text of a test file, for a project whose tests are unittest's."""

from __future__ import annotations

import ast

from swarm_tools.testgen.model import ModuleTests, Script, Table
from swarm_tools.testgen.placement import Placement
from swarm_tools.testgen.render import Named, heading, named


def fits(tests: ModuleTests, where: Placement) -> bool:
    """Say whether a file can be written so: fixtures of pytest and loaded files are left to it."""
    scripts = all(not s.fixtures and not s.imports for s in tests.scripts)
    plain = all(table.changes is None for table in tests.tables)
    return scripts and plain and not where.by_path and bool(tests.tables or tests.scripts)


def render_unittest(tests: ModuleTests, where: Placement) -> tuple[str, dict[str, Named]]:
    """Return the text of the test file of a module, and the tests by their id in the file."""
    stem = where.module.rpartition(".")[2]
    title = "".join(part.capitalize() for part in stem.split("_")) + "Test"
    found = named(tests)
    methods = "\n\n".join(_method(one) for one in found)
    head = heading(tests, where, methods, also="unittest")
    doc = f'    """What `{stem}` should do."""'
    text = f"{head}\n\n\nclass {title}(unittest.TestCase):\n{doc}\n\n{methods}\n"
    return text, {f"{title}::{one.name}": Named(one.name, one.item, 1) for one in found}


def _method(one: Named) -> str:
    item = one.item
    head = f"    def {one.name}(self):\n" + f'        """{item.doc}"""\n'
    if isinstance(item, Script):
        return head + "".join(f"        {line}\n" for line in item.lines).rstrip("\n")
    last = "error" if item.raises else "expected"
    columns = [*item.columns, last]
    rows = "".join(
        "            (" + ", ".join([*row.arguments, row.expected]) + "),\n" for row in item.rows
    )
    shown = ", ".join(f"{name}={name}" for name in item.columns)
    body = f"        cases = [\n{rows}        ]\n"
    body += f"        for {', '.join(columns)} in cases:\n"
    body += f"            with self.subTest({shown}):\n"
    return head + body + f"                {_check(item, last)}"


def _check(item: Table, expected: str) -> str:
    given = [f"{c}={c}" if c in item.keywords else c for c in item.columns]
    owner, _, method = item.function.rpartition(".")
    called = f"{owner}().{method}" if item.method else item.function
    if item.raises:
        return f"self.assertRaises({', '.join([expected, called, *given])})"
    call = f"{called}({', '.join(given)})"
    values = [ast.literal_eval(row.expected) for row in item.rows]
    if any(isinstance(value, float) for value in values):
        return f"self.assertAlmostEqual({call}, {expected})"
    return f"self.assertEqual({call}, {expected})"
