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
    calls = [n for n in site.nodes if isinstance(n, ast.Call) and not n.keywords]
    for node in site.nodes:
        if not isinstance(node, ast.Compare) or len(node.ops) != 1:
            continue
        left, right = site.source.seg(node.left), site.source.seg(node.comparators[0])
        both = [form for form in forms(site, calls, left) if form in forms(site, calls, right)]
        ends, begins = site.source.span(node.left)[1], site.source.span(node.comparators[0])[0]
        operator = site.source.text[ends:begins]
        for head, tail in both if left != right else ():
            new = f"{head}{left}{tail}{operator}{head}{right}{tail}"
            yield site.replace(node, new, COST, f"compared as `{new}`"[:160])


def forms(site, calls, text):
    """Return what stands before and after a text where it is all that a call is given, or is of."""
    found = {}
    for call in calls:
        whole = site.source.seg(call)
        given = [site.source.seg(a) for a in call.args]
        if given == [text]:
            found[site.source.seg(call.func) + "(", ")"] = None
        of = getattr(call.func, "value", None)
        if not given and of is not None and site.source.seg(of) == text:
            found["", whole[len(text) :]] = None
    return list(found)
