"""A condition has `and` for `or`, or a `not` too many or too few."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.model import Proposal

BEFORE = "def f(a, b):\n    return a and b\n"
AFTER = "def f(a, b):\n    return a or b\n"


def propose(site):
    """Yield swapped connectives, added and removed negations."""
    for node in site.nodes:
        if isinstance(node, ast.BoolOp):
            new = "or" if isinstance(node.op, ast.And) else "and"
            for left, right in pairwise(node.values):
                span = site.source.operator_between(left, right)
                if span:
                    yield Proposal(((*span, new),), 1.0, node.lineno, f"connective becomes `{new}`")
            for value in node.values:
                rest = [site.source.seg(v) for v in node.values if v is not value]
                word = " and " if isinstance(node.op, ast.And) else " or "
                yield site.replace(node, word.join(rest), 2.0, "one part of a condition dropped")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield site.replace(node, site.source.seg(node.operand), 1.1, "`not` removed")
        tests = []
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            tests = [node.test]
        elif isinstance(node, ast.BoolOp):
            tests = node.values
        elif isinstance(node, ast.Return) and isinstance(
            node.value, (ast.Compare, ast.Call, ast.BoolOp, ast.Name)
        ):
            tests = [node.value]
        for test in tests:
            if not isinstance(test, ast.Constant):
                yield site.replace(test, f"not ({site.source.seg(test)})", 1.3, "condition negated")
