"""A container is made and looked into, and nothing is ever put into it."""

from __future__ import annotations

import ast

from swarm_tools.repair.templates.copied_statement import LEAVING

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
WAYS = {"set": "add", "deque": "append"}
MOST_KEYS = 6
MOST_BLOCKS = 10


def propose(site):
    """Yield, in each block of a loop, an entry made of what is asked for and names in reach."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    for name, way in unfilled(site).items():
        keys = [n for n in site.names if n != name][-MOST_KEYS:]
        asked = list(dict.fromkeys([*sought(site, name), *keys]))
        if way:
            rows = [f"{name}.{way}({key})" for key in asked]
        else:
            rows = [f"{name}[{key}] = {value}" for key in keys for value in (*keys, "1", "True")]
        inside = [b for owner, b in site.blocks() if owner is not site.node]
        for block in [b for b in inside if site.in_loop(b[0])][:MOST_BLOCKS]:
            yield from added(site, block, rows, everywhere=bool(way))


def added(site, block, rows, *, everywhere):
    """Yield the rows at the end of a block, and before each of its statements."""
    last = block[-1]
    for stmt in block if everywhere else ():
        if site.source.room_before(stmt):
            for row in rows:
                yield site.insert_before(stmt, [row], 1.3, f"`{row}` added")
    if not site.source.room_before(last):
        return
    indent = site.source.indent_of(last)
    for row in rows:
        cost = 1.3 if everywhere else 1.7
        if not isinstance(last, LEAVING):
            yield site.insert_after(last, [row], cost, f"`{row}` added", indent)
        elif not everywhere:
            yield site.insert_before(last, [row], cost, f"`{row}` added")


def unfilled(site):
    """Return the containers that are read and never filled, each with the method that fills it.

    The method is empty for those that are filled by place.
    """
    made: dict[str, str] = {}
    read, filled = set(), set()
    for node in site.nodes:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if isinstance(node.value, MADE):
                made.setdefault(node.targets[0].id, way_of(node.value))
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            (read if isinstance(node.ctx, ast.Load) else filled).add(node.value.id)
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            read.add(getattr(node.comparators[0], "id", ""))
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in FILLS:
            filled.add(getattr(node.func.value, "id", ""))
    return {name: way for name, way in made.items() if name in read and name not in filled}


def way_of(value):
    """Return the method that fills a new container, empty for those filled by place."""
    if isinstance(value, ast.List) and not value.elts:
        return "append"
    if isinstance(value, ast.Call):
        return WAYS.get(getattr(value.func, "id", ""), "")
    return ""


def sought(site, name):
    """Return what the function asks the container for."""
    return [
        site.source.seg(n.left)
        for n in site.nodes
        if isinstance(n, ast.Compare) and getattr(n.comparators[0], "id", "") == name
    ]
