"""Some are changed before all are checked: nothing may be done when one of them is refused."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(order, stock):\n    for key, n in order.items():\n        if stock[key] < n:\n"
    "            raise ValueError(key)\n        stock[key] -= n\n"
)
AFTER = (
    "def f(order, stock):\n    for key, n in order.items():\n        if stock[key] < n:\n"
    "            raise ValueError(key)\n    for key, n in order.items():\n        stock[key] -= n\n"
)
COST = 1.2


def propose(site):
    """Yield a loop over the checks, then one over the rest."""
    for loop in site.nodes:
        if not isinstance(loop, ast.For) or len(loop.body) < 2 or loop.orelse:
            continue
        indent = site.source.indent_of(loop)
        line = site.source.line_start(loop.lineno)
        head = site.source.text[line : site.source.line_start(loop.body[0].lineno)].strip()
        for at, stmt in enumerate(loop.body[:-1]):
            leaves = isinstance(stmt, ast.If) and isinstance(stmt.body[-1], (ast.Raise, ast.Return))
            if not leaves:
                break
            said = "all are checked before any is changed"
            yield site.insert_after(loop.body[at], [head], COST, said, indent)
