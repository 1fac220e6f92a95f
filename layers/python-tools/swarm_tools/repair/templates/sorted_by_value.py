"""Places, or keys, are put in their own order: what they stand for was to decide."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(signal):\n    places = [i for i in range(len(signal)) if signal[i] > 0]\n"
    "    places.sort(reverse=True)\n    return places\n"
)
AFTER = BEFORE.replace("sort(reverse", "sort(key=lambda i: signal[i], reverse")
COMPARING = ("sort", "sorted", "max", "min", "nlargest", "nsmallest")
COST = 1.5


def propose(site):
    """Yield sorts and choices without a key by what sequences and tables hold for each item."""
    held = dict.fromkeys(
        site.source.seg(n.value)
        for n in site.nodes
        if isinstance(n, ast.Subscript) and isinstance(n.value, (ast.Name, ast.Attribute))
    )
    held |= dict.fromkeys(site.params[:3])
    for node in site.nodes:
        if not isinstance(node, ast.Call) or any(k.arg == "key" for k in node.keywords):
            continue
        if getattr(node.func, "attr", getattr(node.func, "id", "")) not in COMPARING:
            continue
        given = [site.source.seg(arg) for arg in node.args]
        rest = [site.source.seg(k) for k in node.keywords]
        for rank, base in enumerate(list(held)[:6]):
            for key in (f"lambda i: {base}[i]", f"lambda i: -{base}[i]"):
                inside = ", ".join([*given, f"key={key}", *rest])
                new = f"{site.source.seg(node.func)}({inside})"
                yield site.replace(node, new, COST + 0.05 * rank, f"call becomes `{new}`"[:160])
