"""A product is to be divided by what a helper makes of the same values: `a * b // gcd(a, b)`."""

from __future__ import annotations

import ast

BEFORE = (
    "def gcd(a, b):\n    while b:\n        a, b = b, a % b\n    return a\n\n\n"
    "def lcm(a, b):\n    return a * b\n"
)
AFTER = BEFORE.replace("return a * b", "return a * b // gcd(a, b)")
COST = 1.4


def propose(site):
    """Yield what is returned divided by, times and less the helpers of as many parameters."""
    width, own = len(site.params), getattr(site.node, "name", "")
    helpers = [
        f"{stmt.name}({', '.join(site.params)})"
        for stmt in site.source.tree.body
        if isinstance(stmt, ast.FunctionDef)
        and stmt.name != own
        and len(stmt.args.args) == width > 0
    ]
    for node in site.nodes:
        if not isinstance(node, ast.Return) or isinstance(node.value, (ast.Constant, type(None))):
            continue
        text = site.source.seg(node.value)
        left = site.operand(node.value)
        plain = isinstance(node.value, ast.BinOp) and isinstance(node.value.op, ast.Mult)
        left = text if plain else left
        for rank, call in enumerate(helpers[:4]):
            for more, sign in enumerate(("//", "/", "*", "-", "+")):
                new = f"{left} {sign} {call}"
                cost = COST + 0.1 * rank + 0.1 * more
                yield site.replace(node.value, new, cost, f"`{text}` becomes `{new}`"[:160])
