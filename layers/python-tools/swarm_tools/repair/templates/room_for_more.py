"""What is cut off leaves no room for what is put behind it."""

from __future__ import annotations

import ast

BEFORE = "def f(text, most):\n    return text[:most] + '...'\n"
AFTER = "def f(text, most):\n    return text[:most - 3] + '...'\n"


def propose(site):
    """Yield ends of slices less the length of what is added to them."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Add):
            continue
        cut, more = node.left, node.right
        if isinstance(cut, ast.Call) and isinstance(cut.func, ast.Attribute):
            cut = cut.func.value
        if not isinstance(cut, ast.Subscript) or not isinstance(cut.slice, ast.Slice):
            continue
        end = cut.slice.upper
        if not isinstance(end, (ast.Name, ast.Attribute)):
            continue
        text = site.source.seg(end)
        if isinstance(more, ast.Constant) and isinstance(more.value, str):
            new = f"{text} - {len(more.value)}"
        elif isinstance(more, (ast.Name, ast.Attribute)):
            new = f"{text} - len({site.source.seg(more)})"
        else:
            continue
        yield site.replace(end, new, 1.1, f"`{text}` becomes `{new}`")
