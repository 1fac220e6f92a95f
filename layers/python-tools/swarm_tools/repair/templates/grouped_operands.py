"""Operands belong together that the order of operations tears apart: `n * (n - 1) // 2`."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.model import Proposal

BEFORE = "def f(n):\n    return n * n - 1 // 2\n"
AFTER = "def f(n):\n    return n * (n - 1) // 2\n"
COST = 1.3
MOST = 6


def propose(site):
    """Yield each row of operands with two neighbours in parentheses."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or isinstance(site.parent(node), ast.BinOp):
            continue
        leaves = list(operands(node))
        text = site.source.seg(node)
        if not 3 <= len(leaves) <= MOST or "(" in text.replace("()", ""):
            continue
        for first, second in pairwise(leaves):
            start, end = site.source.span(first)[0], site.source.span(second)[1]
            edits = ((start, start, "("), (end, end, ")"))
            said = f"`{site.source.text[start:end]}` belongs together"
            yield Proposal(edits, COST, node.lineno, said[:160])


def operands(node):
    """Yield the operands of nested operations from left to right."""
    if isinstance(node, ast.BinOp):
        yield from operands(node.left)
        yield from operands(node.right)
    else:
        yield node
