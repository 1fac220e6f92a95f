"""A text that is empty, or one that is not."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = 'sign = "-"'
AFTER = "sign = ''"


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield the empty text, or a mark for an empty one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)):
        kind = type(node.value)
        mark = "mutant" if kind is str else b"mutant"
        yield Swap(node, ast.Constant(kind() if node.value else mark))
