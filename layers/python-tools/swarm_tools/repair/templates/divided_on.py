"""A quotient is taken and the rest is lost, where a loop goes on to divide the rest."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(s, sizes):\n    found = []\n    for size in sizes:\n        n = s // size\n"
    "        found.append(n)\n    return found\n"
)
AFTER = (
    "def f(s, sizes):\n    found = []\n    for size in sizes:\n        n, s = divmod(s, size)\n"
    "        found.append(n)\n    return found\n"
)
COST = 1.1


def propose(site):
    """Yield both results of the division, for those of one value that have one."""
    for node in site.nodes:
        value = getattr(node, "value", None)
        if not isinstance(node, ast.Assign) or not isinstance(value, ast.BinOp):
            continue
        whole = value.left
        if not isinstance(value.op, (ast.FloorDiv, ast.Mod)) or not isinstance(whole, ast.Name):
            continue
        target = site.source.seg(node.targets[0])
        if target != whole.id:
            names = (target, whole.id) if isinstance(value.op, ast.FloorDiv) else (whole.id, target)
            new = f"{names[0]}, {names[1]} = divmod({whole.id}, {site.source.seg(value.right)})"
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
