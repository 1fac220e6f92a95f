"""Another default of a parameter."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "def page(size=20):\n    return size"
AFTER = "def page(size=21):\n    return size"


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield another value for each default that is a constant."""
    if not isinstance(node, ast.arguments):
        return
    for default in [*node.defaults, *node.kw_defaults]:
        if isinstance(default, ast.Constant) and default.value is not Ellipsis:
            yield Swap(default, ast.Constant(_other(default.value)))


def _other(value: object) -> object:
    if value is None:
        return 0
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float, complex)):
        return value + 1
    if isinstance(value, str):
        return "" if value else "mutant"
    return b"" if value else b"mutant"
