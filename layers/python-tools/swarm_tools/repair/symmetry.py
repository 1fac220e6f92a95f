"""How much of a program is said twice with other names: slips break such symmetry."""

from __future__ import annotations

import ast
from itertools import pairwise


def symmetry(tree: ast.AST) -> int:
    """Return the number of pairs of neighbours that are alike but for their names.

    Neighbours are the operands of an operation, the parts of a condition and the elements of a
    tuple. Alike means: the same shape, and each name of the first stands for one name of the
    second throughout, at least one of them for another; or all names are the same, and each
    number of a place stands for another.
    """
    count = 0
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp):
            parts = [node.left, node.right]
        elif isinstance(node, ast.BoolOp):
            parts = node.values
        elif isinstance(node, ast.Tuple):
            parts = node.elts
        else:
            parts = []
        for first, second in pairwise(parts):
            count += _alike(first, second)
    return count


def _alike(first: ast.AST, second: ast.AST) -> bool:
    if isinstance(first, (ast.Name, ast.Constant)):
        return False
    left, right = list(ast.walk(first)), list(ast.walk(second))
    if len(left) != len(right):
        return False
    names: dict[str, str] = {}
    places = {id(n.slice) for n in left if isinstance(n, ast.Subscript)}
    indexes: dict[object, object] = {}
    for a, b in zip(left, right, strict=True):
        if type(a) is not type(b):
            return False
        if isinstance(a, ast.Name) and names.setdefault(a.id, b.id) != b.id:
            return False
        if isinstance(a, ast.Attribute) and a.attr != b.attr:
            return False
        if isinstance(a, ast.Constant):
            index = id(a) in places and indexes.setdefault(a.value, b.value) == b.value
            if a.value != b.value and not index:
                return False
    named = any(a != b for a, b in names.items())
    placed = any(a != b for a, b in indexes.items())
    distinct = len(set(names.values())) == len(names)
    return distinct and named != placed
