"""One item of a row that is read step by step is taken for the one behind it."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(lines):\n    name = next(lines)\n    quality = next(lines)\n    return name, quality\n"
)
AFTER = (
    "def f(lines):\n    name = next(lines)\n    next(lines)\n    quality = next(lines)\n"
    "    return name, quality\n"
)
TAKING = ("next", "readline", "pop", "popleft", "get_nowait")
COST = 1.5


def propose(site):
    """Yield a call that takes an item and drops it, before each statement that takes one."""
    for node in site.nodes:
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        stmt = site.statement(node)
        if name not in TAKING or not isinstance(stmt, ast.stmt):
            continue
        row = site.source.seg(node)
        if len(row) <= 40 and site.source.room_before(stmt):
            yield site.insert_before(stmt, [row], COST, f"`{row}` added")
