"""Months, weeks or days of all years fall together: the year, or a date, is part of the key."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(days):\n    found = {}\n    for day in days:\n        found.setdefault(day.month, day)\n"
    "    return found\n"
)
AFTER = (
    "def f(days):\n    found = {}\n    for day in days:\n"
    "        found.setdefault((day.year, day.month), day)\n    return found\n"
)
DATES = ("day", "date", "when", "jour", "moment", "start", "due")
COST = 1.3


def propose(site):
    """Yield parts of dates with the year before them, and keys with the year of a date."""
    named = [n for n in site.names if n in DATES or n.endswith(("_day", "_date", "_at"))]
    for node in site.nodes:
        if not isinstance(getattr(node, "ctx", None), ast.Load) or is_part(site, node):
            continue
        text = site.source.seg(node)
        if isinstance(node, ast.Attribute) and node.attr in ("month", "day"):
            base = site.source.seg(node.value)
            full = f"({base}.year, {base}.month, {base}.day)"
            news = (
                f"({base}.year, {text})",
                full if node.attr == "day" else f"{text}, {base}.year",
            )
            for new in news:
                yield site.replace(node, new, COST, f"`{text}` becomes `{new}`"[:160])
        elif isinstance(node, ast.Name) and isinstance(site.parent(node), ast.Assign):
            for day in named if site.parent(node).value is node else ():
                for new in (f"({text}, {day}.year)", f"({text}, {day})", f"({day}, {text})"):
                    yield site.replace(node, new, COST + 0.3, f"`{text}` becomes `{new}`"[:160])
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2:
            first, second = node.elts
            week = site.source.seg(second)
            if week.endswith(".isocalendar()[1]") and getattr(first, "attr", "") == "year":
                new = week.removesuffix("[1]") + "[:2]"
                yield site.replace(node, new, 1.0, f"`{text}` becomes `{new}`"[:160])


def is_part(site, node):
    """Say whether an expression is not a value of its own: computed with, or called."""
    up = site.parent(node)
    if isinstance(up, ast.Subscript):
        return up.slice is not node
    return isinstance(up, (ast.BinOp, ast.Attribute)) or getattr(up, "func", None) is node
