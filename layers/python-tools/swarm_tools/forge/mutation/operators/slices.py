"""A slice without one of its bounds, or without its step."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "rest = items[1:]"
AFTER = "rest = items[:]"


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield the slice without each part that it has."""
    if not isinstance(node, ast.Slice):
        return
    for name in ("lower", "upper", "step"):
        if getattr(node, name) is not None:
            parts = {"lower": node.lower, "upper": node.upper, "step": node.step} | {name: None}
            yield Swap(node, ast.Slice(**parts))
