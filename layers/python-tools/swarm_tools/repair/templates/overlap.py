"""Two spans overlap when each begins before the other ends; one end alone is asked for."""

from __future__ import annotations

import ast
from itertools import pairwise

BEFORE = (
    "def free(booked, start, end):\n    for first, last in booked:\n"
    "        if first <= start < last:\n            return False\n    return True\n"
)
AFTER = (
    "def free(booked, start, end):\n    for first, last in booked:\n"
    "        if first < end and start < last:\n            return False\n    return True\n"
)

COST = 1.3
ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
STARTS = ("start", "begin", "first", "from", "low", "check_in", "arrival", "opens", "debut")
ENDS = ("end", "stop", "finish", "last", "until", "high", "check_out", "departure", "closes", "fin")


def propose(site):
    """Yield the test of an overlap, ends left out and included, for tests on three of its ends."""
    spans = [*pairwise(site.params), *bound_pairs(site)]
    for node in site.nodes:
        if not isinstance(node, (ast.Compare, ast.BoolOp)) or not ordered(node):
            continue
        asked = {site.source.seg(side) for side in sides(node)}
        known = [*spans, *owned_pairs(site, node)]
        for one in known:
            for other in known:
                if one >= other or set(one) & set(other) or not asked <= {*one, *other}:
                    continue
                if not (asked & set(one) and asked & set(other)):
                    continue
                for rank, sign in enumerate(("<", "<=")):
                    new = f"{one[0]} {sign} {other[1]} and {other[0]} {sign} {one[1]}"
                    said = f"condition becomes `{new}`"[:160]
                    yield site.replace(node, new, COST + 0.05 * rank, said, loose=True)


def ordered(node):
    """Say whether a condition is of orders alone."""
    parts = node.values if isinstance(node, ast.BoolOp) else [node]
    return all(
        isinstance(part, ast.Compare) and all(isinstance(op, ORDERS) for op in part.ops)
        for part in parts
    )


def sides(node):
    """Yield what the comparisons of a condition compare."""
    for part in node.values if isinstance(node, ast.BoolOp) else [node]:
        yield from (part.left, *part.comparators)


def bound_pairs(site):
    """Return neighbours among the names that are unpacked, and a start with start and length."""
    found = []
    for node in site.nodes:
        found += sums(node)
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            if isinstance(target, ast.Tuple):
                names = [n.id for n in target.elts if isinstance(n, ast.Name) and n.id != "_"]
                found += pairwise(names)
    return list(dict.fromkeys(found))


def sums(node):
    """Yield the pair of `end = start + length`."""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.BinOp):
        return
    end, start = node.targets[0], node.value.left
    if isinstance(node.value.op, ast.Add) and isinstance(start, ast.Name):
        yield from [(start.id, end.id)] if isinstance(end, ast.Name) else []


def owned_pairs(site, node):
    """Return start and end of each object, row or mapping that a condition compares one of."""
    found = []
    for side in sides(node):
        if not isinstance(side, (ast.Attribute, ast.Subscript)):
            continue
        owner = site.source.seg(side.value)
        for start, end in part_pairs(site.source.tree, side):
            found.append((f"{owner}{start}", f"{owner}{end}"))
    return list(dict.fromkeys(found))


def part_pairs(tree, side):
    """Yield what is written behind an owner for its start and its end."""
    if isinstance(side, ast.Attribute):
        names = {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)}
        mine = [side.attr]
        shape = ".{}"
    else:
        keys = [n.slice for n in ast.walk(tree) if isinstance(n, ast.Subscript)]
        names = {k.value for k in keys if isinstance(k, ast.Constant)}
        mine = [side.slice.value] if isinstance(side.slice, ast.Constant) else []
        shape = "[{!r}]"
        if mine in ([0], [1]):
            yield "[0]", "[1]"
    texts = sorted(n for n in names if isinstance(n, str))
    starts = [n for n in texts if n.strip("_").startswith(STARTS)]
    ends = [n for n in texts if n.strip("_").startswith(ENDS)]
    if len(starts) == len(ends) == 1 and {*mine} & {*starts, *ends}:
        yield shape.format(starts[0]), shape.format(ends[0])
