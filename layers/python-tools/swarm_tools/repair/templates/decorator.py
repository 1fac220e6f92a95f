"""A method is a property, static or of the class, and is not marked so, or the other way round."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "class A:\n    def size(self):\n        return 1\n"
AFTER = "class A:\n    @property\n    def size(self):\n        return 1\n"


def propose(site):
    """Yield the usual decorators added and removed."""
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
