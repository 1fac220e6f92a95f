"""Rows are grouped by a key that they are not sorted by: groups come in pieces."""

from __future__ import annotations

import ast

from swarm_tools.repair.templates.library_call import key_of

BEFORE = (
    "def f(sales):\n    rows = sorted(sales)\n"
    "    return {k: list(g) for k, g in groupby(rows, key=lambda sale: sale[1])}\n"
)
AFTER = BEFORE.replace("sorted(sales)", "sorted(sales, key=lambda sale: sale[1])")
COST = 0.9


def propose(site):
    """Yield the sorts of the function with the key of each `groupby`, in the place of theirs."""
    calls = [n for n in site.nodes if isinstance(n, ast.Call)]
    named = [(getattr(c.func, "attr", getattr(c.func, "id", "")), c) for c in calls]
    keys = dict.fromkeys(key_of(site, call) for name, call in named if name == "groupby")
    for name, call in named:
        if name not in ("sorted", "sort"):
            continue
        given = [site.source.seg(arg) for arg in call.args]
        given += [site.source.seg(k) for k in call.keywords if k.arg != "key"]
        for key in keys:
            new = f"{site.source.seg(call.func)}({', '.join([*given, f'key={key}'])})"
            if key != "None" and new != site.source.seg(call):
                yield site.replace(call, new, COST, f"call becomes `{new}`"[:160])
