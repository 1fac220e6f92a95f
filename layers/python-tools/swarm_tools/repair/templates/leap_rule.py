"""A rule for leap years lacks its last part, or has it the wrong way round."""

from __future__ import annotations

import ast

BEFORE = "def leap(year):\n    return year % 4 == 0 and year % 100 != 0\n"
AFTER = "def leap(year):\n    return year % 4 == 0 and year % 100 != 0 or year % 400 == 0\n"


def propose(site):
    """Yield the whole rule in the place of conditions on a rest by 4 and 100."""
    for node in site.nodes:
        if not isinstance(node, (ast.BoolOp, ast.Compare)):
            continue
        if isinstance(site.parent(node), (ast.BoolOp, ast.Compare)):
            continue
        rests = [
            n for n in ast.walk(node) if isinstance(n, ast.BinOp) and isinstance(n.op, ast.Mod)
        ]
        by = {getattr(n.right, "value", None) for n in rests}
        years = {site.source.seg(n.left) for n in rests}
        if 4 not in by or len(years) != 1:
            continue
        [year] = years
        if {4, 100} < by and 400 not in by:
            yield from (
                site.replace(n.right, "400", 1.0, f"`{site.source.seg(n.right)}` becomes `400`")
                for n in rests
                if getattr(n.right, "value", None) not in (4, 100)
            )
        if not by <= {4, 100, 400}:
            continue
        old = site.source.seg(node)
        if 400 not in by and isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And):
            new = f"{old} or {year} % 400 == 0"
            yield site.replace(node, new, 1.0, f"`or {year} % 400 == 0` added", loose=True)
        whole = f"{year} % 4 == 0 and ({year} % 100 != 0 or {year} % 400 == 0)"
        yield site.replace(
            node, whole, 1.4, "condition becomes the rule for leap years", loose=True
        )
