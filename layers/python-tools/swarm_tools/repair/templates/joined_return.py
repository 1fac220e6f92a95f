"""The value of a call is left behind, and an empty `return` follows it."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(work):\n    try:\n        work()\n        return\n    except ValueError:\n"
    "        return None\n"
)
AFTER = (
    "def f(work):\n    try:\n        return work()\n    except ValueError:\n        return None\n"
)
COST = 1.0


def propose(site):
    """Yield one `return` of the value for the two statements."""
    for _owner, block in site.blocks():
        for call, leave in pairwise(block):
            empty = isinstance(leave, ast.Return) and (
                leave.value is None or getattr(leave.value, "value", 0) is None
            )
            if empty and isinstance(call, ast.Expr) and isinstance(call.value, ast.Call):
                new = f"return {site.source.seg(call)}"
                span = (site.source.span(call)[0], site.source.span(leave)[1])
                yield Proposal(((*span, new),), COST, call.lineno, f"`{new}`"[:160])
