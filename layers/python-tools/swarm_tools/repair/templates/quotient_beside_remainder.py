"""Of a whole that is split, one part has its remainder and the other was to have its quotient."""

from __future__ import annotations

import ast

BEFORE = "def f(hour, minute):\n    total = hour * 60 + minute\n    return hour % 24, total % 60\n"
AFTER = (
    "def f(hour, minute):\n    total = hour * 60 + minute\n"
    "    return total // 60 % 24, total % 60\n"
)

COST = 1.5
CARRIED = 1.7


def propose(site):
    """Yield the quotient beside each remainder, and the remainder beside each quotient."""
    split = [node for node in site.nodes if is_split(node)]
    for node in split:
        op = "//" if isinstance(node.op, ast.Mod) else "%"
        whole, by = site.source.seg(node.left), site.source.seg(node.right)
        inside = {id(part) for part in ast.walk(node)}
        for other in site.nodes:
            plain = isinstance(other, ast.Name) and isinstance(other.ctx, ast.Load)
            if not plain or id(other) in inside or other.id == whole:
                continue
            new = f"{whole} {op} {by}"
            said = f"`{other.id}` becomes `{new}`"[:160]
            yield site.replace(other, new, COST, said, loose=True)
        if isinstance(node.op, ast.Mod):
            yield from carried(site, f"{whole} // {by}", whole)


def carried(site, quotient, whole):
    """Yield what is set to a name or an attribute, with the quotient carried over to it."""
    for node in site.nodes:
        if not isinstance(node, ast.Assign) or not isinstance(
            node.value, (ast.Name, ast.Attribute)
        ):
            continue
        text = site.source.seg(node.value)
        if text != whole:
            new = f"{text} + {quotient}"
            yield site.replace(node.value, new, CARRIED, f"`{text}` becomes `{new}`"[:160])


def is_split(node):
    """Say whether an expression is the quotient or remainder of a name by a number."""
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, (ast.Mod, ast.FloorDiv))
        and isinstance(node.left, ast.Name)
        and isinstance(node.right, (ast.Constant, ast.Name))
    )
