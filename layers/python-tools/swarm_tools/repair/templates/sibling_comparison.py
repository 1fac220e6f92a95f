"""Objects are compared by one member: others belong to it, or another was meant."""

from __future__ import annotations

import ast

BEFORE = (
    "class P:\n    def __init__(self, x, y):\n        self.x = x\n        self.y = y\n\n"
    "    def __eq__(self, other):\n        return self.x == other.x\n"
)
AFTER = (
    "class P:\n    def __init__(self, x, y):\n        self.x = x\n        self.y = y\n\n"
    "    def __eq__(self, other):\n        return self.x == other.x and self.y == other.y\n"
)


def propose(site):
    """Yield comparisons with a member more, of tuples of members, and of other members."""
    for node in site.nodes:
        if not isinstance(node, ast.Compare) or len(node.ops) != 1:
            continue
        left, right = node.left, node.comparators[0]
        if not isinstance(left, ast.Attribute) or not isinstance(right, ast.Attribute):
            continue
        if left.attr != right.attr:
            continue
        text = site.source.seg(node)
        span = site.source.operator_between(left, right)
        op = site.source.text[slice(*span)] if span else "=="
        one, two = site.source.seg(left.value), site.source.seg(right.value)
        own = [a.removeprefix("self.") for a in site.attributes] or site.members[0][:10]
        for other in [o for o in own if o != left.attr]:
            more = f"{one}.{other} {op} {two}.{other}"
            yield say(site, node, f"{text} and {more}", 1.4)
            yield say(site, node, f"{text} or {more}", 1.9)
            yield say(site, node, more, 1.5)
            for a, b in ((left.attr, other), (other, left.attr)):
                new = f"({one}.{a}, {one}.{b}) {op} ({two}.{a}, {two}.{b})"
                yield say(site, node, new, 1.6)


def say(site, node, text, cost):
    """Return the proposal with its message."""
    return site.replace(node, text, cost, f"comparison becomes `{text}`"[:160], loose=True)
