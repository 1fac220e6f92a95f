"""Which names a block of statements reads before it sets them, and which it sets for certain."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from swarm_tools.rules.flow import leaves
from swarm_tools.rules.module import FUNCTIONS
from swarm_tools.rules.sizes import stored


class Unclear(Exception):
    """Whether a name has a value at a place is not certain."""


def certain_names(statement: ast.stmt) -> set[str]:
    """Return the names that certainly have a value after a statement."""
    try:
        return flow([statement], set(), set())[1]
    except Unclear:
        return set()


def flow(block: Sequence[ast.stmt], bound: set[str], own: set[str]) -> tuple[set[str], set[str]]:
    """Return the names of ``own`` that a block reads first, and those bound after it.

    Raises:
        Unclear: At a statement that is not followed.
    """
    wanted: set[str] = set()
    bound = set(bound)

    def read(*nodes: ast.AST | None) -> None:
        for node in nodes:
            if node is not None:
                wanted.update((_reads(node) & own) - bound)

    def follow(inner: Sequence[ast.stmt], more: set[str] = frozenset()) -> set[str]:  # type: ignore[assignment]
        needs, after = flow(inner, bound | more, own)
        wanted.update(needs)
        return after

    for node in block:
        if isinstance(node, ast.Assign):
            read(node.value, *node.targets)
            for target in node.targets:
                bound |= targets_of(target)
        elif isinstance(node, ast.AugAssign):
            read(node.value, node.target)
            if isinstance(node.target, ast.Name):
                wanted.update(({node.target.id} & own) - bound)
                bound.add(node.target.id)
        elif isinstance(node, ast.AnnAssign):
            read(node.value)
            if not isinstance(node.target, ast.Name):
                read(node.target)
            elif node.value is not None:
                bound.add(node.target.id)
            else:
                raise Unclear
        elif isinstance(node, ast.For):
            read(node.iter)
            follow(node.body, targets_of(node.target))
            follow(node.orelse)
        elif isinstance(node, ast.While):
            read(node.test)
            follow(node.body)
            follow(node.orelse)
        elif isinstance(node, ast.If):
            read(node.test)
            ways = [(way, follow(way)) for way in (node.body, node.orelse)]
            open_ways = [after for way, after in ways if not leaves(way)]
            bound = set.intersection(*open_ways) if open_ways else bound
        elif isinstance(node, ast.With):
            for item in node.items:
                read(item.context_expr)
            # A context manager may swallow an error: what is set inside may then be missing.
            follow(node.body, with_targets(node))
            bound |= with_targets(node)
        elif isinstance(node, ast.Try):
            follow(node.body)
            for handler in node.handlers:
                read(handler.type)
                follow(handler.body, {handler.name} if handler.name else set())
            follow(node.orelse)
            follow(node.finalbody)
        elif isinstance(node, (ast.Expr, ast.Assert, ast.Raise, ast.Return, ast.Delete)):
            read(node)
        elif isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            read(node)
            bound.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            bound |= stored([node])
        elif not isinstance(node, (ast.Pass, ast.Break, ast.Continue)):
            raise Unclear
    return wanted, bound


def _reads(node: ast.AST) -> set[str]:
    """Return the names that an expression reads, those of its comprehensions included."""
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}


def targets_of(*targets: ast.AST | None) -> set[str]:
    """Return the names that targets of an assignment, a loop or a comprehension bind."""
    nodes = [n for target in targets if target is not None for n in ast.walk(target)]
    return {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def with_targets(node: ast.With) -> set[str]:
    """Return the names that a with statement binds."""
    return targets_of(*(item.optional_vars for item in node.items))
