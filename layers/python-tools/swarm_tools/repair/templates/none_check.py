"""Truth is asked where absence was meant, or the other way round: zero and empty are not None."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(limit):\n    if not limit:\n        return 10\n    return limit\n"
AFTER = "def f(limit):\n    if limit is None:\n        return 10\n    return limit\n"


def propose(site):
    """Yield `x is None` for `not x`, `x is not None` for `x`, and back."""
    for node in site.nodes:
        tests = []
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            tests = [node.test]
        elif isinstance(node, ast.BoolOp):
            tests = node.values
        elif isinstance(node, ast.comprehension):
            tests = node.ifs
        for test in tests:
            new = other(site, test)
            if new:
                yield site.replace(test, new, 1.2, f"condition becomes `{new}`")
        truth = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "bool"
        if truth and len(node.args) == 1 and (new := other(site, node.args[0])):
            yield site.replace(node, new, 1.2, f"`bool` becomes `{new}`", loose=True)
        if isinstance(node, ast.BoolOp):
            news = [other(site, test) for test in node.values]
            if all(news):
                edits = tuple(
                    (*site.source.span(t), n) for t, n in zip(node.values, news, strict=True)
                )
                yield Proposal(edits, 1.2, node.lineno, "each part is compared with `None`")


def other(site, test):
    """Return the condition that asks the other question, None where there is none."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        if isinstance(test.operand, (ast.Name, ast.Attribute, ast.Subscript, ast.Call)):
            return f"{site.source.seg(test.operand)} is None"
    elif isinstance(test, (ast.Name, ast.Attribute, ast.Subscript, ast.Call)):
        return f"{site.source.seg(test)} is not None"
    elif isinstance(test, ast.Compare) and isinstance(test.comparators[-1], ast.Constant):
        left = site.source.seg(test.left)
        if test.comparators[-1].value is None and len(test.ops) == 1:
            return f"not {left}" if isinstance(test.ops[0], ast.Is) else left
    return None
