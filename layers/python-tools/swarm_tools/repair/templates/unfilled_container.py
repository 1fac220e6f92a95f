"""A container is made and looked into, and nothing is ever put at its places."""

from __future__ import annotations

import ast

from swarm_tools.repair.templates.copied_statement import LEAVING, is_elif

BEFORE = (
    "def f(rows):\n    seen = {}\n    for at, row in enumerate(rows):\n        if row in seen:\n"
    "            return seen[row]\n    return None\n"
)
AFTER = (
    "def f(rows):\n    seen = {}\n    for at, row in enumerate(rows):\n        if row in seen:\n"
    "            return seen[row]\n        seen[row] = at\n    return None\n"
)

MADE = (ast.List, ast.Dict, ast.BinOp, ast.ListComp, ast.Call)
FILLS = frozenset(("append", "add", "insert", "extend", "update", "setdefault"))
MOST_KEYS = 6
MOST_BLOCKS = 10


def propose(site):
    """Yield, at the end of each block in a loop, an entry set to a name in reach."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    for name in unfilled(site):
        keys = [n for n in site.names if n != name][-MOST_KEYS:]
        rows = [f"{name}[{key}] = {value}" for key in keys for value in (*keys, "1", "True")]
        blocks = [b for owner, b in site.blocks() if owner is not site.node and site.in_loop(b[0])]
        for block in blocks[:MOST_BLOCKS]:
            last = block[-1]
            leaves = isinstance(last, LEAVING)
            if is_elif(site, last) or not (site.source.owns_lines(last) or hasattr(last, "body")):
                continue
            indent = site.source.indent_of(last)
            for row in rows:
                said = f"`{row}` added"
                if leaves:
                    yield site.insert_before(last, [row], 1.7, said)
                else:
                    yield site.insert_after(last, [row], 1.7, said, indent)


def unfilled(site):
    """Return the local names of containers that are read by place and never filled."""
    made: dict[str, None] = {}
    read, filled = set(), set()
    for node in site.nodes:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if isinstance(node.value, MADE):
                made.setdefault(node.targets[0].id)
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            (read if isinstance(node.ctx, ast.Load) else filled).add(node.value.id)
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            read.add(getattr(node.comparators[0], "id", ""))
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in FILLS:
            filled.add(getattr(node.func.value, "id", ""))
    return [name for name in made if name in read and name not in filled]
