"""An entry that has become empty stays: it was to go when its last item went."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(groups, key, item):\n    found = groups[key]\n    found.remove(item)\n"
    "    return groups\n"
)
AFTER = (
    "def f(groups, key, item):\n    found = groups[key]\n    found.remove(item)\n"
    "    if not found:\n        del groups[key]\n    return groups\n"
)
TAKES = ("remove", "discard", "pop", "popleft")
COST = 1.3


def propose(site):
    """Yield the deletion of what an item was taken from, once it is empty."""
    step = site.source.step
    entries = dict(held(site))
    for node in site.nodes:
        if not isinstance(node, (ast.Expr, ast.Assign)) or not isinstance(node.value, ast.Call):
            continue
        func = node.value.func
        if getattr(func, "attr", "") not in TAKES or not site.source.owns_lines(node):
            continue
        base = site.source.seg(func.value)
        entry = func.value if isinstance(func.value, ast.Subscript) else entries.get(base)
        if entry is None:
            continue
        table, key = site.source.seg(entry.value), site.source.seg(entry.slice)
        for row in (f"del {table}[{key}]", f"{table}.pop({key}, None)"):
            rows = [f"if not {base}:", f"{step}{row}"]
            said = f"`if not {base}: {row}` added"
            yield from after(site, node, rows, said)


def after(site, node, rows, said):
    """Yield the rows behind a statement, and behind the condition that it is the last of."""
    indent = site.source.indent_of(node)
    yield site.insert_after(node, rows, COST, said[:160], indent)
    up = site.parent(node)
    if isinstance(up, ast.If) and up.body[-1] is node and not up.orelse:
        yield site.insert_after(up, rows, COST + 0.1, said[:160], site.source.indent_of(up))


def held(site):
    """Yield the names that stand for an entry, each with it."""
    for node in site.nodes:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            value = node.value
            if getattr(getattr(value, "func", None), "attr", "") == "get" and value.args:
                value = ast.Subscript(value.func.value, value.args[0], ast.Load())
            if isinstance(value, ast.Subscript) and not isinstance(value.slice, ast.Slice):
                yield node.targets[0].id, value
