"""All is taken away only when nothing is said: taking as much as there is was forgotten."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(lines, key, n=None):\n    if n is None:\n        del lines[key]\n    else:\n"
    "        lines[key] -= n\n"
)
AFTER = (
    "def f(lines, key, n=None):\n    if n is None or n >= lines[key]:\n        del lines[key]\n"
    "    else:\n        lines[key] -= n\n"
)
COST = 1.4


def propose(site):
    """Yield the condition with `or n >= have` where the other branch takes `n` from `have`."""
    for node in site.nodes:
        if not isinstance(node, ast.If):
            continue
        for stmt in node.orelse:
            if not isinstance(stmt, ast.AugAssign) or not isinstance(stmt.op, ast.Sub):
                continue
            have, take = site.source.seg(stmt.target), site.operand(stmt.value)
            for sign in (">=", ">"):
                more = f"{take} {sign} {have}"
                new = f"{site.operand(node.test)} or {more}"
                if isinstance(node.test, ast.Compare):
                    new = f"{site.source.seg(node.test)} or {more}"
                yield site.replace(node.test, new, COST, f"`or {more}` added"[:160])
