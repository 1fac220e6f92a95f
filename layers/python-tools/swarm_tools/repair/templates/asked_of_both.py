"""A row is found by one field where another was given, too: `row["b"] == b` is missing."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(rows, name, day):\n"
    "    return [r for r in rows if r['name'] == name] or [r for r in rows if r['day'] > 3]\n"
)
AFTER = (
    "def f(rows, name, day):\n"
    "    return [r for r in rows if r['name'] == name and r['day'] == day] "
    "or [r for r in rows if r['day'] > 3]\n"
)
COST = 0.7


def propose(site):
    """Yield the comparison with each other parameter that has the name of a field."""
    for node in site.nodes:
        if not isinstance(node, ast.Compare) or not isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
            continue
        row, field = part(node.left)
        if row is None or len(node.ops) != 1 or getattr(node.comparators[0], "id", "") != field:
            continue
        known = {part(n)[1] for n in ast.walk(site.source.tree)}
        text = site.source.seg(node)
        word, sign = ("and", "==") if isinstance(node.ops[0], ast.Eq) else ("or", "!=")
        beside = ast.unparse(site.parent(node))
        for name in site.names:
            if name in known and name != field:
                other = site.source.seg(node.left).replace(field, name)
                new = f"{text} {word} {other} {sign} {name}"
                if ast.unparse(ast.parse(other)) not in beside:
                    yield site.replace(node, new, COST, f"condition becomes `{new}`"[:160])


def part(node):
    """Return what a field is read of, and the name of the field; nothing for anything else."""
    if isinstance(node, ast.Attribute):
        return node.value, node.attr
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        return node.value, node.slice.value if isinstance(node.slice.value, str) else None
    return None, None
