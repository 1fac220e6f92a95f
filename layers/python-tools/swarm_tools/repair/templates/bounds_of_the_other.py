"""A slice has the bounds of another sequence: `b[i1:i2]` for `b[j1:j2]`."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(a, b, i1, i2, j1, j2):\n    return a[i1:i2], b[i1:i2]\n"
AFTER = "def f(a, b, i1, i2, j1, j2):\n    return a[i1:i2], b[j1:j2]\n"
COST = 1.3


def propose(site):
    """Yield slices with both bounds as two other names that differ from them alike."""
    for node in site.nodes:
        if not isinstance(node, ast.Slice):
            continue
        if not isinstance(node.lower, ast.Name) or not isinstance(node.upper, ast.Name):
            continue
        low, high = node.lower.id, node.upper.id
        for one in site.names:
            for other in site.names:
                if one != low and other != high and alike(low, high, one, other):
                    edits = ((*site.source.span(node.lower), one),
                             (*site.source.span(node.upper), other))  # fmt: skip
                    said = f"slice becomes `[{one}:{other}]`"
                    yield Proposal(edits, COST, node.lower.lineno, said)


def alike(low, high, one, other):
    """Say whether two names differ from two others in their first letters, or last ones, alike."""
    if len(low) != len(one) or len(high) != len(other):
        return False
    ends = low[1:] == one[1:] and high[1:] == other[1:]
    beginnings = low[:-1] == one[:-1] and high[:-1] == other[:-1]
    return (ends and one[0] == other[0]) or (beginnings and one[-1] == other[-1])
