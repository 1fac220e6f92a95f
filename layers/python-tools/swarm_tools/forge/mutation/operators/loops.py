"""A loop that does not run, or that goes on where it should end."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "for item in items:\n    use(item)"
AFTER = "for item in ():\n    use(item)"


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield a loop over nothing, and `break` for `continue`."""
    if isinstance(node, ast.For):
        yield Swap(node.iter, ast.Tuple([], ast.Load()))
    elif isinstance(node, ast.While):
        yield Swap(node.test, ast.Constant(False))
    elif isinstance(node, ast.Break):
        yield Swap(node, [ast.Continue()])
    elif isinstance(node, ast.Continue):
        yield Swap(node, [ast.Break()])
