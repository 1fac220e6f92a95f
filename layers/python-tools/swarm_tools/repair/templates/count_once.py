"""What is marked and counted is counted again each time that it is marked."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.templates.guard_block import under

BEFORE = (
    "class Seats:\n    def __init__(self):\n        self.taken = {}\n        self.count = 0\n\n"
    "    def take(self, seat):\n        self.taken[seat] = True\n        self.count += 1\n"
)
AFTER = BEFORE.replace(
    "        self.taken[seat] = True\n        self.count += 1\n",
    "        if not self.taken.get(seat):\n"
    "            self.taken[seat] = True\n            self.count += 1\n",
)
COST = 1.5


def propose(site):
    """Yield the mark and the count beside it only where the mark was not set before."""
    for _owner, block in site.blocks():
        for first, second in pairwise(block):
            for mark, count in ((first, second), (second, first)):
                if isinstance(count, ast.AugAssign) and site.source.owns_lines(first):
                    for asked in questions(site, mark):
                        yield under(site, [first, second], asked, COST)


def questions(site, mark):
    """Return conditions that hold where a statement marks what was not marked before."""
    if isinstance(mark, ast.Assign) and isinstance(mark.targets[0], (ast.Subscript, ast.Attribute)):
        target = mark.targets[0]
        text = site.source.seg(target)
        if getattr(mark.value, "value", None) is not True:
            return []
        if isinstance(target, ast.Subscript):
            owner, key = site.source.seg(target.value), site.source.seg(target.slice)
            return [f"not {text}", f"not {owner}.get({key})"]
        return [f"not {text}"]
    call = mark.value if isinstance(mark, ast.Expr) else None
    if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "add" and call.args:
        return [f"{site.source.seg(call.args[0])} not in {site.source.seg(call.func.value)}"]
    return []
