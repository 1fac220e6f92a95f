"""A loop or a larger part runs always that should run only under a condition."""

from __future__ import annotations

import ast
from itertools import permutations

from swarm_tools.repair.templates.guard_block import SIMPLE, under

BEFORE = (
    "def f(taken, put):\n    while put:\n        taken.append(put.pop())\n    return taken.pop()\n"
)
AFTER = (
    "def f(taken, put):\n    if not taken:\n        while put:\n"
    "            taken.append(put.pop())\n    return taken.pop()\n"
)

MOST = 4


def propose(site):
    """Yield one to four statements, a loop or `if` among them, put under a condition."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    tests = conditions(site)
    for _owner, block in site.blocks():
        for start in range(len(block)):
            for end in range(start + 1, min(start + MOST, len(block) + 1)):
                part = block[start:end]
                if all(isinstance(s, SIMPLE) for s in part) or not movable(site, part):
                    continue
                for cost, test in tests:
                    yield under(site, part, test, cost + 0.05 * len(part))


def movable(site, part):
    """Say whether statements can be indented: whole lines, no text over several lines."""
    for stmt in part:
        if not site.source.room_before(stmt):
            return False
        for n in ast.walk(stmt):
            if isinstance(n, (ast.Constant, ast.JoinedStr)) and n.end_lineno != n.lineno:
                return False
    return True


def conditions(site):
    """Return (cost, condition): those of the function, with other names, and emptiness."""
    found: dict[str, float] = {}
    bare = [n for n in [*site.names, *site.attributes] if n not in site.functions][:8]
    for n in site.nodes:
        if isinstance(n, (ast.If, ast.While)) and len(site.source.seg(n.test)) < 40:
            found.setdefault(site.source.seg(n.test), 1.8)
    for n in site.nodes:
        sides = [n.left, *n.comparators] if isinstance(n, ast.Compare) else []
        if len(sides) == 2 and all(isinstance(s, ast.Name) for s in sides):
            span = site.source.operator_between(*sides)
            op = site.source.text[slice(*span)] if span else "<"
            for left, right in permutations(bare, 2):
                found.setdefault(f"{left} {op} {right}", 2.2)
    for name in bare:
        found.setdefault(f"not {name}", 2.0)
        found.setdefault(name, 2.0)
        found.setdefault(f"{name} is not None", 2.2)
        found.setdefault(f"{name} > 0", 2.4)
    return [(cost, test) for test, cost in found.items()][:80]
