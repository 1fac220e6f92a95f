"""A starting value is set outside the loop that needs it anew, or inside and so forgotten."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(rows):\n    out = []\n    line = []\n    for row in rows:\n        for x in row:\n"
    "            line.append(x * 2)\n        out.append(line)\n    return out\n"
)
AFTER = (
    "def f(rows):\n    out = []\n    for row in rows:\n        line = []\n        for x in row:\n"
    "            line.append(x * 2)\n        out.append(line)\n    return out\n"
)


def propose(site):
    """Yield assignments before a loop moved to its start, and those at its start moved before."""
    for _owner, block in site.blocks():
        for place, loop in enumerate(block):
            if not isinstance(loop, (ast.For, ast.While)) or loop.lineno == loop.body[0].lineno:
                continue
            for stmt in block[max(0, place - 4) : place]:
                if is_start(site, stmt):
                    inner = loop.body[0]
                    yield moved(site, stmt, inner, site.source.indent_of(inner), "into")
                    if isinstance(inner, (ast.For, ast.While)):
                        deep = inner.body[0]
                        if deep.lineno > inner.lineno:
                            yield moved(site, stmt, deep, site.source.indent_of(deep), "into")
            for stmt in loop.body[:2]:
                if is_start(site, stmt) and len(loop.body) > 1:
                    yield moved(site, stmt, loop, site.source.indent_of(loop), "out of")


def is_start(site, stmt):
    """Say whether a statement sets a name and has its lines for itself."""
    return isinstance(stmt, (ast.Assign, ast.AnnAssign)) and site.source.owns_lines(stmt)


def moved(site, stmt, before, indent, how):
    """Return the proposal to move a statement to the line before another."""
    source = site.source
    lines = source.line_start(stmt.lineno), source.line_end(stmt.end_lineno)
    at = source.line_start(before.lineno)
    text = f"{indent}{source.seg(stmt)}{source.newline}"
    edits = tuple(sorted(((*lines, ""), (at, at, text))))
    return Proposal(edits, 1.3, stmt.lineno, f"`{source.seg(stmt)}` moved {how} the loop"[:160])
