"""A condition does not ask whether what is stored next is there already."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(kept, key, most):\n    if len(kept) >= most:\n        kept.popitem()\n"
    "    kept[key] = 1\n"
)
AFTER = (
    "def f(kept, key, most):\n    if key not in kept and len(kept) >= most:\n"
    "        kept.popitem()\n    kept[key] = 1\n"
)
ADDING = ("add", "append", "setdefault", "insert")
MOST = 4


def propose(site):
    """Yield conditions with `key in` and `key not in` what the function stores under the key."""
    pairs = stored(site)[:MOST]
    for node in site.nodes:
        if not isinstance(node, (ast.If, ast.While)):
            continue
        old = site.source.seg(node.test)
        tight = f"({old})" if isinstance(node.test, ast.BoolOp) else old
        for key, held in pairs:
            if f"{key} in {held}" in old or f"{key} not in {held}" in old:
                continue
            for rank, new in enumerate(
                (
                    f"{key} not in {held} and {tight}",
                    f"{key} in {held} and {tight}",
                    f"{key} in {held} or {tight}",
                    f"{key} not in {held} or {tight}",
                )
            ):
                cost = 1.4 + 0.1 * rank
                yield site.replace(node.test, new, cost, f"condition becomes `{new}`"[:160])


def stored(site):
    """Return (key, container) of what the function stores, as source."""
    found = {}
    for node in site.nodes:
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            if not isinstance(node.slice, ast.Slice):
                found[site.source.seg(node.slice), site.source.seg(node.value)] = None
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ADDING and node.args:
            key, held = site.source.seg(node.args[0]), site.source.seg(node.func.value)
            found[key, held] = None
    return list(found)
