"""An error is made and not raised."""

from __future__ import annotations

import ast

BEFORE = "def f(n):\n    if n < 0:\n        ValueError('negative')\n    return n\n"
AFTER = "def f(n):\n    if n < 0:\n        raise ValueError('negative')\n    return n\n"
COST = 0.8


def propose(site):
    """Yield `raise` for errors that stand alone, are returned, or are printed."""
    for node in site.nodes:
        value = getattr(node, "value", None)
        if not isinstance(node, (ast.Expr, ast.Return)):
            continue
        if isinstance(value, ast.Call) and getattr(value.func, "id", "") == "print":
            value = value.args[0] if value.args else None
        name = getattr(getattr(value, "func", value), "id", "")
        if name.endswith(("Error", "Exception")) and name in site.globals:
            new = f"raise {site.source.seg(value)}"
            yield site.replace(node, new, COST, f"`{new}`"[:160])
