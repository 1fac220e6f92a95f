"""The loop's variable is set and nobody reads it: the entry of the container was meant."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(row, old):\n    for i, x in enumerate(row):\n        if x == old:\n"
    "            x = None\n    return row\n"
)
AFTER = (
    "def f(row, old):\n    for i, x in enumerate(row):\n        if x == old:\n"
    "            row[i] = None\n    return row\n"
)
COST = 1.0


def propose(site):
    """Yield assignments to the entry that the variable was taken from."""
    for loop in site.nodes:
        entry = isinstance(loop, ast.For) and entry_of(site, loop)
        if not entry:
            continue
        name, text = entry
        for node in ast.walk(loop):
            if not isinstance(node, (ast.Assign, ast.AugAssign)):
                continue
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and target.id == name:
                yield site.replace(target, text, COST, f"`{name}` becomes `{text}`"[:160])


def entry_of(site, loop):
    """Return a loop's variable and the entry that it stands for; None where there is none."""
    target, call = loop.target, loop.iter
    if not isinstance(target, ast.Tuple) or not isinstance(call, ast.Call) or len(target.elts) != 2:
        return None
    key, value = (getattr(part, "id", "") for part in target.elts)
    if not key or not value:
        return None
    if getattr(call.func, "id", "") == "enumerate" and len(call.args) == 1:
        return value, f"{site.source.seg(call.args[0])}[{key}]"
    if getattr(call.func, "attr", "") == "items" and not call.args:
        return value, f"{site.source.seg(call.func.value)}[{key}]"
    return None
