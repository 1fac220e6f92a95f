"""One item is deleted where all from a place on were meant: `del rows[size:]`."""

from __future__ import annotations

import ast

BEFORE = "def f(rows, size):\n    del rows[size]\n    return rows\n"
AFTER = "def f(rows, size):\n    del rows[size:]\n    return rows\n"
COST = 1.1


def propose(site):
    """Yield what is deleted as all from there on, up to there, and one further."""
    for node in site.nodes:
        if not isinstance(node, ast.Subscript) or not isinstance(node.ctx, ast.Del):
            continue
        if isinstance(node.slice, ast.Slice):
            continue
        at = site.source.seg(node.slice)
        for rank, new in enumerate((f"{at}:", f":{at}", f"{at} - 1", f"{at} + 1", f"{at} + 1:")):
            said = f"`[{at}]` becomes `[{new}]`"
            yield site.replace(node.slice, new, COST + 0.1 * rank, said[:160])
