"""An operand slipped into the parentheses of a call: `get(k, 0 + n)` for `get(k, 0) + n`."""

from __future__ import annotations

import ast

BEFORE = "def f(seen, key, n):\n    seen[key] = seen.get(key, 0 + n)\n    return seen\n"
AFTER = "def f(seen, key, n):\n    seen[key] = seen.get(key, 0) + n\n    return seen\n"
COST = 1.2


def propose(site):
    """Yield each call with the right operand of its last argument put behind it."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or not node.args or node.keywords:
            continue
        last = node.args[-1]
        inner = getattr(last, "func", None)
        if isinstance(inner, ast.Attribute):
            first = site.source.text[site.source.span(node)[0] : site.source.span(inner.value)[1]]
            tail = site.source.text[site.source.span(inner.value)[1] : site.source.span(last)[1]]
            new = f"{first}){tail}"
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
        span = isinstance(last, ast.BinOp) and site.source.operator_between(last.left, last.right)
        if not span or (isinstance(last.left, ast.BinOp) and len(node.args) == 1):
            continue
        sign = site.source.text[slice(*span)]
        before = site.source.text[site.source.span(node)[0] : site.source.span(last.left)[1]]
        new = f"{before}) {sign} {site.operand(last.right)}"
        yield site.replace(node, new, COST, f"becomes `{new}`"[:160], loose=True)
        if sign in "+*":
            first = site.source.text[site.source.span(node)[0] : site.source.span(last)[0]]
            new = f"{site.source.seg(last.left)} {sign} {first}{site.source.seg(last.right)})"
            yield site.replace(node, new, COST + 0.1, f"becomes `{new}`"[:160], loose=True)
