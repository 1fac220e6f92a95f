"""The ends of ranges, one in the other, are all one too early or too late."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(height, width, size):\n    for r in range(height - size):\n"
    "        for c in range(width - size):\n            yield r, c\n"
)
AFTER = (
    "def f(height, width, size):\n    for r in range(height - size + 1):\n"
    "        for c in range(width - size + 1):\n            yield r, c\n"
)
COST = 1.4


def propose(site):
    """Yield nested ranges with all their ends, or all their starts, moved by one."""
    for outer in site.nodes:
        if not isinstance(outer, ast.For):
            continue
        loops = [n for n in ast.walk(outer) if isinstance(n, ast.For)]
        calls = [
            n.iter for n in loops if getattr(getattr(n.iter, "func", None), "id", "") == "range"
        ]
        calls = [c for c in calls if 1 <= len(c.args) <= 2 and not c.keywords]
        for some in (calls, calls[:2]) if len(calls) > 1 else ():
            for sign in ("+", "-"):
                ends = tuple(moved(site, call.args[-1], sign) for call in some)
                yield Proposal(ends, COST, outer.lineno, f"each range ends at `{sign} 1`")
            if all(len(call.args) == 1 for call in some):
                starts = tuple(
                    (a, a, "1, ") for a in (site.source.span(c.args[0])[0] for c in some)
                )
                yield Proposal(starts, COST + 0.2, outer.lineno, "each range starts at 1")


def moved(site, end, sign):
    """Return the edit of an end that is moved by one."""
    text, (start, stop) = site.source.seg(end), site.source.span(end)
    undone = f" {'-' if sign == '+' else '+'} 1"
    new = text.removesuffix(undone) if text.endswith(undone) else f"{text} {sign} 1"
    return start, stop, new
