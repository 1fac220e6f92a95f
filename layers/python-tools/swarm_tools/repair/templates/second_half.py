"""A recursive step is made for one part only: it is to be made for the other part, too."""

from __future__ import annotations

import ast
from itertools import permutations

BEFORE = (
    "def f(n, a, b, c):\n    if n == 0:\n        return []\n    moves = f(n - 1, a, c, b)\n"
    "    moves.append((a, b))\n    return moves\n"
)
AFTER = (
    "def f(n, a, b, c):\n    if n == 0:\n        return []\n    moves = f(n - 1, a, c, b)\n"
    "    moves.append((a, b))\n    moves += f(n - 1, c, b, a)\n    return moves\n"
)
COST = 1.5
MOST = 4


def propose(site):
    """Yield the only recursive statement again, further down, its names in every other order."""
    calls = [n for n in site.nodes if isinstance(n, ast.Call) and calls_itself(site, n)]
    if len(calls) != 1 or calls[0].keywords:
        return
    call, stmt = calls[0], site.statement(calls[0])
    names = [at for at, arg in enumerate(call.args) if isinstance(arg, ast.Name)]
    if not 2 <= len(names) <= MOST or getattr(stmt, "value", None) is not call:
        return
    block = next((b for _, b in site.blocks() if stmt in b), [stmt])
    for later in block[block.index(stmt) :]:
        if isinstance(later, ast.Return) or not site.source.owns_lines(later):
            continue
        for order in permutations(names):
            row = again(site, stmt, call, dict(zip(names, order, strict=True)))
            if row:
                yield site.insert_after(later, [row], COST, f"`{row}` added"[:160])


def calls_itself(site, call):
    """Say whether a call is one of the function that it stands in."""
    name = getattr(call.func, "id", "") or getattr(call.func, "attr", "")
    return name == getattr(site.node, "name", None)


def again(site, stmt, call, order):
    """Return the statement once more with its arguments in another order, "" where that is none."""
    texts = [site.source.seg(arg) for arg in call.args]
    given = ", ".join(texts[order.get(at, at)] for at in range(len(texts)))
    new = f"{site.source.seg(call.func)}({given})"
    if isinstance(stmt, ast.Expr):
        return new
    bound = stmt.target if isinstance(stmt, ast.AugAssign) else getattr(stmt, "targets", [None])[0]
    return f"{bound.id} += {new}" if isinstance(bound, ast.Name) else ""
