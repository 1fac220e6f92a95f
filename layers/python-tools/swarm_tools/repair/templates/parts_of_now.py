"""The whole is given where its parts have been changed since: `[start, end]` for `new`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(rows, new):\n    start, end = new\n    for row in rows:\n"
    "        start = min(start, row[0])\n        end = max(end, row[1])\n    return [new]\n"
)
AFTER = BEFORE.replace("[new]", "[[start, end]]")
COST = 1.2


def propose(site):
    """Yield the parts, as a list or a tuple, for each later use of what they were taken from."""
    for node in site.nodes:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if not isinstance(target, (ast.Tuple, ast.List)) or not isinstance(node.value, ast.Name):
            continue
        if not all(isinstance(part, ast.Name) for part in target.elts):
            continue
        parts = ", ".join(part.id for part in target.elts)
        for use in site.loads():
            if use.id == node.value.id and use.lineno > node.lineno:
                for new in (f"[{parts}]", f"({parts})"):
                    yield site.replace(use, new, COST, f"`{use.id}` becomes `{new}`")
