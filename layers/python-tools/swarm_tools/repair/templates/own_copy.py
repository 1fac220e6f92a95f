"""A name stands for a container that belongs to somebody else: a copy of it was meant."""

from __future__ import annotations

import ast

from swarm_tools.repair.blemishes import FILLS
from swarm_tools.repair.new_import import with_import

BEFORE = "def f(first, key):\n    result = first\n    result[key] = 0\n    return result\n"
AFTER = "def f(first, key):\n    result = dict(first)\n    result[key] = 0\n    return result\n"

PUTS = ("append", "add", "appendleft", "insert")
MAKERS = ("dict", "list", "set")
CHANGES = FILLS | {"sort", "reverse", "popitem"}


def propose(site):
    """Yield copies where a plain name or attribute gets a second name, or is handed out."""
    changed = changed_names(site)
    for node in site.nodes:
        value = getattr(node, "value", None)
        if isinstance(node, (ast.Assign, ast.Return)) and (base := copied(site, value)):
            new = f"[list(row) for row in {base}]"
            yield site.replace(value, new, 1.5, f"rows copied, too: `{new}`"[:160])
        yield from kept_or_given(site, node)
        entry = isinstance(node, ast.Assign) and isinstance(value, ast.Subscript)
        if not isinstance(node, (ast.Assign, ast.Return, ast.Yield)):
            continue
        if not plain(value) and not (entry and not isinstance(value.slice, ast.Slice)):
            continue
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        makers = ("tuple", *MAKERS) if isinstance(node, ast.Yield) else MAKERS
        text = site.source.seg(value)
        usual = target is None or site.source.seg(target) in changed
        for rank, maker in enumerate(makers):
            new = f"{maker}({text})"
            cost = 1.1 + 0.05 * rank + (0.0 if usual else 0.4) + (0.4 if target is None else 0.0)
            yield site.replace(value, new, cost, f"`{new}` instead of `{text}`")


def kept_or_given(site, node):
    """Yield copies of what is put into a container."""
    held = isinstance(node, ast.Call) and getattr(node.func, "attr", "") in PUTS
    for value in node.args if held else ():
        if plain(value):
            for maker in ("tuple", "list", "dict", "set", "bytes", "frozenset"):
                new = f"{maker}({site.source.seg(value)})"
                yield site.replace(value, new, 1.6, f"`{new}` is kept")
            new = f"copy.copy({site.source.seg(value)})"
            proposal = site.replace(value, new, 1.9, f"`{new}` is kept")
            yield with_import(site, proposal, "import copy")


def copied(site, value):
    """Return the text of what a value is, or copies without its entries; None for others."""
    if plain(value):
        return site.source.seg(value)
    if isinstance(value, ast.Subscript) and site.source.seg(value.slice) == ":":
        return site.source.seg(value.value)
    if not isinstance(value, ast.Call) or value.keywords:
        return None
    if getattr(value.func, "attr", "") == "copy" and not value.args:
        return site.source.seg(value.func.value)
    one = getattr(value.func, "id", "") == "list" and len(value.args) == 1
    return site.source.seg(value.args[0]) if one and plain(value.args[0]) else None


def plain(value):
    """Say whether a value is a name or an attribute, and no call."""
    return isinstance(value, (ast.Name, ast.Attribute))


def changed_names(site):
    """Return the names and attributes that the function changes in place."""
    found = set()
    for node in site.nodes:
        place = None
        if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
            place = node.value
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in CHANGES:
            place = node.func.value
        if place is not None:
            found.add(site.source.seg(place))
    return found
