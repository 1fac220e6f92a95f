"""Two values are compared as they came, which the function converts by the same call elsewhere."""

from __future__ import annotations

import ast

BEFORE = (
    "def lasts(start, end):\n    length = int(end) - int(start)\n    if end < start:\n"
    "        length += 24\n    return length\n"
)
AFTER = (
    "def lasts(start, end):\n    length = int(end) - int(start)\n    if int(end) < int(start):\n"
    "        length += 24\n    return length\n"
)
COST = 1.0


def propose(site):
    """Yield comparisons of both sides with the conversion that both have elsewhere."""
    converted = conversions(site)
    for node in site.nodes:
        if not isinstance(node, ast.Compare) or len(node.ops) != 1:
            continue
        left, right = site.source.seg(node.left), site.source.seg(node.comparators[0])
        others = converted.get(right, {})
        both = [form for form in converted.get(left, {}) if form in others]
        ends, begins = site.source.span(node.left)[1], site.source.span(node.comparators[0])[0]
        operator = site.source.text[ends:begins]
        for head, tail in both if left != right else ():
            new = f"{head}{left}{tail}{operator}{head}{right}{tail}"
            yield site.replace(node, new, COST, f"compared as `{new}`"[:160])


def conversions(site):
    """Return by text what stands before and after it where it is all a call is given, or is of."""
    found = {}
    for call in site.nodes:
        if not isinstance(call, ast.Call) or call.keywords or len(call.args) > 1:
            continue
        of = call.args[0] if call.args else getattr(call.func, "value", None)
        if of is not None:
            whole, text = site.source.seg(call), site.source.seg(of)
            sides = (
                (site.source.seg(call.func) + "(", ")") if call.args else ("", whole[len(text) :])
            )
            found.setdefault(text, {})[sides] = None
    return found
