"""A place in a row moves on beyond its end: after the last one comes the first."""

from __future__ import annotations

import ast

BEFORE = (
    "class Player:\n    def __init__(self, tracks):\n        self.tracks = tracks\n"
    "        self.at = 0\n\n    def skip(self):\n        self.at += 1\n"
    "        return self.tracks[self.at]\n"
)
AFTER = BEFORE.replace("self.at += 1", "self.at = (self.at + 1) % len(self.tracks)")
COST = 1.1


def propose(site):
    """Yield the step with the remainder, or a bound, of each length that the place is one in."""
    tree = site.cls if site.cls is not None else site.source.tree
    rows = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            rows.setdefault(site.source.seg(node.slice), {})[site.source.seg(node.value)] = None
    for node in site.nodes:
        if not isinstance(node, ast.AugAssign) or not isinstance(node.op, (ast.Add, ast.Sub)):
            continue
        name, step = site.source.seg(node.target), site.operand(node.value)
        sign = "+" if isinstance(node.op, ast.Add) else "-"
        for row in rows.get(name, ()):
            moved, last = f"{name} {sign} {step}", f"len({row}) - 1"
            bound = f"min({moved}, {last})" if sign == "+" else f"max({moved}, 0)"
            for new in (f"({moved}) % len({row})", bound):
                text = f"{name} = {new}"
                yield site.replace(node, text, COST, f"becomes `{text}`"[:160])
