"""A value that came in is read where the object's own one, kept within its bounds, was meant."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(number, size, page):\n    page.number = min(number, page.last)\n"
    "    return (number - 1) * size\n"
)
AFTER = BEFORE.replace("return (number - 1)", "return (page.number - 1)")
COST = 1.2


def propose(site):
    """Yield `x.name` for `name` where an object of the function has such a member, and back."""
    held = {}
    for node in site.nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            held.setdefault(node.attr, {})[site.source.seg(node)] = None
    for name in site.attributes:
        held.setdefault(name.partition(".")[2], {})[name] = None
    for node in site.loads():
        if site.in_annotation(node) or isinstance(site.parent(node), ast.keyword):
            continue
        for member in held.get(node.id, ()):
            yield site.replace(node, member, COST, f"`{node.id}` becomes `{member}`")
