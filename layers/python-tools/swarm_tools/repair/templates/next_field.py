"""One field is copied from an object to another one, and the field beside it is forgotten."""

from __future__ import annotations

import ast

BEFORE = "def f(node, other):\n    node[0] = other[0]\n    return node\n"
AFTER = "def f(node, other):\n    node[0] = other[0]\n    node[1] = other[1]\n    return node\n"
COST = 1.3
MOST = 5


def propose(site):
    """Yield the same statement for the next index, or for other members, after it."""
    for node in site.nodes:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        value = getattr(node, "value", None)
        if target is None or type(target) is not type(value) or not site.source.owns_lines(node):
            continue
        if isinstance(target, ast.Subscript):
            places = {getattr(n.slice, "value", None) for n in (target, value)}
            place = places.pop()
            if places or type(place) is not int:
                continue
            holders = [site.source.seg(n.value) for n in (target, value)]
            rows = [
                f"{holders[0]}[{n}] = {holders[1]}[{n}]" for n in (place + 1, place - 1) if n >= 0
            ]
        elif isinstance(target, ast.Attribute) and target.attr == value.attr:
            holders = [site.source.seg(n.value) for n in (target, value)]
            others = [m for m in site.members[0] if m != target.attr][:MOST]
            rows = [f"{holders[0]}.{m} = {holders[1]}.{m}" for m in others]
        else:
            continue
        for row in rows:
            if row not in site.source.text:
                yield site.insert_after(node, [row], COST, f"`{row}` added")
