"""One end of a row is set, and the other one stays empty when the row was."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "class Row:\n    def __init__(self):\n        self.first = self.last = None\n\n"
    "    def prepend(self, value):\n        self.first = (value, self.first)\n"
)
AFTER = BEFORE + "        if self.last is None:\n            self.last = self.first\n"
COST = 1.2
ENDS = (("first", "last"), ("head", "tail"), ("front", "rear"), ("front", "back"), ("start", "end"),
        ("top", "bottom"), ("premier", "dernier"), ("tete", "queue"))  # fmt: skip


def propose(site):
    """Yield the other end set, where it is None, after each statement that sets one end."""
    for node in site.nodes:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if not isinstance(target, ast.Attribute) or not site.source.owns_lines(node):
            continue
        text = site.source.seg(target)
        for pair in ENDS:
            for one, two in (pair, pair[::-1]):
                other = text.removesuffix(one) + two
                if not text.endswith(one) or other not in site.attributes:
                    continue
                step = step_of(site.source.indent_of(node))
                for empty, set_so in ((other, text), (text, other)):
                    rows = [f"if {empty} is None:", f"{step}{empty} = {set_so}"]
                    yield site.insert_after(node, rows, COST, f"`{empty}` set, too")
                    yield site.insert_after(node, [f"{empty} = {set_so}"], COST + 0.3, "both ends")
