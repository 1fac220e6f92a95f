"""A loop gives its verdict at its first round: only one way of it may end the loop."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.source import step_of

BEFORE = "def f(rows):\n    for row in rows:\n        n = len(row)\n        return n > 3\n"
AFTER = (
    "def f(rows):\n    for row in rows:\n        n = len(row)\n        if n > 3:\n"
    "            return True\n    return False\n"
)
COST = 1.0


def propose(site):
    """Yield `if c: return True` with `return False` after the loop, and the other way round."""
    for loop in site.nodes:
        if not isinstance(loop, (ast.For, ast.While)):
            continue
        last = loop.body[-1]
        if (
            not isinstance(last, ast.Return)
            or last.value is None
            or not site.source.owns_lines(last)
        ):
            continue
        test, newline = site.source.seg(last.value), site.source.newline
        indent, outer = site.source.indent_of(last), site.source.indent_of(loop)
        start, end = site.source.line_start(last.lineno), site.source.line_end(loop.end_lineno)
        inner = indent + step_of(indent)
        for cond, early, late in ((test, "True", "False"), (f"not ({test})", "False", "True")):
            rows = [f"{indent}if {cond}:", f"{inner}return {early}", f"{outer}return {late}"]
            new = "".join(row + newline for row in rows)
            yield Proposal(((start, end, new),), COST, last.lineno, f"`{early}` if `{cond}`"[:160])
