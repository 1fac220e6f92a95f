"""The opposite is done at once where it was to wait for another limit: `elif value <= low`."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "class Alarm:\n    def __init__(self, low, high):\n        self.low, self.high = low, high\n\n"
    "    def check(self, value):\n        if value >= self.high:\n            self.on = True\n"
    "        else:\n            self.on = False\n"
)
AFTER = BEFORE.replace("        else:\n", "        elif value <= self.low:\n")
COST = 1.4
OTHER = {ast.Gt: "<", ast.GtE: "<=", ast.Lt: ">", ast.LtE: ">="}


def propose(site):
    """Yield an `else` as an `elif` that asks for the other direction and another limit."""
    for node in site.nodes:
        if (
            not isinstance(node, ast.If)
            or not node.orelse
            or not isinstance(node.test, ast.Compare)
        ):
            continue
        head = site.source.line_text(node.orelse[0].lineno - 1)
        sign = OTHER.get(type(node.test.ops[0]))
        if not head.strip().startswith("else:") or sign is None:
            continue
        value, limit = site.source.seg(node.test.left), site.source.seg(node.test.comparators[0])
        start = site.source.line_start(node.orelse[0].lineno - 1) + head.index("else")
        for rank, other in enumerate(
            o for o in (limit, *site.attributes, *site.names) if o != value
        ):
            new = f"elif {value} {sign} {other}"
            said = f"`else` becomes `{new}`"
            edit = (start, start + len("else"), new)
            yield Proposal((edit,), COST + 0.05 * rank, node.lineno, said[:160])
