"""A comprehension unpacks a name and never reads it: it was a factor, a term, or the value."""

from __future__ import annotations

import ast

BEFORE = "def f(stock, prices):\n    return sum(prices[p] for p, count in stock.items())\n"
AFTER = "def f(stock, prices):\n    return sum(prices[p] * count for p, count in stock.items())\n"
FACTOR = 1.0
TERM = 1.6
ALONE = 1.5
ASKED = 1.5


def propose(site):
    """Yield the element with such a name multiplied in or added, or the name alone."""
    for node in site.nodes:
        if not isinstance(node, (ast.GeneratorExp, ast.ListComp, ast.SetComp)):
            continue
        text = site.source.seg(node.elt)
        for name in unread(node):
            times = f"{site.operand(node.elt)} * {name}"
            said = f"`{text}` becomes `{times}`"
            yield site.replace(node.elt, times, FACTOR, said[:160], loose=True)
            for new, cost in ((f"{text} + {name}", TERM), (name, ALONE)):
                yield site.replace(node.elt, new, cost, f"`{text}` becomes `{new}`"[:160])
            rows = node.generators[-1]
            for other in site.params if not rows.ifs else ():
                new = f"{site.source.seg(rows.iter)} if {name} == {other}"
                yield site.replace(rows.iter, new, ASKED, f"only where `{name} == {other}`")


def unread(node):
    """Return the names that a comprehension unpacks from tuples and reads nowhere."""
    bound = [
        name.id
        for part in node.generators
        if isinstance(part.target, ast.Tuple)
        for name in ast.walk(part.target)
        if isinstance(name, ast.Name) and not name.id.startswith("_")
    ]
    read = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    return [name for name in bound if name not in read]
