"""A value is to be kept between two bounds, and one is missing or limits only a part of it."""

from __future__ import annotations

import ast

BEFORE = "def f(points, shift):\n    return max(0, points + min(100, shift))\n"
AFTER = "def f(points, shift):\n    return min(100, max(0, points + shift))\n"
COST = 1.4
OTHER = {"max": "min", "min": "max"}
MOST = 8


def propose(site):
    """Yield calls of `max` and `min` around each other, the inner one around all."""
    for node in site.nodes:
        name = getattr(getattr(node, "func", None), "id", "")
        if name not in OTHER or len(node.args) != 2 or node.keywords:
            continue
        yield from around_all(site, node, name)
        up = site.parent(node)
        if isinstance(up, ast.Call) and getattr(up.func, "id", "") in OTHER:
            continue
        text, held = site.source.seg(node), {site.source.seg(arg) for arg in node.args}
        bounds = [b for b in bounds_of(site) if b not in held]
        for rank, bound in enumerate(bounds[:MOST]):
            new = f"{OTHER[name]}({bound}, {text})"
            said = f"`{text}` becomes `{new}`"
            yield site.replace(node, new, COST + 0.3 + 0.03 * rank, said[:160])


def around_all(site, node, name):
    """Yield a bound of a part as one of the whole."""
    text, start = site.source.seg(node), site.source.span(node)[0]
    for inner in ast.walk(node):
        other = getattr(getattr(inner, "func", None), "id", "")
        if inner is node or other != OTHER[name] or len(inner.args) != 2:
            continue
        a, b = (place - start for place in site.source.span(inner))
        for bound, part in (inner.args, inner.args[::-1]):
            whole = f"{text[:a]}{site.operand(part)}{text[b:]}"
            new = f"{other}({site.source.seg(bound)}, {whole})"
            yield site.replace(node, new, COST, f"`{text}` becomes `{new}`"[:160])


def bounds_of(site):
    """Return what may be a bound: parameters, attributes, numbers and lengths."""
    numbers = (n for n in site.nodes if isinstance(n, ast.Constant) and type(n.value) is int)
    found = [*site.params, *site.attributes, *site.lengths(), *map(site.source.seg, numbers)]
    return list(dict.fromkeys([*found, "0", "1", "100"]))
