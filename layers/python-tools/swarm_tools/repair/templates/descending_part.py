"""Rows are compared by several values, and only one of them is to count the other way."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "class Score:\n    def __lt__(self, other):\n"
    "        return (self.points, self.time) > (other.points, other.time)\n"
)
AFTER = (
    "class Score:\n    def __lt__(self, other):\n"
    "        return (-self.points, self.time) < (-other.points, other.time)\n"
)
SIGNS = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}
COST = 1.3


def propose(site):
    """Yield compared tuples, and sorts without a key, with one value negated."""
    for node in site.nodes:
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from compared(site, node)
        if isinstance(node, ast.Call):
            yield from without_key(site, node)


def compared(site, node):
    """Yield both sides with a value negated, and compared the same way or the other."""
    left, right = node.left, node.comparators[0]
    if not isinstance(left, ast.Tuple) or not isinstance(right, ast.Tuple):
        return
    span = site.source.operator_between(left, right)
    if span is None or len(left.elts) != len(right.elts):
        return
    sign = SIGNS.get(site.source.text[slice(*span)].strip())
    for one, other in zip(left.elts, right.elts, strict=True):
        ends = tuple((site.source.span(part)[0],) * 2 + ("-",) for part in (one, other))
        yield Proposal(ends, COST + 0.2, node.lineno, "one value counts the other way")
        if sign:
            both = (ends[0], (*span, sign), ends[1])
            yield Proposal(both, COST, node.lineno, "the other values count the other way")


def without_key(site, node):
    """Yield sorts of pairs by the first value downwards, then by the second."""
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    if name not in ("sort", "sorted") or any(k.arg == "key" for k in node.keywords):
        return
    text = site.source.seg(node)[:-1].rstrip().rstrip(",")
    text = text.replace(", reverse=True", "").replace("reverse=True", "")
    comma = "" if text.endswith("(") else ", "
    for key in ("(-{0}[0], {0}[1])", "(-{0}[1], {0}[0])", "({0}[1], {0}[0])", "-{0}[0]", "-{0}[1]"):
        new = f"{text}{comma}key=lambda item: {key.format('item')})"
        yield site.replace(node, new, COST + 0.3, f"call becomes `{new}`"[:160])
