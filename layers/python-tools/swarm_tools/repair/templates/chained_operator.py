"""A row of values is added up that was to be multiplied, or the other way round."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(a, b, c):\n    return a + b + c\n"
AFTER = "def f(a, b, c):\n    return a * b * c\n"
COST = 1.3


def propose(site):
    """Yield rows of three values and more with the other operator throughout."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, (ast.Add, ast.Mult)):
            continue
        around = site.parent(node)
        if isinstance(around, ast.BinOp) and type(around.op) is type(node.op):
            continue
        spans, part = [], node
        while isinstance(part, ast.BinOp) and type(part.op) is type(node.op):
            spans.append(site.source.operator_between(part.left, part.right))
            part = part.left
        if len(spans) < 2 or None in spans:
            continue
        new = "*" if isinstance(node.op, ast.Add) else "+"
        edits = tuple((*span, new) for span in reversed(spans))
        if new == "+" and site.binds_tightly(node):
            continue
        yield Proposal(edits, COST, node.lineno, f"`{new}` in the whole row")
