"""An exception that is not caught, or a clean-up that is left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "try:\n    load()\nexcept OSError:\n    pass"
AFTER = "try:\n    load()\nexcept ():\n    pass"


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield a handler for no exception, and a try without what is done finally or else."""
    if isinstance(node, ast.ExceptHandler) and node.type is not None:
        yield Swap(node.type, ast.Tuple([], ast.Load()))
    elif isinstance(node, ast.Try):
        if node.finalbody:
            again = ast.Try(node.body, node.handlers, node.orelse, [ast.Pass()])
            yield Swap(node, again)
        if node.orelse:
            yield Swap(node, ast.Try(node.body, node.handlers, [ast.Pass()], node.finalbody))
