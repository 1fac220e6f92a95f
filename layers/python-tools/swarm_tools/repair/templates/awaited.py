"""A coroutine is made and not awaited."""

from __future__ import annotations

import ast

BEFORE = "async def f(load, key):\n    return load(key)\n"
AFTER = "async def f(load, key):\n    return await load(key)\n"
COST = 1.0


def propose(site):
    """Yield `await` before each call of a coroutine function that has none."""
    if not isinstance(site.node, ast.AsyncFunctionDef):
        return
    for node in site.nodes:
        if isinstance(node, ast.Call) and not isinstance(site.parent(node), ast.Await):
            new = f"await {site.source.seg(node)}"
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160], loose=True)
