"""A call of the opposite, without an argument, or left out around its value."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "best = max(scores)"
AFTER = "best = min(scores)"

_PAIRS = (
    ("min", "max"),
    ("any", "all"),
    ("lower", "upper"),
    ("startswith", "endswith"),
    ("lstrip", "rstrip"),
    ("ljust", "rjust"),
    ("find", "rfind"),
    ("floor", "ceil"),
    ("append", "extend"),
    ("split", "rsplit"),
)
_OPPOSITE = {a: b for pair in _PAIRS for a, b in (pair, pair[::-1])}
_AROUND = frozenset(
    ["abs", "sorted", "reversed", "list", "tuple", "set", "int", "float", "str", "round"]
)


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield the opposite function, the call without a keyword, the value without the call."""
    if not isinstance(node, ast.Call):
        return
    func = node.func
    if isinstance(func, ast.Name) and func.id in _OPPOSITE:
        yield Swap(func, ast.Name(_OPPOSITE[func.id], ast.Load()))
    elif isinstance(func, ast.Attribute) and func.attr in _OPPOSITE:
        yield Swap(func, ast.Attribute(func.value, _OPPOSITE[func.attr], ast.Load()))
    for index, keyword in enumerate(node.keywords):
        if keyword.arg is not None:
            left = [*node.keywords[:index], *node.keywords[index + 1 :]]
            yield Swap(node, ast.Call(func, node.args, left))
    plain = not node.keywords and not any(isinstance(a, ast.Starred) for a in node.args)
    if plain and isinstance(func, ast.Name) and func.id in _AROUND and len(node.args) == 1:
        yield Swap(node, node.args[0])
    elif plain and isinstance(func, ast.Attribute) and not node.args:
        yield Swap(node, func.value)
