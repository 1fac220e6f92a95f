"""After a part of a text was found, the place moves on by one sign instead of by that part."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(text, words):\n    place = 0\n    for word in words:\n"
    "        while text.startswith(word, place):\n            place += 1\n    return place\n"
)
AFTER = BEFORE.replace("place += 1", "place += len(word)")
COST = 0.9


def propose(site):
    """Yield steps as long as the part that a text was asked for, where they are by one."""
    parts = dict.fromkeys(ast.unparse(part) for node in site.nodes for part in asked(node))
    for node in site.nodes:
        if not isinstance(node, ast.AugAssign) or not isinstance(node.op, ast.Add):
            continue
        if isinstance(node.value, ast.Constant) and node.value.value == 1:
            for part in parts:
                new = f"len({part})"
                yield site.replace(node.value, new, COST, f"`1` becomes `{new}`")


def asked(node):
    """Yield the names for which a text is asked at a place: `t.startswith(part, place)`."""
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "startswith":
        if len(node.args) > 1 and isinstance(node.args[0], ast.Name):
            yield node.args[0]
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        sides = (node.left, node.comparators[0])
        if any(isinstance(s, ast.Subscript) and isinstance(s.slice, ast.Slice) for s in sides):
            yield from (side for side in sides if isinstance(side, ast.Name))
