"""An entry is set the first time only, where the last value counts, or the other way round."""

from __future__ import annotations

import ast

BEFORE = "def f(before, node, last):\n    before.setdefault(node, last)\n    return before\n"
AFTER = "def f(before, node, last):\n    before[node] = last\n    return before\n"
COST = 1.1


def propose(site):
    """Yield `d[k] = v` for `d.setdefault(k, v)` as a statement, and back."""
    for node in site.nodes:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            func, args = node.value.func, node.value.args
            if getattr(func, "attr", "") == "setdefault" and len(args) == 2:
                table, key, value = (site.source.seg(part) for part in (func.value, *args))
                yield site.replace(node, f"{table}[{key}] = {value}", COST, "set each time")
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
            entry = node.targets[0]
            if len(node.targets) == 1 and not isinstance(entry.slice, ast.Slice):
                table, key = site.source.seg(entry.value), site.source.seg(entry.slice)
                new = f"{table}.setdefault({key}, {site.source.seg(node.value)})"
                yield site.replace(node, new, COST + 0.5, "set the first time only")
