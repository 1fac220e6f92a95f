"""An `else` belongs to the loop and not to its condition, or the other way round."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(number):\n    for small in range(2, number):\n        if number % small == 0:\n"
    "            break\n        else:\n            return True\n    return False\n"
)
AFTER = (
    "def f(number):\n    for small in range(2, number):\n        if number % small == 0:\n"
    "            break\n    else:\n        return True\n    return False\n"
)


def propose(site):
    """Yield the `else` that ends a loop moved to the loop, and that of a loop moved into it."""
    for loop in site.nodes:
        if not isinstance(loop, (ast.For, ast.While)):
            continue
        last = loop.body[-1]
        if isinstance(last, ast.If) and last.orelse and not loop.orelse:
            yield from moved(site, last, site.source.indent_of(last), site.source.indent_of(loop))
        elif isinstance(last, ast.If) and not last.orelse and loop.orelse:
            yield from moved(site, loop, site.source.indent_of(loop), site.source.indent_of(last))


def moved(site, owner, old, new):
    """Yield the `else` of a statement, and its block, at another indentation."""
    head = site.source.line_text(owner.orelse[0].lineno - 1)
    if not head.strip().startswith("else:") or not head.startswith(old):
        return
    step = step_of(old)
    edits = []
    for line in range(owner.orelse[0].lineno - 1, owner.orelse[-1].end_lineno + 1):
        row = site.source.line_text(line)
        start = site.source.line_start(line)
        if row.strip() and not row.startswith(old):
            return
        if row.strip():
            edits.append((start, start + len(old), new))
    way = "moved to the loop" if len(new) + len(step) == len(old) else "moved to the condition"
    yield Proposal(tuple(edits), 1.2, owner.orelse[0].lineno, f"`else` {way}")
