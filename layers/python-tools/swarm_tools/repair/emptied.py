"""Attributes that a method empties although it is about other things."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

from swarm_tools.repair.signs import BEGINNING_AGAIN
from swarm_tools.repair.unlikeness import DEFS

BEGINNINGS = BEGINNING_AGAIN | {"setup", "init", "start", "new_game", "close"}
OVERTAKEN = re.compile(r"redo|undone|forward|future|cache|memo")
"""Words of what any change makes worthless: steps to do again, results that are kept."""
EMPTY_CALLS = ("list", "dict", "set", "deque", "Counter")


def emptied(cls: ast.ClassDef) -> Iterator[str]:
    """Yield the attributes that a method of a class empties and does not speak of otherwise."""
    for method in (n for n in cls.body if isinstance(n, DEFS)):
        if method.name.strip("_").lower() in BEGINNINGS:
            continue
        spoken = Counter(
            n.attr for n in ast.walk(method) if isinstance(n, ast.Attribute) and _is_own(n)
        )
        for stmt in ast.walk(method):
            name = _emptied_by(stmt)
            if name and spoken[name] == 1 and not OVERTAKEN.search(name):
                yield name


def _emptied_by(stmt: ast.AST) -> str:
    """Return the attribute that a statement empties, or an empty text."""
    owner: ast.AST | None = None
    if isinstance(stmt, ast.Assign) and _is_empty(stmt.value):
        owner = stmt.targets[0]
    elif isinstance(stmt, ast.Expr) and isinstance(stmt.value, ast.Call):
        called = stmt.value.func
        if isinstance(called, ast.Attribute) and called.attr == "clear":
            owner = called.value
    elif isinstance(stmt, ast.Delete) and isinstance(stmt.targets[0], ast.Subscript):
        owner = stmt.targets[0].value
    return owner.attr if isinstance(owner, ast.Attribute) and _is_own(owner) else ""


def _is_own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


def _is_empty(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        return not value.args and getattr(value.func, "id", "") in EMPTY_CALLS
    if isinstance(value, ast.Dict):
        return not value.keys
    return isinstance(value, (ast.List, ast.Set)) and not value.elts
