"""A date of another month keeps its day, but for the days that this month has not."""

from __future__ import annotations

import ast

BEFORE = (
    "from datetime import date\n\n\ndef f(start, last):\n"
    "    return date(start.year, start.month % 12 + 1, last)\n"
)
AFTER = BEFORE.replace("1, last)", "1, min(start.day, last))")
COST = 1.3
DAY = 2


def propose(site):
    """Yield the day of a parameter, and the smaller one of both, for the day of a new date."""
    dated = {
        n.value.id
        for n in site.nodes
        if isinstance(n, ast.Attribute) and n.attr in ("year", "month", "day")
        and isinstance(n.value, ast.Name)
    }  # fmt: skip
    for node in site.nodes:
        called = getattr(getattr(node, "func", None), "id", "")
        called = called or getattr(getattr(node, "func", None), "attr", "")
        if called not in ("date", "datetime", "replace") or not isinstance(node, ast.Call):
            continue
        days = [k.value for k in node.keywords if k.arg == "day"] or node.args[DAY : DAY + 1]
        for day in days:
            text = site.source.seg(day)
            for name in sorted(dated):
                for new in (f"min({name}.day, {text})", f"{name}.day"):
                    if new != text:
                        yield site.replace(day, new, COST, f"`{text}` becomes `{new}`"[:160])
