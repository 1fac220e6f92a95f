"""An error is made and not raised."""

from __future__ import annotations

import ast

BEFORE = "def f(n):\n    if n < 0:\n        ValueError('negative')\n    return n\n"
AFTER = "def f(n):\n    if n < 0:\n        raise ValueError('negative')\n    return n\n"
COST = 0.8


def propose(site):
    """Yield `raise` for errors that stand alone, are returned, printed, or caught and kept."""
    for node in site.nodes:
        if isinstance(node, ast.ExceptHandler):
            last = node.body[-1]
            if site.source.takes_lines(last) and not isinstance(last, (ast.Raise, ast.Return)):
                indent = site.source.indent_of(last)
                yield site.insert_after(last, ["raise"], COST + 0.6, "`raise` added", indent)
        value = getattr(node, "value", None)
        if not isinstance(node, (ast.Expr, ast.Return)):
            continue
        if isinstance(value, ast.Call) and getattr(value.func, "id", "") == "print":
            value = value.args[0] if value.args else None
        name = getattr(getattr(value, "func", value), "id", "")
        if name.endswith(("Error", "Exception")) and name in site.globals:
            new = f"raise {site.source.seg(value)}"
            yield site.replace(node, new, COST, f"`{new}`"[:160])
