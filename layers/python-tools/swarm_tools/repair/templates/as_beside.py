"""An operand is a part of what stands beside it: `h` for `h / 2`, as elsewhere in the statement."""

from __future__ import annotations

import ast

BEFORE = "def f(g, t, h, k):\n    return g(t + h / 2, h * k)\n"
AFTER = "def f(g, t, h, k):\n    return g(t + h / 2, h / 2 * k)\n"
COST = 1.3
LOAD = ast.Load()
LONGEST = 30
SIMPLE = (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Return, ast.Expr)
WHOLE = (ast.BinOp, ast.Subscript, ast.Attribute, ast.Call)


def propose(site):
    """Yield names as the larger expressions that the same statement makes of them."""
    for stmt in [n for n in site.nodes if isinstance(n, SIMPLE)]:
        nodes = list(ast.walk(stmt))
        larger = larger_by_name(site, nodes)
        for node in nodes:
            read = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
            for text in larger.get(node.id, ()) if read else ():
                if not is_in(site, node, text):
                    said = f"`{node.id}` becomes `{text}`"
                    up = site.parent(node)
                    first = isinstance(up, ast.BinOp) and up.left is node
                    scaled = isinstance(getattr(up, "op", None), ast.Mult) and "+" not in text
                    loose = not (first and scaled)
                    yield site.replace(node, text, COST, said[:160], loose=loose)


def larger_by_name(site, nodes):
    """Return the texts of the small expressions among some nodes, by each name inside them."""
    larger = {}
    for node in nodes:
        if not isinstance(node, WHOLE) or not isinstance(getattr(node, "ctx", LOAD), ast.Load):
            continue
        text = site.source.seg(node)
        for part in ast.walk(node) if 0 < len(text) <= LONGEST else ():
            if isinstance(part, ast.Name) and part.id in site.names:
                larger.setdefault(part.id, {}).setdefault(text)
    return larger


def is_in(site, node, text):
    """Say whether a node is a part of an expression with this text already."""
    while node is not None and not isinstance(node, ast.stmt):
        if hasattr(node, "lineno") and site.source.seg(node) == text:
            return True
        node = site.parent(node)
    return False
