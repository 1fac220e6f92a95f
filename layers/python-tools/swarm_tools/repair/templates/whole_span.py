"""The whole length of a span of time was meant, not its seconds beside the days."""

from __future__ import annotations

import ast

BEFORE = "def f(start, end):\n    return (end - start).seconds / 60\n"
AFTER = "def f(start, end):\n    return (end - start).total_seconds() / 60\n"


def propose(site):
    """Yield `x.total_seconds()` for `x.seconds`."""
    for node in site.nodes:
        up = site.parent(node)
        if not isinstance(node, ast.Attribute) or node.attr != "seconds":
            continue
        called = isinstance(up, ast.Call) and up.func is node
        if isinstance(node.ctx, ast.Load) and not called:
            text = f"{site.source.seg(node.value)}.total_seconds()"
            if isinstance(node.value, ast.BinOp):
                text = f"({site.source.seg(node.value)}).total_seconds()"
            yield site.replace(node, text, 1.0, f"`.seconds` becomes `{text}`"[:160])
