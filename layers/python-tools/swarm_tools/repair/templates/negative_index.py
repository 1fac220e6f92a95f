"""An index may count from the end, and is not brought to count from the start."""

from __future__ import annotations

import ast
import re

from swarm_tools.repair.source import step_of

BEFORE = (
    "class Row:\n    def __getitem__(self, index):\n        if not 0 <= index < len(self):\n"
    "            raise IndexError('no such place')\n        return self.first + index\n"
)
AFTER = (
    "class Row:\n    def __getitem__(self, index):\n        if index < 0:\n"
    "            index += len(self)\n        if not 0 <= index < len(self):\n"
    "            raise IndexError('no such place')\n        return self.first + index\n"
)
COST = 1.3
PLACE = re.compile(r"(?:i|idx|index|indice|pos|position|place|item|n)")


def propose(site):
    """Yield the addition of the length before the first statement."""
    body = site.body_statements()
    if not body or not isinstance(site.node, ast.FunctionDef):
        return
    names = [name for name in site.params if PLACE.fullmatch(name)]
    if not names or not site.source.room_before(body[0]):
        return
    longs = site.lengths()
    step = step_of(site.source.indent_of(body[0]))
    for name in names:
        for long in dict.fromkeys([*longs, *(["len(self)"] if site.cls else [])]):
            rows = [f"if {name} < 0:", f"{step}{name} += {long}"]
            yield site.insert_before(body[0], rows, COST, f"`{name} += {long}` below zero")
