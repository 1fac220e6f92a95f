"""A state is asked for and never set: the statement that sets it is missing."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(state, name, visit):\n    if state.get(name) == 'done':\n        return\n"
    "    state[name] = 'open'\n    visit(name)\n"
)
AFTER = (
    "def f(state, name, visit):\n    if state.get(name) == 'done':\n        return\n"
    "    state[name] = 'open'\n    visit(name)\n    state[name] = 'done'\n"
)
COST = 1.2


def propose(site):
    """Yield the assignment after each statement, with each value that is compared and not set."""
    whole = site.cls if site.cls is not None else site.source.tree
    compared = {
        c.value
        for n in ast.walk(whole) if isinstance(n, ast.Compare)
        for c in [n.left, *n.comparators] if isinstance(c, ast.Constant)
    }  # fmt: skip
    sets = [n for n in ast.walk(whole) if isinstance(n, ast.Assign)]
    sets = [n for n in sets if isinstance(n.value, ast.Constant)]
    known = {n.value.value for n in sets}
    wanted = [v for v in compared if isinstance(v, (str, bool)) and v not in known]
    here = {id(n) for n in site.nodes}
    places = dict.fromkeys(site.source.seg(n.targets[0]) for n in sets if id(n) in here)
    for place in places:
        for value in sorted(wanted, key=repr):
            row = f"{place} = {value!r}"
            for _owner, block in site.blocks():
                for stmt in block:
                    if site.source.takes_lines(stmt) and not isinstance(stmt, ast.Return):
                        yield site.insert_after(stmt, [row], COST, f"`{row}` added")
