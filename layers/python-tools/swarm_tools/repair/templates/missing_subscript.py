"""A whole container stands where one of its items was meant."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(table, n):\n    for i in range(n):\n        if table == i:\n            table[i] = 0\n"
    "    return table\n"
)
AFTER = (
    "def f(table, n):\n    for i in range(n):\n        if table[i] == i:\n"
    "            table[i] = 0\n    return table\n"
)
MOST = 5


def propose(site):
    """Yield names with each index that the function uses, where the whole was read."""
    indexes = {}
    for node in site.nodes:
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            indexes.setdefault(site.source.seg(node.value), {}).setdefault(
                site.source.seg(node.slice)
            )
    every = list(dict.fromkeys(text for own in indexes.values() for text in own))[:MOST]
    every += [n for n in site.names if n in ("i", "j", "index", "key", "k")]
    for node in site.loads():
        up = site.parent(node)
        if isinstance(up, (ast.Attribute, ast.For, ast.comprehension)):
            continue
        if isinstance(up, ast.Subscript) and up.value is node:
            continue
        if isinstance(up, ast.Subscript) and up.slice is node:
            yield from read_by_it(site, node)
        if isinstance(up, ast.Compare):
            for side in (up.left, *up.comparators):
                if isinstance(side, ast.Subscript) and isinstance(side.value, ast.Name):
                    new = f"{side.value.id}[{node.id}]"
                    said = f"`{node.id}` becomes `{new}`"
                    yield site.replace(node, new, 1.2, said[:160])
        own = indexes.get(node.id, {})
        for text in dict.fromkeys([*own, *every]):
            if text != node.id:
                new = f"{node.id}[{text}]"
                cost = 1.4 if text in own else 1.9
                yield site.replace(node, new, cost, f"`{node.id}` becomes `{new}`"[:160])


def read_by_it(site, key):
    """Yield a key that is to be what the key says of something else in the statement."""
    inside = [n for n in ast.walk(site.statement(key)) if isinstance(n, ast.Name)]
    others = dict.fromkeys(n.id for n in inside if isinstance(n.ctx, ast.Load))
    for other in others:
        if other not in (key.id, site.source.seg(site.parent(key).value)):
            new = f"{other}[{key.id}]"
            yield site.replace(key, new, 1.7, f"`{key.id}` becomes `{new}`"[:160])
