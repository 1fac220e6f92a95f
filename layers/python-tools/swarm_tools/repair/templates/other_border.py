"""Only one border of a table is filled before its inside is."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(rows, cols):\n    cost = [[0] * cols for _ in range(rows)]\n"
    "    for i in range(rows):\n        cost[i][0] = i\n    return cost\n"
)
AFTER = (
    "def f(rows, cols):\n    cost = [[0] * cols for _ in range(rows)]\n"
    "    for i in range(rows):\n        cost[i][0] = i\n    for i in range(cols):\n"
    "        cost[0][i] = i\n    return cost\n"
)
COST = 1.1
MOST = 6


def propose(site):
    """Yield the loop over the other border, for each number of places in reach."""
    longs = site.lengths()
    longs = [*site.names, *longs, *(f"{text} + 1" for text in longs)]
    for loop in site.nodes:
        if (
            not isinstance(loop, ast.For)
            or len(loop.body) != 1
            or not isinstance(loop.iter, ast.Call)
        ):
            continue
        [stmt] = loop.body
        target = stmt.targets[0] if isinstance(stmt, ast.Assign) else None
        inner = getattr(target, "value", None)
        if not isinstance(inner, ast.Subscript) or not isinstance(target, ast.Subscript):
            continue
        indent = site.source.indent_of(loop)
        name, old = site.source.seg(loop.target), site.source.seg(loop.iter)
        table, first, last = (site.source.seg(n) for n in (inner.value, inner.slice, target.slice))
        row = f"{table}[{last}][{first}] = {site.source.seg(stmt.value)}"
        for long in [text for text in dict.fromkeys(longs) if f"({text})" not in old][:MOST]:
            rows = [f"for {name} in range({long}):", f"{step_of(indent)}{row}"]
            yield site.insert_after(loop, rows, COST, f"`{rows[0]} {row}` added"[:160], indent)
