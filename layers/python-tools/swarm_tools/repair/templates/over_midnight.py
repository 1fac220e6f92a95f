"""A span that begins late and ends early goes over midnight: after its start, or before its end."""

from __future__ import annotations

import ast

BEFORE = "def f(start, end, hour):\n    return start <= hour < end\n"
AFTER = "def f(start, end, hour):\n    return hour >= start or hour < end\n"
SIGNS = {ast.Lt: ">", ast.LtE: ">="}
COST = 1.5


def propose(site):
    """Yield chains of two bounds joined by `or`, always and where the first is the larger one."""
    for node in site.nodes:
        if isinstance(node, ast.Compare) and len(node.ops) == 2:
            first = SIGNS.get(type(node.ops[0]))
            if first is None or type(node.ops[1]) not in SIGNS:
                continue
            low, place, high = (site.source.seg(n) for n in (node.left, *node.comparators))
            second = "<" if isinstance(node.ops[1], ast.Lt) else "<="
            new = f"{place} {first} {low} or {place} {second} {high}"
            said = f"condition becomes `{new}`"
            yield site.replace(node, new, COST, said[:160], loose=True)
            whole = f"{site.source.seg(node)} if {low} <= {high} else {new}"
            yield site.replace(node, whole, COST + 0.3, f"becomes `{whole}`"[:160], loose=True)
