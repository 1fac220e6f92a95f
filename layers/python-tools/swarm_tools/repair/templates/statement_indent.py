"""A statement is one block too deep, or should be inside the block before it."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.model import Proposal

BEFORE = "def f(items):\n    t = 0\n    for x in items:\n        t += x\n        return t\n"
AFTER = "def f(items):\n    t = 0\n    for x in items:\n        t += x\n    return t\n"

COMPOUND = (ast.For, ast.While, ast.If, ast.With, ast.Try, ast.AsyncFor, ast.AsyncWith)


def propose(site):
    """Yield the last statement of a block moved out, and the next one moved in."""
    for owner, block in site.blocks():
        if isinstance(owner, COMPOUND) and len(block) > 1 and owner is not site.node:
            last = block[-1]
            if site.source.takes_lines(last):
                yield from shift(site, last, site.source.indent_of(owner), 1.3, "moved out of")
                up = site.parent(owner)
                if isinstance(up, COMPOUND) and isinstance(last, ast.Return):
                    yield from shift(site, last, site.source.indent_of(up), 1.4, "moved out of")
        for before, after in pairwise(block):
            if isinstance(before, COMPOUND):
                inner = before.body[-1]
                if getattr(before, "orelse", None):
                    inner = before.orelse[-1]
                if inner.lineno > before.lineno:
                    yield from shift(site, after, site.source.indent_of(inner), 1.4, "moved into")
                    if isinstance(inner, COMPOUND) and inner.body[-1].lineno > inner.lineno:
                        deep = site.source.indent_of(inner.body[-1])
                        yield from shift(site, after, deep, 1.6, "moved into")
        if isinstance(owner, COMPOUND) and len(block) > 2:
            yield from several(site, owner, block)


def shift(site, stmt, indent, cost, how):
    """Yield the proposal that gives all lines of ``stmt`` another indentation."""
    old = site.source.indent_of(stmt)
    if old == indent:
        return
    edits = []
    for line in range(stmt.lineno, stmt.end_lineno + 1):
        row = site.source.line_text(line)
        if not row.strip():
            continue
        if not row.startswith(old):
            return
        start = site.source.line_start(line)
        edits.append((start, start + len(old), indent))
    yield Proposal(tuple(edits), cost, stmt.lineno, f"statement {how} the block")


def several(site, owner, block):
    """Yield the last two, three or four statements of a block moved out together."""
    indent = site.source.indent_of(owner)
    for count in range(2, min(4, len(block) - 1) + 1):
        edits: list[tuple[int, int, str]] = []
        for stmt in block[-count:]:
            for proposal in shift(site, stmt, indent, 1.4, ""):
                edits += proposal.edits
        if edits:
            line = block[-count].lineno
            yield Proposal(tuple(edits), 1.4, line, f"{count} statements moved out of the block")
