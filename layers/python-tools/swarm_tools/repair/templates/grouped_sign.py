"""A sign belongs to the whole operation and not to its first operand: `~(mask << shift)`."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(raw, mask, shift):\n    return raw & ~mask << shift\n"
AFTER = "def f(raw, mask, shift):\n    return raw & ~(mask << shift)\n"
COST = 1.1


def propose(site):
    """Yield operations within the parentheses of the sign before them, and the sign alone."""
    for node in site.nodes:
        if not isinstance(node, (ast.BinOp, ast.Compare, ast.BoolOp)):
            continue
        first = node.values[0] if isinstance(node, ast.BoolOp) else node.left
        start, end = site.source.span(node)
        if isinstance(first, ast.UnaryOp) and site.source.text[start:end].count("(") < 3:
            at = site.source.span(first.operand)[0]
            said = "the sign belongs to the whole"
            yield Proposal(((at, at, "("), (end, end, ")")), COST, node.lineno, said)
