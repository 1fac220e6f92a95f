"""The whole is taken where a part of it is taken already: `min(self.size - used, count)`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(slots, size, count):\n    for slot in slots:\n        moved = min(size, count)\n"
    "        slot[1] += moved\n        count -= moved\n    return count\n"
)
AFTER = (
    "def f(slots, size, count):\n    for slot in slots:\n"
    "        moved = min(size - slot[1], count)\n"
    "        slot[1] += moved\n        count -= moved\n    return count\n"
)
COST = 1.6
MOST = 10


def propose(site):
    """Yield arguments, items of returned tuples and signed operands less, or more by, others."""
    others = dict.fromkeys(grown(site))
    others |= dict.fromkeys(site.expressions(MOST))
    for node in site.nodes:
        read = isinstance(getattr(node, "ctx", None), ast.Load) or isinstance(node, ast.BinOp)
        if not read or isinstance(node, ast.Tuple) or not fits(site, site.parent(node), node):
            continue
        text = site.operand(node) if isinstance(node, ast.BinOp) else site.source.seg(node)
        if text == "self" or len(text) > 40:
            continue
        beside = site.parent(node)
        own = [site.source.seg(e) for e in getattr(beside, "elts", ()) if e is not node]
        terms = dict.fromkeys((*own, *others, *site.attributes[:4]))
        for rank, other in enumerate(terms):
            if other == site.source.seg(node) or "\n" in other:
                continue
            cost = COST + 0.04 * rank
            for new in (f"{text} - {other}", f"{other} + {site.source.seg(node)}"):
                yield site.replace(node, new, cost, f"`{text}` becomes `{new}`"[:160], loose=True)


def fits(site, up, node):
    """Say whether what stands at this place may be too much, or too little."""
    if isinstance(up, ast.Call):
        return node in up.args
    if isinstance(up, ast.BinOp):
        return isinstance(up.op, ast.Mod) and up.left is node
    if isinstance(up, ast.UnaryOp):
        return isinstance(up.op, ast.USub)
    return isinstance(up, ast.Tuple) and isinstance(site.parent(up), (ast.Return, ast.Yield))


def grown(site):
    """Yield what the function adds to, or takes from."""
    for node in site.nodes:
        if isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Add, ast.Sub)):
            yield site.source.seg(node.target)
