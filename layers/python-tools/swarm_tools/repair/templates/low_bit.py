"""The lowest set bit is taken where it was to be dropped, or the other way round."""

from __future__ import annotations

import ast

BEFORE = "def f(i):\n    return i & (i - 1)\n"
AFTER = "def f(i):\n    return i & -i\n"


def propose(site):
    """Yield `x & -x` for `x & (x - 1)` and the other way round, and each for what is like it."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, (ast.BitAnd, ast.BitOr)):
            continue
        name = getattr(node.left, "id", "")
        if not name or name not in {n.id for n in ast.walk(node.right) if isinstance(n, ast.Name)}:
            continue
        for right in (f"-{name}", f"({name} - 1)", f"~{name}", f"({name} + 1)", f"({name} >> 1)"):
            text = f"{name} & {right}"
            if text != site.source.seg(node):
                yield site.replace(node, text, 1.3, f"operation becomes `{text}`", loose=True)
