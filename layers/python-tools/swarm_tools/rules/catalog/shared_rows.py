"""``[[0] * n] * m``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import owner
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import simple

_CHANGES = {"append", "add", "insert", "extend", "update", "setdefault"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Assign):
        value = node.value
        if len(node.targets) != 1 or not isinstance(value, ast.BinOp):
            continue
        target = node.targets[0]
        if not isinstance(value.op, ast.Mult) or not isinstance(value.left, ast.List):
            continue
        if len(value.left.elts) != 1 or not _row(value.left.elts[0]) or "_" in module.names:
            continue
        if not module.is_builtin("range") or not _filled(module, target):
            continue
        row, count = module.source(value.left.elts[0]), module.source(value.right)
        if "\n" not in row + count:
            new = f"[{row} for _ in range({count})]"
            yield module.replace(value, new, "Made a row of its own for each; all were one list.")


def _row(node: ast.expr) -> bool:
    """Return whether a node makes a new list, dict or set without calling anything."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return isinstance(node.left, ast.List) and not _calls(node)
    empty = isinstance(node, (ast.List, ast.Dict, ast.Set))
    return empty and not _calls(node)


def _calls(node: ast.AST) -> bool:
    return any(
        isinstance(part, ast.Call) and getattr(part.func, "id", "") != "len"
        for part in ast.walk(node)
    )


def _filled(module: Module, target: ast.expr) -> bool:
    """Return whether a single row is changed through the name afterwards."""
    if isinstance(target, ast.Name):
        found = owner(module, target)
        uses: list[ast.expr] = list(module.scopes.references(target.id, found)) if found else []
    elif simple(target):
        text = ast.unparse(target)
        uses = [x for x in module.walk(ast.Attribute) if ast.unparse(x) == text]
    else:
        return False
    for use in uses:
        row = module.parents[use]
        if not isinstance(row, ast.Subscript) or row.value is not use:
            continue
        up = module.parents[row]
        if isinstance(up, ast.Subscript) and up.value is row and isinstance(up.ctx, ast.Store):
            return True
        call = module.parents.get(up)
        called = isinstance(up, ast.Attribute) and isinstance(call, ast.Call) and call.func is up
        if called and up.attr in _CHANGES:  # type: ignore[attr-defined]
            return True
    return False


RULE = Rule(
    id="shared-rows",
    title="A row of its own for each",
    docs=(
        "'[[0] * n] * m' holds one and the same row m times, so that setting a cell sets the "
        "whole column. Repaired where a cell or row is changed by index afterwards; a table that "
        "is only read is left alone."
    ),
    fix=_fix,
    good=(
        "def f(n):\n    grid = [[0] * n] * n\n    return grid\n",
        "def f(n):\n    row = [0] * n\n    row[0] = 1\n    return row\n",
        "def f(n):\n    grid = [[0]] * n\n    grid[0] = [1]\n    return grid\n",
    ),
    bad=(
        (
            "def f(n, m):\n    grid = [[0] * n] * m\n    grid[0][0] = 1\n    return grid\n",
            "def f(n, m):\n    grid = [[0] * n for _ in range(m)]\n    grid[0][0] = 1\n"
            "    return grid\n",
        ),
        (
            "class A:\n    def __init__(self, n):\n        self.rows = [[]] * n\n\n"
            "    def add(self, i, x):\n        self.rows[i].append(x)\n",
            "class A:\n    def __init__(self, n):\n        self.rows = [[] for _ in range(n)]\n\n"
            "    def add(self, i, x):\n        self.rows[i].append(x)\n",
        ),
    ),
    order=6,
    repairs=True,
)
