"""A slice goes on to the end where one item is meant."""

from __future__ import annotations

import ast

BEFORE = "def f(text, i):\n    return text[i:] == 'a'\n"
AFTER = "def f(text, i):\n    return text[i : i + 1] == 'a'\n"


def propose(site):
    """Yield slices of one item, and items, in place of slices to the end."""
    for node in site.nodes:
        if not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.Slice):
            continue
        lower, upper = node.slice.lower, node.slice.upper
        if node.slice.step is not None or lower is None or upper is not None:
            continue
        base, start = site.source.seg(node.value), site.source.seg(lower)
        texts = [f"{base}[{start} : {after(lower, start)}]", f"{base}[{start}]"]
        for rank, text in enumerate(texts):
            yield site.replace(node, text, 1.4 + 0.2 * rank, f"slice becomes `{text}`")


def after(lower, start):
    """Return the source of the index one further."""
    if isinstance(lower, ast.Constant) and type(lower.value) is int:
        return str(lower.value + 1) if lower.value != -1 else "None"
    plus = isinstance(lower, ast.BinOp) and isinstance(lower.op, ast.Add)
    right = lower.right if plus else None
    if isinstance(right, ast.Constant) and type(right.value) is int:
        return f"{ast.unparse(lower.left)} + {right.value + 1}"
    return f"{start} + 1"
