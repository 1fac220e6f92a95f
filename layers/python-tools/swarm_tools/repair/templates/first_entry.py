"""A list of equal entries is to begin with another one: `[1] * n` for `[1] + [0] * (n - 1)`."""

from __future__ import annotations

import ast

BEFORE = "def f(width):\n    ways = [1] * width\n    return ways\n"
AFTER = "def f(width):\n    ways = [1] + [0] * (width - 1)\n    return ways\n"
OTHERS = ("0", "1", "False", "True", "None")


def propose(site):
    """Yield such a list with another first entry, and with one entry more."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Mult):
            continue
        if not isinstance(node.left, ast.List) or len(node.left.elts) != 1:
            continue
        entry, count = site.source.seg(node.left.elts[0]), site.source.seg(node.right)
        rest = shorter(site, node.right, count)
        for rank, other in enumerate(o for o in OTHERS if o != entry):
            cost = 1.9 + 0.05 * rank
            for new in (f"[{entry}] + [{other}] * {rest}", f"[{other}] + [{entry}] * {rest}"):
                yield site.replace(node, new, cost, f"list becomes `{new}`"[:160], loose=True)


def shorter(site, node, text):
    """Return the text of a count that is one less, fit to be multiplied by."""
    more = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add)
    if more and isinstance(node.right, ast.Constant) and node.right.value == 1:
        return site.operand(node.left)
    whole = text.startswith("(") or not isinstance(node, ast.BinOp)
    return f"({text} - 1)" if whole else f"(({text}) - 1)"
