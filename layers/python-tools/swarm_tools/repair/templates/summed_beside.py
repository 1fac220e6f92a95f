"""Items are counted where a field of each is to be added up, as a sum beside it does."""

from __future__ import annotations

import ast

BEFORE = (
    "class Cart:\n    def __init__(self):\n        self.rows = {}\n\n"
    "    def pieces(self):\n        return len(self.rows)\n\n"
    "    def total(self):\n        return sum(r['each'] * r['count'] for r in self.rows.values())\n"
)
AFTER = (
    "class Cart:\n    def __init__(self):\n        self.rows = {}\n\n"
    "    def pieces(self):\n        return sum(r['count'] for r in self.rows.values())\n\n"
    "    def total(self):\n        return sum(r['each'] * r['count'] for r in self.rows.values())\n"
)
COST = 1.5


def propose(site):
    """Yield lengths of a container as the sums of one factor of what is added up over it."""
    for node in site.nodes:
        if getattr(getattr(node, "func", None), "id", "") != "len" or len(node.args) != 1:
            continue
        text = site.source.seg(node)
        for rank, new in enumerate(sums_over(site, site.source.seg(node.args[0]))):
            said = f"`{text}` becomes `{new}`"[:160]
            yield site.replace(node, new, COST + 0.05 * rank, said)


def sums_over(site, container):
    """Return the sums over a container, or its values, of each factor that a sum of it has."""
    found = {}
    for sum_ in ast.walk(site.source.tree):
        called = getattr(getattr(sum_, "func", None), "id", "")
        inside = sum_.args[0] if called == "sum" and sum_.args else None
        if not isinstance(inside, (ast.GeneratorExp, ast.ListComp)) or inside.generators[1:]:
            continue
        over = inside.generators[0]
        rows = site.source.seg(over.iter)
        if over.ifs or rows not in (container, f"{container}.values()", f"{container}.items()"):
            continue
        one = inside.elt
        factors = [one.left, one.right] if isinstance(one, ast.BinOp) else [one]
        for factor in reversed(factors):
            row = site.source.seg(over.target)
            found.setdefault(f"sum({site.source.seg(factor)} for {row} in {rows})")
    return list(found)
