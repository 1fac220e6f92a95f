"""A name grows that others still need: only what is handed on was to be longer."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(queue, path, steps):\n    for step in steps:\n        path += step\n"
    "        queue.append(path)\n    return queue\n"
)
AFTER = (
    "def f(queue, path, steps):\n    for step in steps:\n        queue.append(path + step)\n"
    "    return queue\n"
)
COST = 1.1
SIGNS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitOr: "|"}


def propose(site):
    """Yield the update worked into the statement after it."""
    for _owner, block in site.blocks():
        for update, user in pairwise(block):
            grows = isinstance(update, ast.AugAssign) and type(update.op) in SIGNS
            if not grows or not isinstance(update.target, ast.Name):
                continue
            if not isinstance(user, (ast.Expr, ast.Assign, ast.Return)):
                continue
            if not site.source.owns_lines(update):
                continue
            name = update.target.id
            uses = [n for n in ast.walk(user) if isinstance(n, ast.Name) and n.id == name]
            if len(uses) != 1 or not isinstance(uses[0].ctx, ast.Load):
                continue
            new = f"{name} {SIGNS[type(update.op)]} {site.operand(update.value)}"
            text = f"({new})" if site.binds_tightly(uses[0]) else new
            lines = site.source.line_start(update.lineno), site.source.line_end(update.end_lineno)
            edits = ((*lines, ""), (*site.source.span(uses[0]), text))
            said = f"`{name}` stays, `{new}` is handed on"
            yield Proposal(edits, COST, update.lineno, said[:160])
