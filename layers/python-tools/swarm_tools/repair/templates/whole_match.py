"""What replaces a match is nothing, or a part of it, where the whole match was to stay."""

from __future__ import annotations

import ast

BEFORE = (
    "def swap(match):\n    if match.group(1) in KNOWN:\n        return KNOWN[match.group(1)]\n"
    "    return ''\n"
)
AFTER = BEFORE.replace("return ''", "return match.group(0)")
COST = 1.3


def propose(site):
    """Yield the whole match for what a function that reads its groups returns."""
    read = {
        n.func.value.id
        for n in site.nodes
        if isinstance(n, ast.Call) and getattr(n.func, "attr", "") == "group"
        and isinstance(n.func.value, ast.Name)
    }  # fmt: skip
    for node in site.nodes:
        value = node.value if isinstance(node, ast.Return) else None
        if not isinstance(value, (ast.Constant, ast.Name, ast.Call)):
            continue
        text = site.source.seg(value)
        for name in sorted(read):
            if text != f"{name}.group(0)":
                new = f"{name}.group(0)"
                yield site.replace(value, new, COST, f"`{text}` becomes `{new}`"[:160])
