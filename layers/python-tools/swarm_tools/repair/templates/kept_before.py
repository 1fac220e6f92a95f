"""A value is overwritten before it is kept: the runner-up, the previous one."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(rows):\n    best = second = 0\n    for row in rows:\n        if row > best:\n"
    "            best = row\n        elif row > second:\n            second = row\n"
    "    return second\n"
)
AFTER = (
    "def f(rows):\n    best = second = 0\n    for row in rows:\n        if row > best:\n"
    "            second = best\n            best = row\n        elif row > second:\n"
    "            second = row\n    return second\n"
)

MOST = 6


def propose(site):
    """Yield, before each assignment in a block, that another name gets what is about to go."""
    stored = [n.id for n in site.nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    names = list(dict.fromkeys(stored))[:MOST]
    for node in site.nodes:
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        mine = node.targets[0].id
        inside = isinstance(site.parent(node), (ast.If, ast.For, ast.While))
        if not inside or not site.source.owns_lines(node):
            continue
        for other in names:
            if other != mine:
                row = f"{other} = {mine}"
                yield site.insert_before(node, [row], 1.5, f"`{row}` added before it is lost")
