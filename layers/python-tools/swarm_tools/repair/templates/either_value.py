"""A value beside a comparison is compared, too: `x == 'a' or 'b'` for `x in ('a', 'b')`."""

from __future__ import annotations

import ast

BEFORE = "def f(x):\n    if x == 'a' or 'b':\n        return 1\n    return 2\n"
AFTER = "def f(x):\n    if x in ('a', 'b'):\n        return 1\n    return 2\n"
WORDS = {ast.Eq: "in", ast.NotEq: "not in"}


def propose(site):
    """Yield the membership that was meant."""
    for node in site.nodes:
        if not isinstance(node, ast.BoolOp) or not isinstance(node.values[0], ast.Compare):
            continue
        first, others = node.values[0], node.values[1:]
        word = WORDS.get(type(first.ops[0]))
        plain = all(isinstance(other, (ast.Constant, ast.Name, ast.Attribute)) for other in others)
        if word is None or len(first.ops) != 1 or not plain:
            continue
        values = ", ".join(site.source.seg(v) for v in (first.comparators[0], *others))
        new = f"{site.source.seg(first.left)} {word} ({values})"
        yield site.replace(node, new, 1.0, f"condition becomes `{new}`"[:160])
