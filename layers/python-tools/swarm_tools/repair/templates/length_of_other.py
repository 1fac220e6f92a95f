"""The length of something was meant, not a number beside it."""

from __future__ import annotations

import ast

BEFORE = "def f(items, limit):\n    return sum(items) / limit\n"
AFTER = "def f(items, limit):\n    return sum(items) / len(items)\n"
MOST = 8


def propose(site):
    """Yield `len(x)` of each name and attribute for operands, bounds and returned numbers."""
    sized = [*site.names, *site.attributes][:MOST]
    for node in site.nodes:
        if not isinstance(node, (ast.Name, ast.Attribute, ast.Constant)):
            continue
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            continue
        if isinstance(node, ast.Constant) and type(node.value) is not int:
            continue
        up, old = site.parent(node), site.source.seg(node)
        if not fits(up, node) or old == "self":
            continue
        for rank, name in enumerate(sized):
            if name != old:
                cost = 1.9 + 0.03 * rank
                yield site.replace(node, f"len({name})", cost, f"`{old}` becomes `len({name})`")
    yield from lessened(site, sized)


def lessened(site, sized):
    """Yield lengths less a number of the function, and returned names less a length."""
    numbers = {
        abs(n.value) for n in site.nodes if isinstance(n, ast.Constant) and type(n.value) is int
    }
    for node in site.nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "len":
            text = site.source.seg(node)
            for number in sorted(numbers - {0, 1})[:4]:
                new = f"{text} - {number}"
                said = f"`{text}` becomes `{new}`"[:160]
                yield site.replace(node, new, 1.9, said, loose=True)
        elif isinstance(node, ast.Return) and isinstance(node.value, (ast.Name, ast.Attribute)):
            text = site.source.seg(node.value)
            for rank, name in enumerate(sized):
                if name != text:
                    new = f"{text} - len({name})"
                    said = f"`{text}` becomes `{new}`"[:160]
                    yield site.replace(node.value, new, 2.0 + 0.03 * rank, said)


def fits(up, node):
    """Say whether a number stands at this place."""
    if isinstance(up, ast.Call):
        return node in up.args and getattr(up.func, "id", "") in ("range", "min", "max")
    return isinstance(up, (ast.BinOp, ast.Compare, ast.Return, ast.Slice))
