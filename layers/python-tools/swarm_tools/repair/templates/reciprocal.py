"""A negative exponent is undone by the reciprocal, not by the sign alone."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(base, n):\n    if n < 0:\n        return -f(base, -n)\n"
    "    return base * f(base, n - 1) if n else 1\n"
)
AFTER = BEFORE.replace("return -f(base, -n)", "return 1 / f(base, -n)")
COST = 1.3


def propose(site):
    """Yield `1 / f(...)` where a function returns itself of a value with the other sign."""
    name = getattr(site.node, "name", "")
    for node in site.nodes:
        if not isinstance(node, ast.Return) or node.value is None:
            continue
        signed = isinstance(node.value, ast.UnaryOp) and isinstance(node.value.op, ast.USub)
        call = node.value.operand if signed else node.value
        if not isinstance(call, ast.Call) or getattr(call.func, "id", "") != name:
            continue
        if any(isinstance(getattr(arg, "op", None), ast.USub) for arg in call.args):
            new = f"1 / {site.source.seg(call)}"
            yield site.replace(node.value, new, COST, f"value becomes `{new}`"[:160])
