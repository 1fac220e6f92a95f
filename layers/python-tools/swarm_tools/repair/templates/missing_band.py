"""A step between two others of a scale is missing, and a red test asks for what it gives."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(score):\n    if score >= 90:\n        return 'A'\n    if score >= 60:\n"
    "        return 'C'\n    return 'F'\n"
)
AFTER = (
    "def f(score):\n    if score >= 90:\n        return 'A'\n    if score >= 80:\n"
    "        return 'B'\n    if score >= 60:\n        return 'C'\n    return 'F'\n"
)
STEPS = (10, 5, 1, 25, 50, 100)
MOST = 12


def propose(site):
    """Yield a further step before each condition of a scale, with bounds that lie between."""
    for _owner, block in site.blocks():
        for before, node in pairwise(block):
            one, two = bound(before), bound(node)
            if one is None or two is None or one[0] != two[0] or not site.source.room_before(node):
                continue
            step = step_of(site.source.indent_of(node))
            values = site.source.wanted.values or ("'B'",)
            for value in values:
                for rank, number in enumerate(between(one[1], two[1])):
                    test = one[0].format(number)
                    rows = [f"if {test}:", f"{step}return {value}"]
                    cost = 1.8 + 0.02 * rank
                    yield site.insert_before(node, rows, cost, f"`if {test}` added, {value}"[:160])


def bound(node):
    """Return the form of a condition with a number, and the number; None when it is another."""
    test = getattr(node, "test", None)
    if not isinstance(node, ast.If) or not isinstance(node.body[-1], ast.Return):
        return None
    if not isinstance(test, ast.Compare) or len(test.ops) != 1:
        return None
    last = test.comparators[0]
    if not isinstance(last, ast.Constant) or type(last.value) not in (int, float):
        return None
    return ast.unparse(test).removesuffix(ast.unparse(last)) + "{}", last.value


def between(first, last):
    """Return numbers between two others, the rounder ones first."""
    low, high = sorted((first, last))
    found: dict[float, None] = {}
    for step in STEPS:
        at = (low // step + 1) * step
        while at < high and len(found) < MOST:
            found.setdefault(at)
            at += step
    return list(found)[:MOST]
