"""The wrong side of a sequence is taken, or left out: the first ones, or the last ones, or both."""

from __future__ import annotations

import ast

BEFORE = "def f(files, keep):\n    return files[:-keep]\n"
AFTER = "def f(files, keep):\n    return files[keep:]\n"
COST = 1.2


def propose(site):
    """Yield the other three slices with the same bound, and what is left of both ends."""
    for node in site.nodes:
        if not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.Slice):
            continue
        bounds = [b for b in (node.slice.lower, node.slice.upper) if b is not None]
        if len(bounds) != 1 or node.slice.step is not None:
            continue
        [bound] = bounds
        if isinstance(bound, ast.UnaryOp) and isinstance(bound.op, ast.USub):
            bound = bound.operand
        base, text = site.source.seg(node.value), site.operand(bound)
        for form in ("{}[:{}]", "{}[{}:]", "{}[-{}:]", "{}[:-{}]"):
            new = form.format(base, text)
            if new != site.source.seg(node):
                yield site.replace(node, new, COST, f"slice becomes `{new}`"[:160])
        if isinstance(bound, (ast.Name, ast.Attribute)):
            # `x[n:-n]` would be empty for 0.
            new = f"{base}[{text}:len({base}) - {text}]"
            yield site.replace(node, new, COST + 0.2, f"slice becomes `{new}`"[:160])
