"""A `while` loop does not move on: what its condition reads stays as it is."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(leader, person):\n    while leader[person] != person:\n"
    "        leader[person] = leader[leader[person]]\n    return person\n"
)
AFTER = (
    "def f(leader, person):\n    while leader[person] != person:\n"
    "        leader[person] = leader[leader[person]]\n        person = leader[person]\n"
    "    return person\n"
)
STEPS = ("+= 1", "-= 1", "//= 2", "//= 10", "*= 2")


def propose(site):
    """Yield assignments to names of the condition at the end of the loop, then at its start."""
    texts = site.expressions(20)
    data = [n for n in site.members[0] if n in ("next", "parent", "prev", "previous", "left")]
    for node in site.nodes:
        if not isinstance(node, ast.While):
            continue
        yield from steps(site, node, data)
        names = list(dict.fromkeys(n.id for n in ast.walk(node.test) if isinstance(n, ast.Name)))
        names = [n for n in names if n in site.names]
        yield from instead_of_leaving(site, node, names)
        first, last = node.body[0], node.body[-1]
        for name in names:
            rows = [f"{name} = {t}" for t in [*texts, *(f"{name}.{d}" for d in data)]]
            rows += [f"{name} {step}" for step in STEPS]
            rows += [f"{name} += {o}" for o in site.names if o != name]
            for row in rows:
                cost = 1.3 if name in row.partition("= ")[2] else 1.7
                said = f"`{row}` added"
                leaves = isinstance(last, (ast.Return, ast.Break, ast.Continue, ast.Raise))
                fits = site.source.takes_lines(last)
                if fits and not leaves:
                    indent = site.source.indent_of(last)
                    yield site.insert_after(last, [row], cost, said, indent)
                if site.source.takes_lines(first):
                    yield site.insert_before(first, [row], cost + 0.2, said)


def instead_of_leaving(site, loop, names):
    """Yield the next place, which the loop has worked out, where it is left."""
    made = [n.targets[0].id for n in ast.walk(loop)
            if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)]  # fmt: skip
    for node in ast.walk(loop):
        for name in names if isinstance(node, ast.Break) else ():
            for other in dict.fromkeys(made):
                if other != name:
                    row = f"{name} = {other}"
                    yield site.replace(node, row, 1.7, f"`break` becomes `{row}`")


def steps(site, loop, data):
    """Yield the assignments of the loop with a link of their own target."""
    for node in ast.walk(loop):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], (ast.Name, ast.Attribute)):
            for link in data:
                new = f"{site.source.seg(node.targets[0])}.{link}"
                if new != site.source.seg(node.value):
                    yield site.replace(node.value, new, 1.4, f"value becomes `{new}`"[:160])
