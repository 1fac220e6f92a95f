"""A way starts anew at each step: the way so far was to be made longer."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(graph, start):\n    ways = [[start]]\n    for way in ways:\n"
    "        for node in graph.get(way[-1], []):\n            ways.append([start, node])\n"
    "    return ways\n"
)
AFTER = BEFORE.replace("[start, node]", "way + [node]")
COST = 1.2


def propose(site):
    """Yield `way + [last]` for a list that is handed over, for ways whose end is read."""
    ways = [ast.unparse(n.value) for n in site.nodes
            if isinstance(n, ast.Subscript) and ast.unparse(n.slice) == "-1"
            and isinstance(n.value, ast.Name)]  # fmt: skip
    for node in site.nodes if ways else ():
        if not isinstance(node, ast.List) or not node.elts:
            continue
        up = site.parent(node)
        if not isinstance(up, (ast.Call, ast.Tuple, ast.Yield, ast.YieldFrom)):
            continue
        last = site.source.seg(node.elts[-1])
        for way in dict.fromkeys(ways):
            new = f"{way} + [{last}]"
            yield site.replace(node, new, COST, f"`{site.source.seg(node)}` becomes `{new}`"[:160])
