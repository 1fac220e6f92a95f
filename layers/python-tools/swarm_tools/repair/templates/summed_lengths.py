"""A length is asked of a whole text where the lengths of its parts add up."""

from __future__ import annotations

import ast

BEFORE = "def f(text, words):\n    return len(text) / len(words)\n"
AFTER = "def f(text, words):\n    return sum(len(part) for part in words) / len(words)\n"
MOST = 6


def propose(site):
    """Yield the lengths of the parts of each name in reach, added up."""
    names = [*site.names, *site.attributes][:MOST]
    for node in site.nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        text = site.source.seg(node)
        if node.func.id == "len" and len(node.args) == 1:
            for rank, name in enumerate(n for n in names if n.endswith("s")):
                new = f"sum(len(part) for part in {name})"
                yield site.replace(node, new, 1.8 + 0.05 * rank, f"`{text}` becomes `{new}`"[:160])
