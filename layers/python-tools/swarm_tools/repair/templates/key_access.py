"""A dictionary entry is read or counted without its default."""

from __future__ import annotations

import ast

BEFORE = "def f(words):\n    c = {}\n    for w in words:\n        c[w] = 1\n    return c\n"
AFTER = (
    "def f(words):\n    c = {}\n    for w in words:\n        c[w] = c.get(w, 0) + 1\n    return c\n"
)


def propose(site):
    """Yield `.get` with a default, counting assignments and `setdefault`."""
    for node in site.nodes:
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            base, key = site.source.seg(node.value), site.source.seg(node.slice)
            if isinstance(node.ctx, ast.Load):
                new = f"{base}.pop({key})"
                yield site.replace(node, new, 1.9, f"`{base}[{key}]` becomes `{new}`")
                others = [name for name in site.params if name not in (base, key)]
                for default in ("0", "None", "[]", "''", "{}", *others):
                    new = f"{base}.get({key}, {default})"
                    yield site.replace(node, new, 1.6, f"`{base}[{key}]` becomes `{new}`")
                new = f"{base}.get({key})"
                yield site.replace(node, new, 1.6, f"`{base}[{key}]` becomes `{new}`")
                for default in ("[]", "set()", "{}", "0"):
                    new = f"{base}.setdefault({key}, {default})"
                    yield site.replace(node, new, 1.8, f"`{base}[{key}]` becomes `{new}`")
        if isinstance(node, ast.Assign) and len(node.targets) == 2:
            name, entry = node.targets
            if isinstance(entry, ast.Subscript):
                base, key = site.source.seg(entry.value), site.source.seg(entry.slice)
                new = f"{base}.setdefault({key}, {site.source.seg(node.value)})"
                text = f"{site.source.seg(name)} = {new}"
                yield site.replace(node, text, 1.2, f"statement becomes `{text}`"[:160])
        if isinstance(node, (ast.Assign, ast.AugAssign)):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
                base, key = site.source.seg(target.value), site.source.seg(target.slice)
                value = site.source.seg(node.value)
                for new in dict.fromkeys(
                    [f"{base}.get({key}, 0) + {value}", f"{base}.get({key}, 0) + 1"]
                ):
                    text = f"{base}[{key}] = {new}"
                    cost = 1.3 + 0.3 * (isinstance(node, ast.Assign) and not counts(node.value))
                    yield site.replace(node, text, cost, f"statement becomes `{text}`"[:160])
                text = f"{base}.setdefault({key}, {value})"
                yield site.replace(node, text, 1.5, f"statement becomes `{text}`"[:160])
                if isinstance(node.value, ast.Dict) and len(node.value.keys) == 1:
                    inner = site.source.seg(node.value.keys[0])
                    one = site.source.seg(node.value.values[0])
                    text = f"{base}.setdefault({key}, {{}})[{inner}] = {one}"
                    yield site.replace(node, text, 1.3, f"statement becomes `{text}`"[:160])
                alone = isinstance(node.value, ast.List) and len(node.value.elts) == 1
                one = site.source.seg(node.value.elts[0]) if alone else value
                for form in ("setdefault({}, []).append({})", "setdefault({}, set()).add({})"):
                    text = f"{base}.{form.format(key, one)}"
                    cost = 1.4 if alone else 1.7
                    yield site.replace(node, text, cost, f"statement becomes `{text}`"[:160])
        reads = isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "get" and node.args
        if reads and len(node.args) == 1:
            base, key = site.source.seg(node.func.value), site.source.seg(node.args[0])
            for default in ("0", "[]", "''", "1", key):
                new = f"{base}.get({key}, {default})"
                yield site.replace(node, new, 1.4, f"default `{default}` added")
        if reads:
            base, key = site.source.seg(node.func.value), site.source.seg(node.args[0])
            yield site.replace(
                node, f"{base}[{key}]", 1.8, f"entry `{base}[{key}]` has to be there"
            )
        if reads and len(node.args) == 2:
            key, old = site.source.seg(node.args[0]), site.source.seg(node.args[1])
            for default in dict.fromkeys(("0", "1", "None", "[]", "''", key, *site.params)):
                if default != old:
                    said = f"default becomes `{default}`"
                    yield site.replace(node.args[1], default, 1.4, said)


def counts(value):
    """Say whether a value is a number written down, as where something is counted."""
    return isinstance(value, ast.Constant) and type(value.value) is int
