"""A method is a property, static or of the class, and is not marked so, or the other way round."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "class A:\n    def size(self):\n        return 1\n"
AFTER = "class A:\n    @property\n    def size(self):\n        return 1\n"


def propose(site):
    """Yield the usual decorators added and removed."""
    if isinstance(site.node, ast.FunctionDef) and site.cls is None:
        yield from wrapped(site)
    if site.cls is None or not isinstance(site.node, ast.FunctionDef):
        return
    source, node = site.source, site.node
    indent, at = source.indent_of(node), source.line_start(node.lineno)
    first = node.args.args[0].arg if node.args.args else ""
    for mark in node.decorator_list:
        name = source.seg(mark)
        if name in ("property", "staticmethod", "classmethod"):
            start, end = source.line_start(mark.lineno), source.line_end(mark.end_lineno)
            yield Proposal(((start, end, ""),), 1.7, node.lineno, f"`@{name}` removed")
    if node.decorator_list or node.name.startswith("__"):
        return
    marks = ["property"] if len(node.args.args) == 1 and first == "self" else []
    marks += ["classmethod"] if first == "cls" else []
    marks += ["staticmethod"] if first not in ("self", "cls") else []
    for name in marks:
        row = f"{indent}@{name}{source.newline}"
        yield Proposal(((at, at, row),), 1.7, node.lineno, f"`@{name}` added")


def wrapped(site):
    """Yield `functools.wraps` for an inner function that calls what the outer one is given."""
    mark = "functools.wraps" if "functools" in site.globals else "wraps"
    if site.node.decorator_list or mark.partition(".")[0] not in site.globals:
        return
    called = {n.func.id for n in ast.walk(site.node)
              if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}  # fmt: skip
    at, indent = site.source.line_start(site.node.lineno), site.source.indent_of(site.node)
    for name in site.names:
        if name in called and name not in site.params:
            row = f"{indent}@{mark}({name}){site.source.newline}"
            yield Proposal(((at, at, row),), 1.3, site.node.lineno, f"`@{mark}({name})` added")
