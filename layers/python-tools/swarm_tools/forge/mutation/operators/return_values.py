"""A function that returns, or yields, nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "def area(a, b):\n    return a * b"
AFTER = "def area(a, b):\n    return None"


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield `None` for the value of a return, a yield or a lambda."""
    if isinstance(node, (ast.Return, ast.Yield)) and node.value is not None:
        yield Swap(node.value, ast.Constant(None))
    elif isinstance(node, ast.Lambda):
        yield Swap(node.body, ast.Constant(None))
