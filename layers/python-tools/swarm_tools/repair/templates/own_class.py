"""What a method works out is to be an object of its class again."""

from __future__ import annotations

import ast

BEFORE = (
    "class Matrix:\n    def __init__(self, rows):\n        self.rows = rows\n\n"
    "    def doubled(self):\n        return [[2 * x for x in row] for row in self.rows]\n"
)
AFTER = (
    "class Matrix:\n    def __init__(self, rows):\n        self.rows = rows\n\n"
    "    def doubled(self):\n        return Matrix([[2 * x for x in row] for row in self.rows])\n"
)


def propose(site):
    """Yield returned values as objects of the class, where one argument makes one."""
    if site.cls is None or needed(site.cls) != 1:
        return
    for node in site.nodes:
        if not isinstance(node, ast.Return) or node.value is None:
            continue
        if isinstance(node.value, ast.Constant):
            continue
        text = site.source.seg(node.value)
        inside = text if not isinstance(node.value, ast.Tuple) else f"({text.strip('()')})"
        new = f"{site.cls.name}({inside})"
        yield site.replace(node.value, new, 1.8, f"result becomes `{new}`"[:160])


def needed(cls):
    """Return how many arguments an object of a class takes at least."""
    for member in cls.body:
        if isinstance(member, ast.FunctionDef) and member.name == "__init__":
            args = member.args
            return len(args.posonlyargs) + len(args.args) - 1 - len(args.defaults)
    return 0
