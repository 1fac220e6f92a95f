"""Two arguments, operands or elements are in the wrong order."""

from __future__ import annotations

import ast
from itertools import combinations

from swarm_tools.repair.model import Proposal

BEFORE = "def f(a, b):\n    return a - b\n"
AFTER = "def f(a, b):\n    return b - a\n"

ONE_WAY = (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow)


def propose(site):
    """Yield each pair of neighbours swapped."""
    yield from constants(site)
    for node in site.nodes:
        groups = []
        if isinstance(node, ast.Call):
            groups.append((node.args, 1.3))
        elif isinstance(node, ast.BinOp) and isinstance(node.op, (*ONE_WAY, ast.Add)):
            step = isinstance(node.op, ast.Sub) and isinstance(node.right, ast.Constant)
            groups.append(([node.left, node.right], 1.8 if step else 1.2))
        elif isinstance(node, (ast.Tuple, ast.List)) and isinstance(node.ctx, ast.Load):
            groups.append((node.elts[:6], 1.5))
        elif isinstance(node, ast.DictComp):
            groups.append(([node.key, node.value], 1.2))
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript):
            groups.append(([node.value.slice, node.slice], 1.2))
        elif isinstance(node, ast.IfExp):
            groups.append(([node.body, node.orelse], 1.2))
        for items, cost in groups:
            for left, right in combinations(items, 2):
                first, second = site.source.span(left), site.source.span(right)
                if isinstance(left, ast.Starred) or isinstance(right, ast.Starred):
                    continue
                a, b = site.source.seg(left), site.source.seg(right)
                if a != b and first[1] <= second[0]:
                    edits = ((*first, b), (*second, a))
                    yield Proposal(edits, cost, node.lineno, f"`{a}` and `{b}` change places")


def constants(site):
    """Yield two constants of one statement exchanged."""
    found: dict[int, list[ast.Constant]] = {}
    for node in site.nodes:
        if isinstance(node, ast.Constant) and not isinstance(site.parent(node), ast.JoinedStr):
            found.setdefault(id(site.statement(node)), []).append(node)
    for nodes in found.values():
        for left, right in combinations(nodes[:6], 2):
            a, b = site.source.seg(left), site.source.seg(right)
            if a != b and type(left.value) is type(right.value):
                edits = ((*site.source.span(left), b), (*site.source.span(right), a))
                yield Proposal(edits, 1.6, left.lineno, f"`{a}` and `{b}` change places")
