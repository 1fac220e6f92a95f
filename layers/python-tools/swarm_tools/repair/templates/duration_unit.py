"""A duration is given in the wrong unit: `timedelta(n)` is days, minutes were meant."""

from __future__ import annotations

import ast

BEFORE = "from datetime import timedelta\n\n\ndef f(start, n):\n    return start + timedelta(n)\n"
AFTER = (
    "from datetime import timedelta\n\n\ndef f(start, n):\n"
    "    return start + timedelta(minutes=n)\n"
)

UNITS = ("days", "hours", "minutes", "seconds", "weeks", "milliseconds")
COST, SAID = 1.3, 1.0
"""`SAID` is for a unit that the function speaks of."""


def propose(site):
    """Yield the other units, those first that the function speaks of."""
    spoken = site.source.seg(site.node) if isinstance(site.node, ast.FunctionDef) else ""
    for node in site.nodes:
        if isinstance(node, ast.Attribute) and node.attr in ("seconds", "days"):
            whole = f"{site.source.seg(node.value)}.total_seconds()"
            for new in (f"int({whole})", whole, f"{whole} / 3600", f"{whole} // 60"):
                yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        values = [*node.args[:1], *(k for k in node.keywords if k.arg in UNITS)]
        if name != "timedelta" or len(values) != 1:
            continue
        old = getattr(values[0], "arg", "days")
        value = site.source.seg(
            values[0].value if isinstance(values[0], ast.keyword) else values[0]
        )
        for unit in UNITS:
            if unit != old:
                cost = SAID if unit.removesuffix("s") in spoken.lower() else COST
                new = f"{unit}={value}"
                yield site.replace(values[0], new, cost, f"duration becomes `{new}`"[:160])
