"""One part of a condition is too weak or too strong: it alone needs a further comparison."""

from __future__ import annotations

import ast
import re

from swarm_tools.repair.donors import asked, donors
from swarm_tools.repair.templates.borrowed_condition import names_of
from swarm_tools.repair.templates.condition_compose import comparisons

BEFORE = "def f(count, cell, alive):\n    return count == 3 or count == 2\n"
AFTER = "def f(count, cell, alive):\n    return count == 3 or (count == 2 and cell in alive)\n"
MOST = 160
ORDERS = (ast.Lt, ast.Gt)
NAMES = re.compile(r"[^\W\d]\w*")


def propose(site):
    """Yield conditions with `and` beside one part of an `or`, and the other way round."""
    pool = None
    for node in site.nodes:
        for test in asked(node):
            for group in [n for n in ast.walk(test) if isinstance(n, ast.BoolOp)]:
                pool = pool or checks(site)
                yield from parts(site, test, group, pool)
            if isinstance(test, ast.Compare) and isinstance(test.ops[0], ORDERS):
                pool = pool or checks(site)
                yield from ties(site, test, pool)


def checks(site):
    """Return (cost, condition) of what can be asked: what the file asks, then comparisons."""
    found = {d.text: d.cost + 0.2 for d in donors(site) if not d.loose}
    for rank, text in enumerate(comparisons(site)):
        found.setdefault(text, 2.4 + min(0.004 * rank, 0.4))
    return [(cost, text) for text, cost in found.items()][:MOST]


def parts(site, test, group, pool):
    """Yield one part of a group with each condition."""
    word = "and" if isinstance(group.op, ast.Or) else "or"
    for part in group.values:
        old = site.source.seg(part)
        if isinstance(part, ast.BoolOp) or "\n" in old:
            continue
        for cost, text in pool:
            if text != old:
                new = f"({old} {word} {text})"
                yield site.replace(part, new, cost, f"`{old}` becomes `{new}`"[:160])


def ties(site, test, pool):
    """Yield `a > b or (a == b and <condition>)`: what decides where two are equal."""
    if len(test.ops) != 1:
        return
    left, right = site.source.seg(test.left), site.source.seg(test.comparators[0])
    old, read = site.source.seg(test), names_of([test])
    for cost, text in pool:
        if text not in old and not read & set(NAMES.findall(text)):
            new = f"{old} or ({left} == {right} and {text})"
            yield site.replace(test, new, cost + 0.1, f"condition becomes `{new}`"[:160])
