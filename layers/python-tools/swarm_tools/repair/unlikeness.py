"""By how much the parts of a program differ that are nearly said alike.

What is done for rows and for columns, to the left and to the right, for a sum and for a product is
often written twice with other names; a slip in one of them makes the two less alike.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations, pairwise

DEFS = (ast.FunctionDef, ast.AsyncFunctionDef)
LOOPS = (ast.For, ast.While)
_OPERATIONS = (ast.operator, ast.cmpop, ast.unaryop, ast.boolop)
_LEAVES = (ast.Name, ast.Constant)
ALIKE = 0.4
SMALLEST = 4


def unlikeness(tree: ast.AST) -> int:
    """Return by how much the neighbours differ that are nearly alike.

    Neighbours are statements that follow each other, the branches of a condition, what is added
    to one total in two places, and the methods of a class. Names of loops stand for each other.
    """
    total = 0
    for one, other in _neighbours(tree):
        first, second = _size(one), _size(other)
        cost = _difference(one, other)
        if min(first, second) >= SMALLEST and cost <= ALIKE * max(first, second):
            total += cost
        else:
            total += int(ALIKE * max(first, second))
    return total


def _neighbours(tree: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                same = (p for p in pairwise(block) if type(p[0]) is type(p[1]))
                yield from (p for p in same if not isinstance(p[0], (*DEFS, ast.ClassDef)))
        if isinstance(node, ast.If) and node.orelse:
            other = node.orelse
            if len(other) == 1 and isinstance(other[0], ast.If):
                other = other[0].body
            if len(node.body) == len(other):
                yield from zip(node.body, other, strict=True)
        if isinstance(node, DEFS):
            yield from combinations(_added(node), 2)
        if isinstance(node, ast.ClassDef):
            methods = [n for n in node.body if isinstance(n, DEFS)]
            yield from ((a, b) for a, b in combinations(methods, 2) if len(a.body) == len(b.body))


def _added(function: ast.AST) -> list[ast.expr]:
    """Return what a function adds to a total where it adds to one alone, in several places."""
    rows = [n for n in ast.walk(function) if isinstance(n, ast.AugAssign)]
    kinds = {(ast.dump(row.target), type(row.op)) for row in rows}
    return [row.value for row in rows] if len(kinds) == 1 else []


def _size(node: ast.AST) -> int:
    return sum(not isinstance(n, (ast.expr_context, ast.Load)) for n in ast.walk(node))


def _difference(one: ast.AST, other: ast.AST) -> int:
    """Return how many parts differ, and how many attributes stand for more than one other."""
    pairs: list[tuple[str, str]] = []
    cost = _compared(one, other, {}, pairs)
    distinct = set(pairs)
    return cost + 2 * len(distinct) - len({a for a, _ in distinct}) - len({b for _, b in distinct})


def _compared(
    one: ast.AST, other: ast.AST, names: dict[str, str], attributes: list[tuple[str, str]]
) -> int:
    """Return how many parts differ: each name, number and operation counts one."""
    if type(one) is not type(other):
        if isinstance(one, _OPERATIONS) or (
            isinstance(one, _LEAVES) and isinstance(other, _LEAVES)
        ):
            return 1
        return max(_size(one), _size(other))
    if isinstance(one, ast.Name) and isinstance(other, ast.Name):
        return names.get(one.id, one.id) != other.id
    if isinstance(one, LOOPS) and isinstance(other, LOOPS):
        mine, its = getattr(one, "target", None), getattr(other, "target", None)
        if isinstance(mine, ast.Name) and isinstance(its, ast.Name):
            names = {**names, mine.id: its.id}
    if isinstance(one, ast.Attribute) and isinstance(other, ast.Attribute):
        attributes.append((one.attr, other.attr))
    total = 0
    for name in one._fields:
        if name in ("ctx", "type_comment", "kind"):
            continue
        mine, its = getattr(one, name, None), getattr(other, name, None)
        if isinstance(mine, list) and isinstance(its, list):
            if len(mine) != len(its):
                total += sum(_size(part) for part in (*mine, *its) if isinstance(part, ast.AST))
                continue
            both = [p for p in zip(mine, its, strict=True) if isinstance(p[0], ast.AST)]
            total += sum(_compared(a, b, names, attributes) for a, b in both)
        elif isinstance(mine, ast.AST) and isinstance(its, ast.AST):
            total += _compared(mine, its, names, attributes)
        elif isinstance(mine, ast.AST) or isinstance(its, ast.AST):
            total += max(_size(part) for part in (mine, its) if isinstance(part, ast.AST))
        else:
            total += mine != its
    return total
