"""A number's text has fewer digits than are meant: zeros are to stand before them."""

from __future__ import annotations

import ast

BEFORE = "def f(number):\n    return sorted(str(number))\n"
AFTER = "def f(number):\n    return sorted(str(number).zfill(4))\n"
WIDTHS = ("2", "4", "3", "8", "5", "6")


def propose(site):
    """Yield texts of numbers filled up to a usual width."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in ("str", "bin"):
            continue
        text = site.source.seg(node)
        if len(node.args) != 1 or isinstance(site.parent(node), ast.Attribute):
            continue
        for rank, width in enumerate(WIDTHS):
            new = f"{text}.zfill({width})"
            yield site.replace(node, new, 1.8 + 0.05 * rank, f"`{text}` becomes `{new}`"[:160])
