"""A value was meant that is set elsewhere in the function, or said in a sibling method."""

from __future__ import annotations

import ast

BEFORE = "def f(rest, seen):\n    seen[rest] = 1\n    start = 0\n    return [start, rest]\n"
AFTER = "def f(rest, seen):\n    seen[rest] = 1\n    start = seen[rest]\n    return [start, rest]\n"
VALUES = (ast.Name, ast.Constant, ast.Attribute, ast.Subscript, ast.Call)
SAID = (ast.Subscript, ast.Call, ast.Attribute)
PLACES = (ast.Assign, ast.AugAssign, ast.Return, ast.BinOp, ast.Compare, ast.Tuple)
MOST = 12
LONGEST = 40


def propose(site):
    """Yield each of these in the places of values and operands."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    pool = said(site)
    for node in site.nodes if pool else ():
        if not isinstance(node, VALUES) or site.in_annotation(node):
            continue
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            continue
        up, old = site.parent(node), site.source.seg(node)
        if not fits(up, node) or old == "self" or len(old) > LONGEST:
            continue
        for rank, new in enumerate(pool):
            if new != old:
                cost = 2.0 + 0.02 * rank
                yield site.replace(node, new, cost, f"`{old}` becomes `{new}`"[:160], loose=True)


def fits(up, node):
    """Say whether a value or an operand stands at this place."""
    if isinstance(up, ast.Call):
        return node in up.args
    if isinstance(up, ast.Subscript):
        return up.slice is node
    return isinstance(up, PLACES)


def said(site):
    """Return entries and attributes that are set here, and what other methods say of the object."""
    found: dict[str, None] = {}
    for n in site.nodes:
        if isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Store):
            found.setdefault(site.source.seg(n))
    own = {site.source.seg(n) for n in site.nodes if isinstance(n, SAID)}
    for method in site.cls.body if site.cls is not None else ():
        for n in ast.walk(method) if method is not site.node else ():
            if not isinstance(n, (ast.Subscript, ast.Call)) or not in_reach(n, site):
                continue
            if isinstance(getattr(n, "ctx", ast.Load()), ast.Load):
                text = site.source.seg(n)
                if text not in own and len(text) <= LONGEST and "\n" not in text:
                    found.setdefault(text)
    return list(found)[:MOST]


def in_reach(node, site):
    """Say whether an expression of another method speaks of the object and of names known here."""
    names = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
    return "self" in names and names <= {*site.names, "self", "len", "min", "max", "sum"}
