"""One is counted where all that is left of a sequence counts: `len(left) - i`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(left, right):\n    i = j = count = 0\n    while i < len(left) and j < len(right):\n"
    "        if left[i] <= right[j]:\n            i += 1\n        else:\n            j += 1\n"
    "            count += 1\n    return count\n"
)
AFTER = (
    "def f(left, right):\n    i = j = count = 0\n    while i < len(left) and j < len(right):\n"
    "        if left[i] <= right[j]:\n            i += 1\n        else:\n            j += 1\n"
    "            count += len(left) - i\n    return count\n"
)
COST = 1.8


def propose(site):
    """Yield what is added or returned as what is left from a place on, and up to it."""
    places = list(dict.fromkeys(pairs(site)))[:6]
    for node in site.nodes:
        if isinstance(node, ast.AugAssign):
            value, target = node.value, site.source.seg(node.target)
        elif isinstance(node, (ast.Return, ast.Assign)) and plain(node.value):
            value, target = node.value, ""
        else:
            continue
        old = site.source.seg(value)
        for rank, (held, place) in enumerate(places):
            for more, form in enumerate(("len({0}) - {1}", "len({0}) - {1} - 1", "{1} + 1", "{1}")):
                new = form.format(held, place)
                if place != target and new != old:
                    said = f"`{old}` becomes `{new}`"
                    yield site.replace(value, new, COST + 0.1 * more + 0.02 * rank, said[:160])


def plain(value):
    """Say whether a value is a name or a number."""
    return isinstance(value, (ast.Name, ast.Constant))


def pairs(site):
    """Yield (sequence, place) of all items that are read by a name."""
    for node in site.nodes:
        item = isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Name)
        if item and isinstance(node.value, (ast.Name, ast.Attribute)):
            yield site.source.seg(node.value), node.slice.id
