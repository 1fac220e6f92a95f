"""The rows of one table are counted where the columns of another are meant."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(a, b):\n    return [[sum(a[i][k] * b[k][j] for k in range(len(b)))\n"
    "             for j in range(len(a))] for i in range(len(a))]\n"
)
AFTER = (
    "def f(a, b):\n    return [[sum(a[i][k] * b[k][j] for k in range(len(b)))\n"
    "             for j in range(len(b[0]))] for i in range(len(a))]\n"
)
COST = 1.5
MOST = 4


def propose(site):
    """Yield `len(a)` and `len(a[0])` as the other sizes of the tables of the function."""
    tables = list(dict.fromkeys(tables_of(site)))[:MOST]
    sizes = [f"len({t}{at})" for t in tables for at in ("", "[0]")]
    for node in site.nodes if tables else ():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "len":
            old = site.source.seg(node)
            if old in sizes:
                for new in sizes:
                    if new != old:
                        yield site.replace(node, new, COST, f"`{old}` becomes `{new}`")


def tables_of(site):
    """Yield what is read by two indexes, or is asked for the length of its first row."""
    for node in site.nodes:
        if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
            continue
        inner = node.value
        if isinstance(inner, ast.Subscript) and isinstance(inner.value, (ast.Name, ast.Attribute)):
            yield site.source.seg(inner.value)
        sized = getattr(getattr(site.parent(node), "func", None), "id", "") == "len"
        if sized and isinstance(inner, (ast.Name, ast.Attribute)):
            yield site.source.seg(inner)
