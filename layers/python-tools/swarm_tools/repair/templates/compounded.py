"""A factor for one period is raised to the number of periods, or the other way round."""

from __future__ import annotations

import ast

BEFORE = "def f(amount, rate, years):\n    return amount * (1 + rate * years)\n"
AFTER = "def f(amount, rate, years):\n    return amount * ((1 + rate) ** years)\n"
COST = 1.4


def propose(site):
    """Yield `(a + b) ** n` for each `a + b * n`, and `a + b * n` for each `(a + b) ** n`."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp):
            continue
        if isinstance(node.op, ast.Pow) and summed(node.left):
            one, rate, times = node.left.left, node.left.right, node.right
            form = "({one} + {rate} * {times})"
        elif summed(node) and isinstance(node.right, ast.BinOp):
            if not isinstance(node.right.op, ast.Mult):
                continue
            one, rate, times = node.left, node.right.left, node.right.right
            form = "({one} + {rate}) ** {times}"
        else:
            continue
        seg = site.source.seg
        new = form.format(one=seg(one), rate=seg(rate), times=seg(times))
        yield site.replace(node, new, COST, f"becomes `{new}`"[:160])


def summed(node):
    """Say whether a node is a sum."""
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add)
