"""A rule for the months of thirty days is another condition, or lists other months."""

from __future__ import annotations

import ast

BEFORE = "def days(month):\n    if month % 2 == 0:\n        return 30\n    return 31\n"
AFTER = "def days(month):\n    if month in (4, 6, 9, 11):\n        return 30\n    return 31\n"

SHORT, LONG = "(4, 6, 9, 11)", "(1, 3, 5, 7, 8, 10, 12)"
COST = 1.4


def propose(site):
    """Yield the months of thirty, or of thirty-one, days for the condition of such a number."""
    for node in site.nodes:
        if isinstance(node, ast.If) and len(node.body) == 1:
            given = getattr(getattr(node.body[0], "value", None), "value", None)
        elif isinstance(node, ast.IfExp):
            given = getattr(node.body, "value", None)
        else:
            continue
        names = [n.id for n in ast.walk(node.test) if isinstance(n, ast.Name)]
        names = [name for name in dict.fromkeys(names) if name in site.params]
        if given in (30, 31) and len(names) == 1 and not isinstance(node.test, ast.Constant):
            new = f"{names[0]} in {SHORT if given == 30 else LONG}"
            if site.source.seg(node.test) != new:
                yield site.replace(node.test, new, COST, f"condition becomes `{new}`")
