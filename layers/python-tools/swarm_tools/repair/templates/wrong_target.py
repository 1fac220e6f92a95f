"""A value is assigned to the wrong name, or counted in the wrong one."""

from __future__ import annotations

import ast

BEFORE = "def f(n):\n    total = 0\n    while n > 9:\n        total = n // 10\n    return n\n"
AFTER = "def f(n):\n    total = 0\n    while n > 9:\n        n = n // 10\n    return n\n"


def propose(site):
    """Yield the other names and attributes in the place of a target."""
    for node in site.nodes:
        if not isinstance(node, (ast.Name, ast.Attribute, ast.Subscript)):
            continue
        if not isinstance(node.ctx, ast.Store) or site.in_annotation(node):
            continue
        up = site.parent(node)
        if isinstance(up, (ast.comprehension, ast.AnnAssign)):
            continue
        old = site.source.seg(node)
        looped = isinstance(up, (ast.For, ast.AsyncFor))
        unpacked = isinstance(up, ast.Tuple)
        beside = {getattr(n, "id", "") for n in up.elts} if unpacked else set()
        for other in site.names:
            # What a function was given is not written over by one of several values, nor is one of
            # them by another.
            if other not in (old, *beside) and not (unpacked and other in site.params):
                cost = 2.2 if looped else 1.6
                yield site.replace(node, other, cost, f"target `{old}` becomes `{other}`")
        for other in site.attributes if not looped else ():
            if other != old:
                yield site.replace(node, other, 1.7, f"target `{old}` becomes `{other}`")
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            for base in [*site.names, *site.attributes]:
                text = f"{base}[{site.source.seg(node.slice)}]"
                if text != old:
                    yield site.replace(node, text, 1.8, f"target `{old}` becomes `{text}`")
