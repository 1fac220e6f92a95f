"""A number that is one larger."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "limit = 10"
AFTER = "limit = 11"


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield the number plus one."""
    if isinstance(node, ast.Constant) and type(node.value) in (int, float, complex):
        other = node.value + 1
        if other != node.value:
            yield Swap(node, ast.Constant(other))
