"""Entries that say nothing are kept: those of zero, and empty ones, were to be left out."""

from __future__ import annotations

import ast

BEFORE = "def f(terms):\n    kept = dict(terms)\n    return kept\n"
AFTER = "def f(terms):\n    kept = {k: v for k, v in terms.items() if v}\n    return kept\n"
COST = 1.7


def propose(site):
    """Yield copies, and what is returned, without such entries."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in ("dict", "list"):
            continue
        if (
            len(node.args) != 1
            or node.keywords
            or not isinstance(node.args[0], (ast.Name, ast.Attribute))
        ):
            continue
        base = site.source.seg(node.args[0])
        if node.func.id == "dict":
            news = [
                f"{{k: v for k, v in {base}.items() if {test}}}"
                for test in ("v", "v != 0", "v > 0")
            ]
        else:
            news = [f"[item for item in {base} if item]"]
        for rank, new in enumerate(news):
            yield site.replace(node, new, COST + 0.1 * rank, f"call becomes `{new}`"[:160])
