"""Results are thrown away, and what was handed over is used again: the results were meant."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(items, merge):\n    if len(items) < 2:\n        return items\n"
    "    half = len(items) // 2\n    f(items[:half], merge)\n    f(items[half:], merge)\n"
    "    return merge(items[:half], items[half:])\n"
)
AFTER = (
    "def f(items, merge):\n    if len(items) < 2:\n        return items\n"
    "    half = len(items) // 2\n"
    "    return merge(f(items[:half], merge), f(items[half:], merge))\n"
)
COST = 1.0


def propose(site):
    """Yield the next statement with the calls in the place of what they are handed."""
    for _owner, block in site.blocks():
        calls: list[ast.Expr] = []
        for stmt in block:
            call = getattr(stmt, "value", None)
            thrown = isinstance(stmt, ast.Expr) and isinstance(call, ast.Call) and call.args
            if thrown and site.source.owns_lines(stmt):
                calls.append(stmt)
                continue
            if calls and isinstance(stmt, (ast.Return, ast.Assign, ast.Expr)) and stmt.value:
                yield from together(site, calls, stmt)
            calls = []


def together(site, calls, stmt):
    """Yield the statement with all calls worked in, which stand alone no longer."""
    known = {site.source.seg(c.value.args[0]): site.source.seg(c.value) for c in calls}
    edits, found = [], set()
    for node in ast.walk(stmt.value):
        text = site.source.seg(node) if hasattr(node, "lineno") else ""
        if text in known and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            edits.append((*site.source.span(node), known[text]))
            found.add(text)
    if found == set(known) and len(edits) == len(found):
        lines = site.source.line_start, site.source.line_end
        edits += [(lines[0](c.lineno), lines[1](c.end_lineno), "") for c in calls]
        said = "the results are used, not what was handed over"
        yield Proposal(tuple(sorted(edits)), COST, stmt.lineno, said)
