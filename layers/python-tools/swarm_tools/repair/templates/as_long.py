"""All was found alike, and yet one of the two is longer: `return len(a) == len(b)`."""

from __future__ import annotations

import ast
from itertools import combinations

BEFORE = (
    "def f(parts, levels):\n    for a, b in zip(parts, levels):\n        if a != b:\n"
    "            return False\n    return True\n"
)
AFTER = BEFORE.replace("return True", "return len(parts) == len(levels)")
COST = 1.2


def propose(site):
    """Yield comparisons of the lengths of what is gone through together, for a returned truth."""
    sequences = dict.fromkeys(
        site.source.seg(arg)
        for n in site.nodes
        if getattr(getattr(n, "func", None), "id", "") in ("zip", "len", "enumerate")
        for arg in n.args
        if isinstance(arg, (ast.Name, ast.Attribute))
    )
    pairs = list(combinations(sequences, 2))[:6]
    for node in site.nodes:
        if not isinstance(node, ast.Return) or not isinstance(node.value, ast.Constant):
            continue
        if node.value.value is not True:
            continue
        places = [n for n in site.names if n in ("i", "j", "at", "pos", "index", "position")]
        news = [f"len({a}) == len({b})" for a, b in pairs]
        news += [f"{place} == len({a})" for place in places for a in list(sequences)[:4]]
        for rank, new in enumerate(news):
            said = f"`True` becomes `{new}`"
            yield site.replace(node.value, new, COST + 0.05 * rank, said[:160])
