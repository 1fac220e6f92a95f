"""Names that are asked whether they are `None` and never can be."""

from __future__ import annotations

import ast
from collections.abc import Iterator

LOOPS = (ast.For, ast.AsyncFor, ast.While)
NEVER_NONE = (
    ast.BinOp, ast.BoolOp, ast.Compare, ast.JoinedStr, ast.List, ast.Tuple, ast.Dict, ast.Set,
    ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp,
)  # fmt: skip
GIVES_SOMETHING = frozenset(
    ("len", "abs", "int", "float", "str", "bool", "sum", "round", "list", "dict", "set", "tuple",
     "sorted", "range")
)  # fmt: skip


def asked_in_vain(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Return the names that begin with a value and are asked for `None` before each new one.

    ``best = 0`` before a loop, and in it ``if best is None or x > best: best = x``.
    """
    begun: dict[str, ast.expr] = {}
    for stmt in function.body:
        if isinstance(stmt, LOOPS):
            break
        if isinstance(stmt, ast.Assign) and isinstance(stmt.targets[0], ast.Name):
            begun[stmt.targets[0].id] = stmt.value
    asked = {name for name, value in begun.items() if _is_something(value)}
    if not asked:
        return set()
    under = [(n, _asked_for_none(n.test)) for n in ast.walk(function) if isinstance(n, ast.If)]
    safe = {id(name) for node, names in under for name in _set_in(node) if name.id in names}
    loops = [n for n in function.body if isinstance(n, LOOPS)]
    unsafe = {name.id for loop in loops for name in _set_in(loop) if id(name) not in safe}
    return (asked & {name for _, names in under for name in names}) - unsafe


def _asked_for_none(test: ast.expr) -> set[str]:
    return {
        node.left.id
        for node in ast.walk(test)
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name)
        and isinstance(node.ops[0], ast.Is) and is_none(node.comparators[0])
    }  # fmt: skip


def _set_in(node: ast.AST) -> Iterator[ast.Name]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
            yield inner


def _is_something(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        return getattr(value.func, "id", "") in GIVES_SOMETHING
    return isinstance(value, NEVER_NONE) or (isinstance(value, ast.Constant) and not is_none(value))


def is_none(value: ast.expr) -> bool:
    """Say whether an expression is `None` itself."""
    return isinstance(value, ast.Constant) and value.value is None
