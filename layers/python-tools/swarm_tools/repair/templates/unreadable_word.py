"""A text may stand for no number: a dash, or nothing at all, counts as zero."""

from __future__ import annotations

import ast

BEFORE = "def f(size):\n    return int(size)\n"
AFTER = "def f(size):\n    return 0 if size == '-' else int(size)\n"
MAKERS = ("int", "float", "Decimal")
COST = 1.8


def propose(site):
    """Yield conversions that give a plain value for a dash, and for an empty text."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in MAKERS:
            continue
        if len(node.args) != 1 or not isinstance(node.args[0], (ast.Name, ast.Subscript)):
            continue
        text, whole = site.source.seg(node.args[0]), site.source.seg(node)
        news = [f"{value} if {text} == '-' else {whole}" for value in ("0", "None")]
        news += [f"{whole} if {text} else {value}" for value in ("0", "None")]
        news += [f"{whole} if {text}.isdigit() else {value}" for value in ("0", "None")]
        for rank, new in enumerate(news):
            said = f"`{whole}` becomes `{new}`"
            yield site.replace(node, new, COST + 0.05 * rank, said[:160], loose=True)
