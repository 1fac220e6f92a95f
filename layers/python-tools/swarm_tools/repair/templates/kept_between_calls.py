"""What an inner function keeps between its calls is made anew by each of them."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def memo(work):\n    def call(n):\n        known = {}\n        if n not in known:\n"
    "            known[n] = work(n)\n        return known[n]\n    return call\n"
)
AFTER = (
    "def memo(work):\n    known = {}\n\n    def call(n):\n        if n not in known:\n"
    "            known[n] = work(n)\n        return known[n]\n    return call\n"
)
COST = 1.0


def propose(site):
    """Yield the first container of an inner function made by the function around it."""
    if "." not in site.qualname or not isinstance(site.node, ast.FunctionDef):
        return
    indent = site.source.indent_of(site.node)
    top = site.node.decorator_list[0] if site.node.decorator_list else site.node
    if site.cls is not None and site.node in site.cls.body:
        return
    for stmt in site.body_statements():
        made = isinstance(stmt, ast.Assign) and isinstance(stmt.targets[0], ast.Name)
        if not made or not site.source.owns_lines(stmt):
            continue
        if any(n.id in site.params for n in ast.walk(stmt.value) if isinstance(n, ast.Name)):
            continue
        row = site.source.seg(stmt)
        start, end = site.source.line_start(stmt.lineno), site.source.line_end(stmt.end_lineno)
        at = site.source.line_start(top.lineno)
        edits = ((at, at, f"{indent}{row}{site.source.newline}"), (start, end, ""))
        yield Proposal(edits, COST, stmt.lineno, f"`{row}` is done once"[:160])
