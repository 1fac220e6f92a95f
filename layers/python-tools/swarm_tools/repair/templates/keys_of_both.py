"""Only what is in one of two tables is looked at: what is in the other alone counts, too."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(old, new):\n    changed = []\n    for key in sorted(old.keys()):\n"
    "        if old.get(key) != new.get(key):\n            changed.append(key)\n"
    "    return changed\n"
)
AFTER = BEFORE.replace("old.keys()", "old.keys() | new.keys()")
COST = 1.3


def propose(site):
    """Yield keys, sets and names that are gone through joined with those of another name."""
    for node in site.nodes:
        base, form = held(site, node)
        if not base:
            continue
        for other in [n for n in (*site.names, *site.attributes) if n != base][:8]:
            for sign in ("|", "&"):
                new = f"{form.format(base)} {sign} {form.format(other)}"
                said = f"`{site.source.seg(node)}` becomes `{new}`"
                cost = COST + 0.2 * (sign == "&")
                yield site.replace(node, new, cost, said[:160], loose=True)


def held(site, node):
    """Return whose keys a node gives, and how it says so; empty texts for other nodes."""
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "keys":
        return site.source.seg(node.func.value), "{}.keys()"
    one = isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords
    if one and getattr(node.func, "id", "") == "set" and isinstance(node.args[0], ast.Name):
        return node.args[0].id, "set({})"
    up = site.parent(node)
    looped = isinstance(up, (ast.For, ast.comprehension)) and up.iter is node
    ordered = getattr(getattr(up, "func", None), "id", "") == "sorted" and node in up.args
    if isinstance(node, ast.Name) and (looped or ordered):
        return node.id, "set({})"
    return "", ""
