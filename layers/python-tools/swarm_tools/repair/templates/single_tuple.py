"""A tuple of one text has no comma, so that it is the text: `in ("abc")` asks for a part of it."""

from __future__ import annotations

import ast

BEFORE = "def f(key, left_out=('date')):\n    return key not in left_out\n"
AFTER = "def f(key, left_out=('date',)):\n    return key not in left_out\n"
COST = 1.0


def propose(site):
    """Yield the tuple for texts that are looked through, looped over, or defaults."""
    args = getattr(site.node, "args", None)
    defaults = [*args.defaults, *args.kw_defaults] if args else []
    for node in [*defaults, *site.nodes]:
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        up = site.parent(node)
        asked = isinstance(up, ast.Compare) and isinstance(up.ops[-1], (ast.In, ast.NotIn))
        asked = asked and up.comparators[-1] is node
        looped = isinstance(up, (ast.For, ast.comprehension)) and up.iter is node
        default = any(node is d for d in defaults)
        named = isinstance(up, ast.Assign) and before(site, node) == "("
        if asked or looped or named or (default and looked_through(site, args, node)):
            text = site.source.seg(node)
            end = site.source.span(node)[1]
            around = before(site, node) + site.source.text[end:].lstrip()[:1]
            new = f"{text}," if around == "()" else f"({text},)"
            yield site.replace(node, new, COST, f"`{text}` becomes `({text},)`")


def before(site, node):
    """Return the sign that stands before a node, white space left out."""
    return site.source.text[: site.source.span(node)[0]].rstrip()[-1:]


def looked_through(site, args, default):
    """Say whether the function asks what is in a parameter with this default, or loops over it."""
    every = [*args.posonlyargs, *args.args]
    pairs = [*zip(every[len(every) - len(args.defaults) :], args.defaults, strict=True)]
    pairs += zip(args.kwonlyargs, args.kw_defaults, strict=True)
    names = {a.arg for a, d in pairs if d is default}
    for node in site.nodes:
        read = getattr(node, "comparators", [getattr(node, "iter", None)])[-1]
        if getattr(read, "id", "") in names:
            return True
    return False
