"""What is put back after a `yield` is not put back after an error: `finally` is missing."""

from __future__ import annotations

import ast

from swarm_tools.repair.templates.in_any_case import guarded

BEFORE = (
    "def f(env, changes):\n    saved = dict(env)\n    env.update(changes)\n    yield env\n"
    "    env.update(saved)\n"
)
AFTER = (
    "def f(env, changes):\n    saved = dict(env)\n    env.update(changes)\n    try:\n"
    "        yield env\n    finally:\n        env.update(saved)\n"
)


def propose(site):
    """Yield the statement behind each `yield` that stands alone in any case."""
    for _owner, block in site.blocks():
        for place, stmt in enumerate(block[:-1]):
            given = getattr(stmt, "value", None)
            alone = isinstance(stmt, (ast.Expr, ast.Assign)) and place + 2 == len(block)
            if alone and isinstance(given, ast.Yield):
                yield from guarded(site, [stmt], block[-1])
