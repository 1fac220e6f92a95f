"""A factor is missing: its sibling attribute, key or unpacked name was to be multiplied in."""

from __future__ import annotations

import ast

BEFORE = "def f(rows):\n    return sum(price for price, count in rows)\n"
AFTER = "def f(rows):\n    return sum(price * count for price, count in rows)\n"


def propose(site):
    """Yield `x.a * x.b`, `x['a'] * x['b']` and `a * b` of names bound together."""
    keys = constant_keys(site)
    data = site.members[0]
    together = bound_together(site)
    yield from many_times(site)
    for node in site.nodes:
        read = isinstance(getattr(node, "ctx", None), ast.Load) or isinstance(node, ast.Call)
        if not read or site.in_annotation(node):
            continue
        up = site.parent(node)
        if isinstance(up, (ast.Attribute, ast.Compare)) or getattr(up, "func", None) is node:
            continue
        if isinstance(up, ast.Subscript) and up.value is node:
            continue
        text = site.source.seg(node)
        for other in siblings(site, node, data, keys, together):
            for op, cost in (("*", 1.6), ("+", 1.9), ("-", 2.0), ("/", 2.0)):
                new = f"{text} {op} {other}"
                yield site.replace(node, new, cost, f"`{text}` becomes `{new}`"[:160], loose=True)
            for op in ("/", "-"):
                new = f"{other} {op} {text}"
                yield site.replace(node, new, 2.0, f"`{text}` becomes `{new}`"[:160], loose=True)


def many_times(site):
    """Yield terms that count once for each of the items that are handed in."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, (ast.Add, ast.Sub)):
            continue
        for side in (node.left, node.right):
            if isinstance(side, (ast.Name, ast.Attribute)):
                text = site.source.seg(side)
                for name in [p for p in site.params if p != text][:4]:
                    new = f"{text} * len({name})"
                    yield site.replace(side, new, 1.8, f"`{text}` becomes `{new}`"[:160])


def siblings(site, node, data, keys, together):
    """Return what stands beside ``node``: other members of the same object."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        base = site.source.seg(node.value)
        own = [a.removeprefix("self.") for a in site.attributes] if base == "self" else data
        return [f"{base}.{name}" for name in own if name != node.attr][:8]
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        base = site.source.seg(node.value)
        if isinstance(node.slice.value, int):
            return [f"{base}[{i}]" for i in (0, 1, 2) if i != node.slice.value]
        mine = site.source.seg(node.slice)
        return [f"{base}[{key}]" for key in keys if key != mine][:8]
    if isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords:
        func, arg = site.source.seg(node.func), site.source.seg(node.args[0])
        pool = site.attributes if arg in site.attributes else site.names
        return [f"{func}({n})" for n in pool if n != arg][:6] if arg in pool else []
    if isinstance(node, ast.Name):
        return [n for n in together.get(node.id, ()) if n != node.id]
    return []


def constant_keys(site):
    """Return the texts of the string keys in the file, in order of appearance."""
    found = {}
    for node in ast.walk(site.source.tree):
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            if isinstance(node.slice.value, str):
                found.setdefault(site.source.seg(node.slice))
        elif isinstance(node, ast.Dict):
            for key in node.keys:
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    found.setdefault(site.source.seg(key))
    return list(found)


def bound_together(site):
    """Return, by name, the names that are unpacked with it."""
    found: dict[str, dict[str, None]] = {}
    for node in site.nodes:
        if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Store):
            names = [n.id for n in ast.walk(node) if isinstance(n, ast.Name)]
            for name in names:
                found.setdefault(name, {}).update(dict.fromkeys(names))
    return found
