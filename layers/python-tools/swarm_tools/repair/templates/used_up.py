"""What was used is not taken off: `room - weights[i]` is asked for, `room` never lessened."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(table, weights, room):\n    taken = []\n    for i in range(len(weights), 0, -1):\n"
    "        if table[i][room] != table[i - 1][room]:\n            taken.append(i - 1)\n"
    "    return taken, table[1][room - weights[0]], weights[i - 1]\n"
)
AFTER = (
    "def f(table, weights, room):\n    taken = []\n    for i in range(len(weights), 0, -1):\n"
    "        if table[i][room] != table[i - 1][room]:\n            taken.append(i - 1)\n"
    "            room -= weights[i - 1]\n"
    "    return taken, table[1][room - weights[0]], weights[i - 1]\n"
)
COST = 1.6
MOST = 6


def propose(site):
    """Yield `name -= entry` at the end of branches, of names that are lessened in an index."""
    seg = site.source.seg
    lessened = {
        seg(part.left)
        for node in site.nodes
        if isinstance(node, ast.Subscript)
        for part in ast.walk(node.slice)
        if isinstance(part, ast.BinOp) and isinstance(part.op, ast.Sub)
        and isinstance(part.left, ast.Name)
    }  # fmt: skip
    entries = [
        seg(n) for n in site.nodes
        if isinstance(n, ast.Subscript) and isinstance(n.value, ast.Name)
        and not isinstance(n.slice, ast.Slice) and isinstance(n.ctx, ast.Load)
        and not isinstance(site.parent(n), ast.Subscript)
    ]  # fmt: skip
    for owner, block in site.blocks():
        if not isinstance(owner, ast.If) or not site.source.owns_lines(block[-1]):
            continue
        for name in sorted(lessened):
            for entry in list(dict.fromkeys(entries))[:MOST]:
                row = f"{name} -= {entry}"
                if name not in entry and row not in seg(owner):
                    yield site.insert_after(block[-1], [row], COST, f"`{row}` added"[:160])
