"""A container that the objects of a class share is to be each one's own."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.source import step_of

BEFORE = (
    "class Book:\n    pages = {}\n\n    def put(self, n, text):\n        self.pages[n] = text\n"
)
AFTER = (
    "class Book:\n    def __init__(self):\n        self.pages = {}\n\n"
    "    def put(self, n, text):\n        self.pages[n] = text\n"
)
CALLS = ("list", "dict", "set", "deque", "defaultdict", "Counter")


# No test runs the lines of a class: they count as less suspicious than they are.
COST = 0.1


def propose(site):
    """Yield the assignment moved from the class into its `__init__`."""
    if not isinstance(site.node, ast.Module):
        return
    for cls in (n for n in site.nodes if isinstance(n, ast.ClassDef)):
        inits = [n for n in cls.body if getattr(n, "name", "") == "__init__"]
        for stmt in cls.body:
            if not isinstance(stmt, ast.Assign) or not is_container(stmt.value):
                continue
            if not site.source.owns_lines(stmt) or "\n" in site.source.seg(stmt):
                continue
            yield from moved(site, stmt, inits)


def is_container(value):
    """Say whether an expression makes a container that can change."""
    if isinstance(value, ast.Call):
        return getattr(value.func, "id", "") in CALLS
    return isinstance(value, (ast.List, ast.Dict, ast.Set))


def moved(site, stmt, inits):
    """Yield the edit that takes a statement into `__init__`, which is made where there is none."""
    source = site.source
    indent, text = source.indent_of(stmt), source.seg(stmt)
    step = step_of(indent)
    start, end = source.line_start(stmt.lineno), source.line_end(stmt.end_lineno)
    said = f"`{text}` becomes each object's own"
    if not inits:
        rows = (
            f"{indent}def __init__(self):{source.newline}{indent}{step}self.{text}{source.newline}"
        )
        yield Proposal(((start, end, rows),), COST, stmt.lineno, said)
        return
    body = inits[0].body
    first = body[1] if isinstance(body[0], ast.Expr) and len(body) > 1 else body[0]
    at = source.line_start(first.lineno)
    row = f"{source.indent_of(first)}self.{text}{source.newline}"
    yield Proposal(((start, end, ""), (at, at, row)), COST, stmt.lineno, said)
