"""A loop goes over the rows of a table where its columns are meant, or the other way about."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(rows, other):\n    return [[sum(a * b for a, b in zip(row, column)) for column in other]"
    "\n            for row in rows]\n"
)
AFTER = BEFORE.replace("for column in other", "for column in zip(*other)")
COST = 1.4


def propose(site):
    """Yield loops over `zip(*rows)` for loops over rows, and over rows for `zip(*rows)`."""
    for node in site.nodes:
        if not isinstance(node, (ast.For, ast.comprehension)):
            continue
        over = node.iter
        if isinstance(over, (ast.Name, ast.Attribute)) and taken_apart(site, node):
            new = f"zip(*{site.source.seg(over)})"
        elif isinstance(over, ast.Call) and ast.unparse(over.func) == "zip" and starred(over):
            new = site.source.seg(over.args[0].value)
        else:
            continue
        yield site.replace(over, new, COST, f"loop over `{new}`")


def starred(call):
    """Say whether a call has one argument, whose items are handed over."""
    return len(call.args) == 1 and isinstance(call.args[0], ast.Starred)


def taken_apart(site, loop):
    """Say whether what a loop goes over are rows themselves: they are summed, zipped or indexed."""
    if not isinstance(loop.target, ast.Name):
        return False
    name = loop.target.id
    return any(
        (isinstance(n, ast.Subscript) and ast.unparse(n.value) == name)
        or (isinstance(n, ast.Call) and any(ast.unparse(a) == name for a in n.args))
        or (isinstance(n, (ast.For, ast.comprehension)) and ast.unparse(n.iter) == name)
        for n in site.nodes
    )
