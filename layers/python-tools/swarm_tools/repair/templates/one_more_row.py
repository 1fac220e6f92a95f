"""A list is handed on without the row that belongs before it: `[header] + rows`."""

from __future__ import annotations

import ast

BEFORE = "def f(header, rows):\n    widths = measured(rows)\n    return widths, header\n"
AFTER = "def f(header, rows):\n    widths = measured([header] + rows)\n    return widths, header\n"

COST = 1.8
MOST = 3


def propose(site):
    """Yield each list parameter that is handed on with another parameter before it."""
    if len(site.params) < 2:
        return
    for node in site.nodes:
        if not isinstance(node, ast.Call):
            continue
        for arg in node.args:
            if not isinstance(arg, ast.Name) or arg.id not in site.params:
                continue
            others = [name for name in site.params if name != arg.id][:MOST]
            for rank, other in enumerate(others):
                new = f"[{other}] + {arg.id}"
                yield site.replace(arg, new, COST + 0.05 * rank, f"`{other}` comes first, too")
