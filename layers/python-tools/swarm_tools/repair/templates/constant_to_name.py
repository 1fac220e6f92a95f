"""A constant stands where a parameter, variable or attribute was meant."""

from __future__ import annotations

import ast

BEFORE = "def f(text, mark):\n    return text.split(',')\n"
AFTER = "def f(text, mark):\n    return text.split(mark)\n"


def propose(site):
    """Yield the names in reach for each constant, unused parameters first."""
    read = {n.id for n in site.nodes if isinstance(n, ast.Name)}
    for node in site.nodes:
        if not isinstance(node, ast.Constant) or isinstance(site.parent(node), ast.JoinedStr):
            continue
        if isinstance(site.parent(node), (ast.Expr, ast.FormattedValue)):
            continue
        if site.in_annotation(node):
            continue
        old = site.source.seg(node)
        for name in [*site.names, *site.attributes]:
            unused = name in site.params and name not in read
            yield site.replace(
                node, name, 1.0 if unused else 1.75, f"`{old}` becomes `{name}`"[:160]
            )
