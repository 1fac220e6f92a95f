"""A wrong value is read more than once in a statement: both times another one was meant."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(hits, misses):\n    total = hits + misses\n    return hits / misses if misses else 0.0\n"
)
AFTER = (
    "def f(hits, misses):\n    total = hits + misses\n    return hits / total if total else 0.0\n"
)
COST = 1.6
MOST = 10


def propose(site):
    """Yield the statement with each occurrence of a name or attribute replaced."""
    for stmt in site.nodes:
        if not isinstance(stmt, (ast.Assign, ast.AugAssign, ast.Return, ast.Expr, ast.If)):
            continue
        part = stmt.test if isinstance(stmt, ast.If) else stmt
        places: dict[str, list[ast.AST]] = {}
        for node in ast.walk(part):
            if isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Load):
                up = site.parent(node)
                if getattr(up, "func", None) is node or isinstance(up, ast.Attribute):
                    continue
                places.setdefault(site.source.seg(node), []).append(node)
        others = [*site.names, *site.attributes][:MOST]
        steps = [f"{name}{step}" for name in others for step in (" + 1", " - 1")]
        for old, nodes in places.items():
            if len(nodes) < 2:
                continue
            bounds = all(isinstance(site.parent(n), ast.Slice) for n in nodes)
            for new in [*others, *steps] if bounds else others:
                if new != old:
                    edits = tuple((*site.source.span(n), new) for n in nodes)
                    said = f"`{old}` becomes `{new}` in the whole statement"
                    yield Proposal(edits, COST, stmt.lineno, said[:160])
