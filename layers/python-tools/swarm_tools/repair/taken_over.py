"""What an edit changes that is not its own: a container that was handed in, a setting."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator

from swarm_tools.repair.blemishes import FILLS

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
IN_PLACE = (ast.BitOr, ast.BitAnd, ast.BitXor)


def aliases_changed(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.AST]:
    """Yield where a second name of a parameter is changed in place."""
    params = {a.arg for a in (*function.args.posonlyargs, *function.args.args)}
    nodes = list(ast.walk(function))
    second = {
        node.targets[0].id
        for node in nodes
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and getattr(node.value, "id", "") in params
    }
    for node in nodes:
        if isinstance(node, ast.AugAssign) and isinstance(node.op, IN_PLACE):
            if getattr(node.target, "id", "") in second:
                yield node
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            func = node.value.func
            owner = getattr(getattr(func, "value", None), "id", "")
            if getattr(func, "attr", "") in FILLS and owner in second:
                yield node


def settings_changed(cls: ast.ClassDef) -> Iterator[str]:
    """Yield the attributes that `__init__` is given and that one other place sets to a name.

    Methods that are named after the attribute are there to set it.
    """
    given: set[str] = set()
    stored: Counter[str] = Counter()
    for method in (n for n in cls.body if isinstance(n, FUNCTIONS)):
        for node in ast.walk(method):
            if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Name):
                continue
            target = node.targets[0]
            if not isinstance(target, ast.Attribute) or target.attr.lstrip("_") != node.value.id:
                continue
            if method.name == "__init__":
                given.add(target.attr)
            elif target.attr.lstrip("_") not in method.name:
                stored[target.attr] += 1
    yield from (name for name in sorted(given) if stored[name] == 1)
