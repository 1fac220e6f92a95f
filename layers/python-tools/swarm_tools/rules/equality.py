"""Comparisons by ``==`` and ``!=`` that mean no more than Python's own."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.module import FUNCTIONS, Module

_OVERLOADED = {
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
    """Yield each ``a == b`` and ``a != b``; none where a file uses or defines an overloaded one."""
    if module.imports & _OVERLOADED:
        return
    if any(node.name in ("__eq__", "__ne__") for node in module.walk(FUNCTIONS)):
        return
    for node in module.walk(ast.Compare):
        if len(node.ops) == 1 and isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
            yield node
