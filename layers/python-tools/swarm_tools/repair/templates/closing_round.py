"""What each round of a loop does is to be done once more after it, with the end for the item."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(opens, closes, taken):\n    free = []\n    at = opens\n    for start, end in taken:\n"
    "        if start > at:\n            free.append((at, start))\n        at = end\n"
    "    return free\n"
)
AFTER = (
    "def f(opens, closes, taken):\n    free = []\n    at = opens\n    for start, end in taken:\n"
    "        if start > at:\n            free.append((at, start))\n        at = end\n"
    "    if closes > at:\n        free.append((at, closes))\n    return free\n"
)
MOST_NAMES = 6
MOST_LINES = 6


def propose(site):
    """Yield statements of a loop's body after the loop, with another name for the loop's own."""
    read = {n.id for n in site.loads()}
    for _owner, block in site.blocks():
        for loop in block:
            if not isinstance(loop, ast.For) or loop.orelse:
                continue
            own = {n.id for n in ast.walk(loop.target) if isinstance(n, ast.Name)}
            others = [n for n in site.names if n not in own]
            others += [f"len({p})" for p in site.params[:2]]
            for stmt in loop.body:
                for rows, name in closing(site, loop, stmt, own, others[:MOST_NAMES]):
                    cost = 1.5 if name in site.params and name not in read else 2.2
                    said = f"`{rows[0]}` added after the loop"[:160]
                    indent = site.source.indent_of(loop)
                    yield site.insert_after(loop, rows, cost, said, indent)


def closing(site, loop, stmt, own, others):
    """Yield the lines of a statement with one of the loop's names replaced, and by what."""
    if not isinstance(stmt, (ast.If, ast.Expr, ast.Assign, ast.AugAssign)):
        return
    if getattr(stmt, "orelse", None):
        return
    names = [n for n in ast.walk(stmt) if isinstance(n, ast.Name)]
    used = sorted({n.id for n in names} & own)
    shift = len(site.source.indent_of(stmt)) - len(site.source.indent_of(loop))
    for mine in used[:2]:
        for other in others:
            text = site.exchanged(stmt, {mine: other}, names)
            first, *rest = text.splitlines()
            if len(rest) < MOST_LINES and (len(used) == 1 or other not in own):
                yield [first, *(row[shift:] for row in rest)], other
