"""The items of a container are the arguments, not the container itself: `zip(*rows)`."""

from __future__ import annotations

import ast

BEFORE = "def f(rows):\n    return [sum(column) for column in zip(rows)]\n"
AFTER = "def f(rows):\n    return [sum(column) for column in zip(*rows)]\n"


def propose(site):
    """Yield calls with one argument that is taken apart, or no longer is."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or len(node.args) != 1:
            continue
        given = node.args[0]
        text = site.source.seg(given)
        new = text[1:] if isinstance(given, ast.Starred) else f"*{text}"
        if isinstance(given, (ast.Constant, ast.GeneratorExp)):
            continue
        cost = 1.5 if getattr(node.func, "id", "") == "zip" else 1.9
        yield site.replace(given, new.lstrip(), cost, f"argument becomes `{new}`"[:160])
