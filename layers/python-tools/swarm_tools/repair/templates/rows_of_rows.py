"""All cells are in one row where a row of rows was meant, or the other way round."""

from __future__ import annotations

import ast

BEFORE = "def f(n):\n    return [i * j for i in range(n) for j in range(n)]\n"
AFTER = "def f(n):\n    return [[i * j for j in range(n)] for i in range(n)]\n"
COST = 1.1


def propose(site):
    """Yield a list of lists for two loops in one list, and one list for a list of lists."""
    for node in site.nodes:
        if not isinstance(node, ast.ListComp) or any(g.ifs for g in node.generators):
            continue
        heads = [f"for {site.source.seg(g.target)} in {site.source.seg(g.iter)}"
                 for g in node.generators]  # fmt: skip
        item = site.source.seg(node.elt)
        if len(heads) == 2:
            new = f"[[{item} {heads[1]}] {heads[0]}]"
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
        inner = node.elt
        if len(heads) == 1 and isinstance(inner, ast.ListComp) and len(inner.generators) == 1:
            rest = site.source.seg(inner)[1:-1]
            new = f"[{rest.replace(' for ', f' {heads[0]} for ', 1)}]"
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
