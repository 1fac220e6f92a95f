"""More is taken than there is, or more put in than there is room for: the check is missing."""

from __future__ import annotations

import ast
import re

from swarm_tools.repair.source import step_of

BEFORE = (
    "class Lot:\n    def __init__(self, size):\n        self.size = size\n"
    "        self.cars = []\n\n    def enter(self, car):\n        self.cars.append(car)\n"
    "        return True\n"
)
AFTER = (
    "class Lot:\n    def __init__(self, size):\n        self.size = size\n"
    "        self.cars = []\n\n    def enter(self, car):\n"
    "        if len(self.cars) >= self.size:\n            return False\n"
    "        self.cars.append(car)\n        return True\n"
)
ROOM = re.compile(
    r"(?:\w+\.)?_?(?:\w+_)?(?:size|capacity|limit|max|maximum|places|seats|most|room)"
)
PUTS = ("append", "add", "appendleft", "insert")
LEAVE = ("return False", 'raise ValueError("invalid value")', "return None", "return")


def propose(site):
    """Yield the check before what is taken away, and before what is put into a container."""
    kinds = [kind for kind in site.source.wanted.errors if kind in site.globals]
    leave = [*(f'raise {kind}("invalid value")' for kind in kinds), *LEAVE]
    for _owner, block in site.blocks():
        for stmt in block:
            tests = list(checks(site, stmt))
            if not tests or not site.source.room_before(stmt):
                continue
            step = step_of(site.source.indent_of(stmt))
            for rank, test in enumerate(tests):
                for more, way in enumerate(dict.fromkeys(leave)):
                    rows, cost = [f"if {test}:", f"{step}{way}"], 1.7 + 0.05 * rank + 0.04 * more
                    yield site.insert_before(stmt, rows, cost, f"`if {test}: {way}` added"[:160])


def checks(site, stmt):
    """Yield the conditions under which a statement may not be done."""
    if isinstance(stmt, ast.AugAssign) and isinstance(stmt.op, ast.Sub):
        have, want = site.source.seg(stmt.target), site.operand(stmt.value)
        if not isinstance(stmt.value, ast.Constant):
            yield f"{have} < {want}"
            yield f"{want} <= 0"
        yield f"{have} <= 0"
    call = getattr(stmt, "value", None)
    if isinstance(stmt, ast.Expr) and isinstance(call, ast.Call):
        home = getattr(call.func, "value", None)
        if getattr(call.func, "attr", "") in PUTS and home is not None:
            held = site.source.seg(home)
            for name in [*site.attributes, *site.names]:
                if name != held and ROOM.fullmatch(name):
                    yield f"len({held}) >= {name}"
