"""A type check names the wrong type, or lacks one of two that belong together."""

from __future__ import annotations

import ast

BEFORE = "def f(x):\n    return isinstance(x, int)\n"
AFTER = "def f(x):\n    return isinstance(x, (int, float))\n"

TYPES = ("int", "float", "str", "bool", "list", "tuple", "dict", "set")
PAIRS = ("(int, float)", "(list, tuple)", "(list, dict)", "(list, tuple, set)", "(list, set)",
         "(str, bytes)", "(int, float, str)", "(str, int)")  # fmt: skip


def propose(site):
    """Yield other types, and the element or its container in the place of what is checked."""
    classes = [n.name for n in site.source.tree.body if isinstance(n, ast.ClassDef)]
    for node in site.nodes:
        if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "isinstance":
            continue
        if len(node.args) != 2:
            continue
        what, old = site.source.seg(node.args[0]), site.source.seg(node.args[1])
        for rank, new in enumerate((*PAIRS, *TYPES, *classes)):
            if new != old:
                cost = 1.5 + 0.02 * rank
                yield site.replace(node.args[1], new, cost, f"`{old}` becomes `{new}`")
        if old == "int":
            new = f"isinstance({what}, int) and not isinstance({what}, bool)"
            yield site.replace(node, new, 1.9, "`bool` is left out", loose=True)
            up = site.parent(node)
            if isinstance(up, ast.UnaryOp) and isinstance(up.op, ast.Not):
                new = f"not isinstance({what}, int) or isinstance({what}, bool)"
                yield site.replace(up, new, 1.7, "`bool` is left out", loose=True)
