"""A text is taken apart at the wrong place: its last letter, or all but its first, was meant."""

from __future__ import annotations

import ast

BEFORE = "def f(text):\n    rank, suit = text[0], text[1]\n    return rank, suit\n"
AFTER = "def f(text):\n    rank, suit = text[:-1], text[-1]\n    return rank, suit\n"
COST = 1.1
PAIRS = (("[:-1]", "[-1]"), ("[0]", "[1:]"), ("[:1]", "[1:]"), ("[:2]", "[2:]"), ("[0]", "[-1]"))


def propose(site):
    """Yield other ways to take a sequence apart in two."""
    for node in site.nodes:
        if not isinstance(node, ast.Tuple) or len(node.elts) != 2:
            continue
        if not all(isinstance(e, ast.Subscript) and isinstance(e.ctx, ast.Load) for e in node.elts):
            continue
        first, second = (site.source.seg(e.value) for e in node.elts)
        old = site.source.seg(node).strip("()")
        for one, two in PAIRS:
            new = f"{first}{one}, {second}{two}"
            if first == second and new != old:
                whole = f"({new})" if site.source.seg(node).startswith("(") else new
                yield site.replace(node, whole, COST, f"taken apart as `{new}`"[:160])
