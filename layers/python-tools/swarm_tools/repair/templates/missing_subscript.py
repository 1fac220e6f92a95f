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
MOST_NAMES = 8
USUAL = ("i", "j", "index", "key", "k")
FIELD = 2.0
DEEPER = 1.7


def propose(site):
    """Yield names with each index that the function uses, where the whole was read."""
    indexes = {}
    for node in site.nodes:
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            indexes.setdefault(site.source.seg(node.value), {}).setdefault(
                site.source.seg(node.slice)
            )
    every = list(dict.fromkeys(text for own in indexes.values() for text in own))[:MOST]
    every += [n for n in site.names if n in USUAL]
    yield from deeper(site, every)
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
        if rows_measured(site, up):
            yield site.replace(node, f"{node.id}[0]", 0.9, f"`{node.id}` becomes `{node.id}[0]`")
        own = indexes.get(node.id, {})
        more = [*site.lambda_names(node), *site.names[:MOST_NAMES], *fields(site), "0", "1", "-1"]
        for text in dict.fromkeys([*own, *every, *more]):
            if text != node.id:
                new = f"{node.id}[{text}]"
                cost = 1.4 if text in own else 1.9 if text in every else FIELD
                yield site.replace(node, new, cost, f"`{node.id}` becomes `{new}`"[:160])


def rows_measured(site, call):
    """Say whether a length is compared where the function measures a row elsewhere."""
    measured = isinstance(call, ast.Call) and getattr(call.func, "id", "") == "len"
    return (
        measured
        and isinstance(site.parent(call), ast.Compare)
        and any(
            isinstance(n, ast.Call)
            and getattr(n.func, "id", "") == "len"
            and isinstance(n.args[0] if n.args else None, ast.Subscript)
            and getattr(n.args[0].slice, "value", None) == 0
            for n in site.nodes
        )
    )


def deeper(site, every):
    """Yield items of attributes, and items of items, where the whole was read."""
    for node in site.nodes:
        if isinstance(node, ast.Call):
            yield from of_result(site, node)
        if not isinstance(node, (ast.Attribute, ast.Subscript)) or site.in_annotation(node):
            continue
        up = site.parent(node)
        base = isinstance(up, (ast.Attribute, ast.Subscript)) and up.value is node
        if not isinstance(node.ctx, ast.Load) or base or getattr(up, "func", None) is node:
            continue
        if isinstance(getattr(node, "slice", None), ast.Slice):
            continue
        text = site.source.seg(node)
        last = [site.source.seg(node.slice)] if isinstance(node, ast.Subscript) else []
        more = [*last, *site.lambda_names(node), *site.names[:MOST_NAMES], "0", "1", "-1"]
        for rank, index in enumerate(dict.fromkeys([*every, *more])):
            new = f"{text}[{index}]"
            said = f"`{text}` becomes `{new}`"
            yield site.replace(node, new, DEEPER + 0.03 * rank, said[:160])


def of_result(site, node):
    """Yield items of what a call gives, where it is kept, returned or handed on."""
    if isinstance(site.parent(node), (ast.Assign, ast.Return, ast.Call, ast.BinOp, ast.Compare)):
        text = site.source.seg(node)
        for rank, index in enumerate(("[0]", "[1]", "[-1]")):
            said = f"`{text}` becomes `{text}{index}`"
            yield site.replace(node, text + index, 1.8 + 0.05 * rank, said[:160])


def fields(site):
    """Return the texts that the file has for keys of records, in order of appearance."""
    some = (n.slice for n in ast.walk(site.source.tree) if isinstance(n, ast.Subscript))
    texts = (n for n in some if isinstance(n, ast.Constant) and isinstance(n.value, str))
    return list(dict.fromkeys(site.source.seg(n) for n in texts))[:MOST_NAMES]


def read_by_it(site, key):
    """Yield a key that is to be what the key says of something else in the statement."""
    inside = [n for n in ast.walk(site.statement(key)) if isinstance(n, ast.Name)]
    others = dict.fromkeys(n.id for n in inside if isinstance(n.ctx, ast.Load))
    for other in others:
        if other not in (key.id, site.source.seg(site.parent(key).value)):
            new = f"{other}[{key.id}]"
            yield site.replace(key, new, 1.7, f"`{key.id}` becomes `{new}`"[:160])
