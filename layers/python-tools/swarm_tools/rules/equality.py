"""Comparisons by ``==`` and ``!=`` that mean no more than Python's own."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.imports import import_edit, imported
from swarm_tools.rules.model import Edit
from swarm_tools.rules.module import Module
from swarm_tools.rules.own_classes import defines

# Packages whose comparisons give something other than True or False.
OVERLOADED = {
    "sqlalchemy",
    "numpy",
    "pandas",
    "peewee",
    "django",
    "sympy",
    "torch",
    "polars",
    "pyspark",
}


def comparisons(module: Module) -> Iterator[ast.Compare]:
    """Yield each ``a == b`` and ``a != b``.

    There are none where the file uses an overloaded comparison or a class of the project has one.
    """
    if module.imports & OVERLOADED:
        return
    if defines(module, "__eq__", "__ne__"):
        return
    for node in module.walk(ast.Compare):
        if len(node.ops) == 1 and isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
            yield node


def can_use_math(module: Module) -> bool:
    """Say whether `math` is imported, or can be: nothing else has its name."""
    return "math" in module.imports if imported(module, "math") else "math" not in module.names


def asked_of_math(
    module: Module, node: ast.Compare, call: str, message: str, group: int
) -> Iterator[Edit]:
    """Yield the edits that put a call of `math` in the place of ``a == b``, negated for ``!=``."""
    word = "not " if isinstance(node.ops[0], ast.NotEq) else ""
    new = f"{word}{call}"
    if word and isinstance(module.parents[node], (ast.Compare, ast.BinOp, ast.UnaryOp)):
        new = f"({new})"
    yield module.replace(node, new, message, group)
    if not imported(module, "math"):
        yield import_edit(module, "import math", group)
