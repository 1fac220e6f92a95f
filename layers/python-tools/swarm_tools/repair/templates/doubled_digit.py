"""A doubled digit above nine counts as the sum of its own two digits, as in a Luhn check."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(digits):\n    total = 0\n    for place, digit in enumerate(reversed(digits)):\n"
    "        if place % 2:\n            digit *= 2\n        total += digit\n    return total\n"
)
AFTER = (
    "def f(digits):\n    total = 0\n    for place, digit in enumerate(reversed(digits)):\n"
    "        if place % 2:\n            digit *= 2\n            if digit > 9:\n"
    "                digit -= 9\n        total += digit\n    return total\n"
)
COST = 1.5


def propose(site):
    """Yield `if x > 9: x -= 9` after each name that is doubled, and doubled sums of digits."""
    for node in site.nodes:
        name, value = assigned(node)
        if name and doubled(value) and site.source.owns_lines(node):
            rows = [f"if {name} > 9:", f"    {name} -= 9"]
            said = f"`{name}` above nine is less nine"
            yield site.insert_after(node, rows, COST, said)
        elif isinstance(node, ast.BinOp) and doubled(node) and in_sum(site, node):
            text = site.source.seg(node)
            new = f"sum(divmod({text}, 10))"
            yield site.replace(node, new, COST, f"`{text}` becomes `{new}`"[:160])


def assigned(node):
    """Return the name that a statement binds and what it does so with, "" for anything else."""
    if isinstance(node, ast.AugAssign):
        return getattr(node.target, "id", ""), node
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        return getattr(node.targets[0], "id", ""), node.value
    return "", None


def doubled(node):
    """Say whether an operation, or a statement like `x *= 2`, is a multiplication by two."""
    sides = [getattr(node, part, None) for part in ("left", "right", "value")]
    two = any(getattr(side, "value", None) == 2 for side in sides)
    return isinstance(getattr(node, "op", None), ast.Mult) and two


def in_sum(site, node):
    """Say whether an expression is what is added to something."""
    up = site.parent(node)
    return isinstance(up, ast.AugAssign) and isinstance(up.op, ast.Add)
