"""The place in the middle is to be left out when all places around it are gone over."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(r, c):\n    out = []\n    for dr in (-1, 0, 1):\n        for dc in (-1, 0, 1):\n"
    "            out.append((r + dr, c + dc))\n    return out\n"
)
AFTER = (
    "def f(r, c):\n    out = []\n    for dr in (-1, 0, 1):\n        for dc in (-1, 0, 1):\n"
    "            if dr == 0 and dc == 0:\n                continue\n"
    "            out.append((r + dr, c + dc))\n    return out\n"
)


def propose(site):
    """Yield the way past the middle of two nested loops, told by steps or by places."""
    for outer in site.nodes:
        if not isinstance(outer, ast.For) or not isinstance(outer.target, ast.Name):
            continue
        for inner in outer.body:
            if not isinstance(inner, ast.For) or not isinstance(inner.target, ast.Name):
                continue
            first, row, column = inner.body[0], outer.target.id, inner.target.id
            if not site.source.room_before(first):
                continue
            step = step_of(site.source.indent_of(first))
            for cost, test in middles(site, row, column):
                rows = [f"if {test}:", f"{step}continue"]
                yield site.insert_before(first, rows, cost, f"`if {test}: continue` added")


def middles(site, row, column):
    """Yield (cost, condition) of the place that is no neighbour of itself."""
    yield 1.6, f"{row} == 0 and {column} == 0"
    yield 1.65, f"{row} == {column}"
    yield 1.7, f"abs({row}) == abs({column})"
    params = site.params[-3:]
    for r in params:
        for c in params:
            if r != c and {r, c}.isdisjoint((row, column)):
                yield 1.7, f"({row}, {column}) == ({r}, {c})"
