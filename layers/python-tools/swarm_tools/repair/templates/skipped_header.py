"""The head of a table is taken for one of its rows: it has to be skipped first."""

from __future__ import annotations

import ast

BEFORE = (
    "import csv\n\n\ndef f(file):\n    rows = csv.reader(file)\n"
    "    return [row[0] for row in rows]\n"
)
AFTER = (
    "import csv\n\n\ndef f(file):\n    rows = csv.reader(file)\n    next(rows)\n"
    "    return [row[0] for row in rows]\n"
)
MAKERS = ("reader", "open", "iter", "StringIO")
COST = 1.2


def propose(site):
    """Yield `next(rows)` after an iterator is made, and where a file is open."""
    for node in site.nodes:
        if isinstance(node, ast.Assign) and is_maker(node.value):
            if isinstance(node.targets[0], ast.Name) and site.source.owns_lines(node):
                yield from skipped(site, site.insert_after, node, node.targets[0].id)
        elif isinstance(node, ast.With):
            for item in node.items:
                name = getattr(item.optional_vars, "id", "")
                if name and is_maker(item.context_expr) and site.source.room_before(node.body[0]):
                    yield from skipped(site, site.insert_before, node.body[0], name)


def is_maker(value):
    """Say whether a value is an iterator over rows or lines."""
    func = getattr(value, "func", None)
    return getattr(func, "attr", getattr(func, "id", "")) in MAKERS


def skipped(site, insert, stmt, name):
    """Yield the statement that skips one item, with and without care for an empty one."""
    for rank, row in enumerate((f"next({name})", f"next({name}, None)")):
        yield insert(stmt, [row], COST + 0.05 * rank, f"`{row}` added")
