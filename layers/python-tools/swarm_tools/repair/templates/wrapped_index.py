"""A place one before is taken for the place that begins anew: `x[i - 1]` for `x[i % len(x)]`."""

from __future__ import annotations

import ast

BEFORE = "def f(points, i):\n    return points[i - 1]\n"
AFTER = "def f(points, i):\n    return points[i % len(points)]\n"
COST = 1.6


def propose(site):
    """Yield indexes with a step as indexes that begin anew, with another step or without one."""
    for node in site.nodes:
        if not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.BinOp):
            continue
        step = node.slice
        if not isinstance(step.op, (ast.Add, ast.Sub)) or not isinstance(step.right, ast.Constant):
            continue
        base, whole = site.operand(step.left), site.source.seg(node.value)
        by = site.source.seg(step.right)
        news = (f"{base} % len({whole})", f"({base} + {by}) % len({whole})",
                f"({base} - {by}) % len({whole})")  # fmt: skip
        for rank, new in enumerate(news):
            said = f"index becomes `{new}`"
            yield site.replace(step, new, COST + 0.1 * rank, said[:160])
