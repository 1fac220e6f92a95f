"""The literals of a test that are no answers, and other values in their place."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from itertools import islice
from typing import Any

from swarm_tools.repair.varied.noting import NO_VALUE, is_said, value_of

MOST_NEAR = 12
"""So many values near a literal are tried in its place."""


def inputs(test: ast.AST) -> Iterator[tuple[int, Any]]:
    """Yield the largest literals of a test by their number among its nodes."""
    inside: set[int] = set()
    for number, node in enumerate(ast.walk(test)):
        if id(node) in inside:
            continue
        if isinstance(node, ast.Compare):
            inside |= {id(n) for c in (node.left, *node.comparators) if is_said(c)
                       for n in ast.walk(c)}  # fmt: skip
        elif isinstance(node, ast.JoinedStr):
            inside |= {id(n) for n in ast.walk(node)}
        elif (value := value_of(node)) is not NO_VALUE and value is not None:
            inside |= {id(n) for n in ast.walk(node)}
            yield number, value


def replaced(test: ast.AST, number: int, value: Any) -> Any:
    """Return a copy in which a literal is another."""
    other = copy.deepcopy(test)
    old = next(islice(ast.walk(other), number, None))
    new = ast.parse(repr(value), mode="eval").body
    for node in ast.walk(other):
        for name, inside in ast.iter_fields(node):
            if inside is old:
                setattr(node, name, new)
            elif isinstance(inside, list):
                inside[:] = [new if item is old else item for item in inside]
    return other
