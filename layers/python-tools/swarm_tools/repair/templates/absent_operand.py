"""A value that may be missing is reckoned with: the check before it does not look for None."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(best, i, step):\n    if step > i:\n        return 0\n    return best[i - step] + 1\n"
)
AFTER = (
    "def f(best, i, step):\n    if step > i or best[i - step] is None:\n        return 0\n"
    "    return best[i - step] + 1\n"
)
JUMPS = (ast.Return, ast.Raise, ast.Continue, ast.Break)
REACH = 2


def propose(site):
    """Yield `or <operand> is None` for conditions that leave before an operand is used."""
    for _, block in site.blocks():
        for at, stmt in enumerate(block):
            if not isinstance(stmt, ast.If) or stmt.orelse or not isinstance(stmt.body[-1], JUMPS):
                continue
            old = site.source.seg(stmt.test)
            for text in operands(site, block[at + 1 : at + 1 + REACH]):
                new = f"{old} or {text} is None"
                yield site.replace(stmt.test, new, 1.4, f"condition becomes `{new}`"[:160])


def operands(site, statements):
    """Return the sources of items and results that statements add to, or compare."""
    found = {}
    for stmt in statements:
        for node in ast.walk(stmt):
            sides = ()
            if isinstance(node, ast.BinOp):
                sides = (node.left, node.right)
            elif isinstance(node, ast.Compare) and not isinstance(node.ops[0], (ast.Is, ast.IsNot)):
                sides = (node.left, *node.comparators)
            for side in sides:
                if isinstance(side, (ast.Subscript, ast.Call)):
                    found[site.source.seg(side)] = None
    return list(found)
