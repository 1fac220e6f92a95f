"""A time is labelled with another zone where it was to be converted, or the other way round."""

from __future__ import annotations

import ast

BEFORE = "def f(when, zone):\n    return when.replace(tzinfo=zone)\n"
AFTER = "def f(when, zone):\n    return when.astimezone(zone)\n"
COST = 1.1


def propose(site):
    """Yield `astimezone` for `replace(tzinfo=...)` and the other way round."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        base, name = site.source.seg(node.func.value), node.func.attr
        zones = [k.value for k in node.keywords if k.arg == "tzinfo"]
        if name == "replace" and zones and len(node.keywords) == 1 and not node.args:
            new = f"{base}.astimezone({site.source.seg(zones[0])})"
        elif name == "astimezone" and len(node.args) == 1:
            new = f"{base}.replace(tzinfo={site.source.seg(node.args[0])})"
        else:
            continue
        yield site.replace(node, new, COST, f"call becomes `{new}`"[:160])
