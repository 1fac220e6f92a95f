"""A condition turned around."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "if items:\n    use(items)"
AFTER = "if not items:\n    use(items)"


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield the negation of what an `if` asks, also inside an expression."""
    tests: list[ast.expr] = []
    if isinstance(node, (ast.If, ast.IfExp)):
        tests = [node.test]
    elif isinstance(node, ast.comprehension):
        tests = node.ifs
    for test in tests:
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            continue  # `boolean` takes that `not` away
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            continue  # `comparison` turns it around
        yield Swap(test, ast.UnaryOp(ast.Not(), test))
