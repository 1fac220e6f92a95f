"""Hours, minutes and seconds of a whole: a smaller unit has to leave out what larger ones took."""

from __future__ import annotations

import ast

BEFORE = "def f(s):\n    return s // 3600, s // 60, s % 60\n"
AFTER = "def f(s):\n    return s // 3600, s % 3600 // 60, s % 60\n"
COST = 1.0


def propose(site):
    """Yield `s % larger // smaller` for quotients and remainders of one value."""
    parts = [n for n in site.nodes if isinstance(n, ast.BinOp)]
    parts = [n for n in parts if isinstance(n.op, (ast.FloorDiv, ast.Mod))]
    parts = [n for n in parts if type(getattr(n.right, "value", None)) is int]
    for node in parts:
        value, size = site.source.seg(node.left), node.right.value
        for other in parts:
            if site.source.seg(other.left) != value or other.right.value <= size:
                continue
            larger = other.right.value
            whole = site.operand(node.left)
            for new in (f"{whole} % {larger} // {size}", f"{whole} // {size} % {larger // size}"):
                if isinstance(node.op, ast.FloorDiv) or larger % size == 0:
                    said = f"`{site.source.seg(node)}` becomes `{new}`"
                    yield site.replace(node, new, COST, said[:160], loose=True)
