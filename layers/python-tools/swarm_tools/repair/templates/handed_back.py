"""Another thing is to be put where its like is put elsewhere: `free.append(holder)`."""

from __future__ import annotations

import ast

from swarm_tools.repair.templates.copied_statement import LEAVING

BEFORE = (
    "def f(free, taken, rank):\n    while free:\n        one = free.pop()\n        old = taken[0]\n"
    "        if rank[one] < rank[old]:\n            taken[0] = one\n        else:\n"
    "            free.append(one)\n    return taken\n"
)
AFTER = BEFORE.replace(
    "            taken[0] = one\n", "            taken[0] = one\n            free.append(old)\n"
)

METHODS = ("append", "add", "appendleft", "push", "put", "remove", "discard", "insert")
MOST_CALLS = 4
MOST_NAMES = 16
MOST_BLOCKS = 14


def propose(site):
    """Yield such calls with other names at the end of each block."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    rows: dict[str, None] = {}
    for call in calls(site)[:MOST_CALLS]:
        head, given = site.source.seg(call.func), site.source.seg(call.args[-1])
        for name in [n for n in site.names if n != given][:MOST_NAMES]:
            if not head.startswith(f"{name}."):
                rows.setdefault(f"{head}({name})")
    blocks = [b for owner, b in site.blocks() if owner is not site.node][:MOST_BLOCKS]
    for block in blocks:
        last = block[-1]
        if (
            isinstance(last, LEAVING)
            or site.source.is_elif(last)
            or not site.source.owns_lines(last)
        ):
            continue
        for row in rows:
            indent = site.source.indent_of(last)
            yield site.insert_after(last, [row], 1.9, f"`{row}` added"[:160], indent)


def calls(site):
    """Return the statements of the function that put one plain name into something."""
    return [
        n.value
        for n in site.nodes
        if isinstance(n, ast.Expr)
        and isinstance(n.value, ast.Call)
        and getattr(n.value.func, "attr", "") in METHODS
        and len(n.value.args) == 1
        and isinstance(n.value.args[0], ast.Name)
    ]
