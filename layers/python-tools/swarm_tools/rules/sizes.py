"""How large a function is, counted as pylint counts it.

Source of the limits: the defaults of pylint's ``design`` and ``refactoring`` checkers.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from swarm_tools.rules.module import DEFINITIONS, FUNCTIONS, Function

LOOPS = (ast.For, ast.AsyncFor, ast.While)
NESTING = (ast.If, *LOOPS, ast.Try, ast.With, ast.AsyncWith)


@dataclass(frozen=True)
class Size:
    """What pylint counts of a function.

    Attributes:
        branches: Ways that control may go, ``elif``, handlers and loops included.
        statements: Statements, those inside of others included.
        names: Parameters and local names.
        depth: Blocks inside of one another.
    """

    branches: int = 0
    statements: int = 0
    names: int = 0
    depth: int = 0

    def over(self, limit: Size) -> int:
        """Return how far it is over a limit, all counts together; 0 when it is nowhere."""
        return sum(
            max(0, mine - most)
            for mine, most in (
                (self.branches, limit.branches),
                (self.statements, limit.statements),
                (self.names, limit.names),
                (self.depth, limit.depth),
            )
        )


LIMIT = Size(branches=12, statements=50, names=15, depth=5)


def size_of(function: Function) -> Size:
    """Return the size of a function, functions inside it counted as one statement."""
    return Size(
        branches_in(function.body),
        statements_in(function.body),
        len(names_of(function)),
        depth_of(function.body),
    )


def branches_in(block: Sequence[ast.stmt]) -> int:
    """Return how many ways control may go in a block."""
    count = 0
    for node in _inside(block):
        if isinstance(node, ast.If):
            chained = len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If)
            count += 1 + (bool(node.orelse) and not chained)
        elif isinstance(node, LOOPS):
            count += 1 + bool(node.orelse)
        elif isinstance(node, ast.Try):
            count += len(node.handlers) + bool(node.orelse) + 2 * bool(node.finalbody)
        elif isinstance(node, ast.Match):
            count += len(node.cases)
    return count


def statements_in(block: Sequence[ast.stmt]) -> int:
    """Return how many statements a block holds, itself and what is inside."""
    return sum(isinstance(node, ast.stmt) for node in _inside(block))


def names_of(function: Function) -> set[str]:
    """Return the parameters and local names of a function."""
    return parameter_names(function) | stored(function.body)


def parameter_names(function: Function) -> set[str]:
    """Return the parameters of a function, those that gather the rest included."""
    return {part.arg for part in ast.iter_child_nodes(function.args) if isinstance(part, ast.arg)}


def stored(block: Sequence[ast.AST]) -> set[str]:
    """Return the names that a block binds, those of comprehensions left out."""
    found: set[str] = set()
    for node in _inside(block):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif (isinstance(node, ast.ExceptHandler) and node.name) or isinstance(node, DEFINITIONS):
            found.add(node.name)
        elif isinstance(node, ast.alias):
            found.add((node.asname or node.name).partition(".")[0])
    return found


def depth_of(block: Sequence[ast.stmt]) -> int:
    """Return how deep blocks are nested; an elif counts with its if."""
    deepest = 0
    for node in block:
        if not isinstance(node, NESTING):
            continue
        chain = isinstance(node, ast.If) and len(node.orelse) == 1
        elif_ = node.orelse[0] if chain and isinstance(node.orelse[0], ast.If) else None  # type: ignore[attr-defined]
        below = [p for p in _blocks(node) if p is not elif_]
        deepest = max(deepest, 1 + depth_of(below))
        if elif_ is not None:
            deepest = max(deepest, depth_of([elif_]))
    return deepest


def _blocks(node: ast.AST) -> list[ast.stmt]:
    """Return the statements of all blocks of a statement."""
    found = [part for part in ast.iter_child_nodes(node) if isinstance(part, ast.stmt)]
    for handler in getattr(node, "handlers", ()):
        found += handler.body
    return found


def _inside(block: Sequence[ast.AST]) -> list[ast.AST]:
    """Return the nodes of a block that belong to its own scope."""
    found: list[ast.AST] = []
    queue = list(block)
    while queue:
        node = queue.pop()
        found.append(node)
        if isinstance(node, (*FUNCTIONS, ast.ClassDef, ast.Lambda)):
            continue
        children = list(ast.iter_child_nodes(node))
        if isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
            children = [c for c in children if not isinstance(c, ast.comprehension)]
        queue += children
    return found
