"""The digits of a number are counted where their values are meant."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(n):\n    total = 0\n    while n > 0:\n        total += 1\n        n //= 10\n"
    "    return total\n"
)
AFTER = BEFORE.replace("total += 1", "total += n % 10")
COST = 1.3


def propose(site):
    """Yield `+= n % base` for `+= 1` in loops that divide `n` by `base`."""
    for loop in [n for n in site.nodes if isinstance(n, ast.While)]:
        divided = [d for s in loop.body if (d := quotient(site, s))]
        for stmt in loop.body if divided else ():
            counts = isinstance(stmt, ast.AugAssign) and isinstance(stmt.op, ast.Add)
            if counts and getattr(stmt.value, "value", None) == 1:
                for name, base in divided:
                    text = f"{name} % {base}"
                    yield site.replace(stmt.value, text, COST, f"`1` becomes `{text}`")


def quotient(site, stmt):
    """Return the name and the divisor of `n //= base` and `n = n // base`, None of another row."""
    if isinstance(stmt, ast.AugAssign) and isinstance(stmt.op, ast.FloorDiv):
        return site.source.seg(stmt.target), site.source.seg(stmt.value)
    value = getattr(stmt, "value", None)
    if isinstance(stmt, ast.Assign) and isinstance(value, ast.BinOp):
        same = site.source.seg(stmt.targets[0]) == site.source.seg(value.left)
        if same and isinstance(value.op, ast.FloorDiv):
            return site.source.seg(value.left), site.source.seg(value.right)
    return None
