"""What is read or set again counts as used last: it has to move to the end."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(cache, key):\n    if key not in cache:\n        cache.popitem(last=False)\n"
    "        return None\n    return cache[key]\n"
)
AFTER = (
    "def f(cache, key):\n    if key not in cache:\n        cache.popitem(last=False)\n"
    "        return None\n    cache.move_to_end(key)\n    return cache[key]\n"
)
COST = 1.0


def propose(site):
    """Yield `move_to_end` before an entry is returned and after it is set."""
    text = site.source.text
    if "OrderedDict" not in text and "popitem" not in text:
        return
    for node in site.nodes:
        if not isinstance(node, ast.Subscript) or isinstance(node.slice, (ast.Slice, ast.Constant)):
            continue
        stmt = site.statement(node)
        row = f"{site.source.seg(node.value)}.move_to_end({site.source.seg(node.slice)})"
        if isinstance(stmt, ast.Return) and site.source.room_before(stmt):
            yield site.insert_before(stmt, [row], COST, f"`{row}` added")
        elif isinstance(stmt, ast.Assign) and site.source.owns_lines(stmt):
            yield site.insert_after(stmt, [row], COST + 0.1, f"`{row}` added")
            if site.source.room_before(stmt):
                yield site.insert_before(stmt, [row], COST + 0.2, f"`{row}` added")
