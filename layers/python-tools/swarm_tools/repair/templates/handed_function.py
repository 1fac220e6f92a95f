"""A function is called where it was to be handed over: `return inner()` for `return inner`."""

from __future__ import annotations

import ast

BEFORE = "def f(step):\n    def add(n):\n        return n + step\n    return add(step)\n"
AFTER = "def f(step):\n    def add(n):\n        return n + step\n    return add\n"
COST = 1.1


def propose(site):
    """Yield the function itself, for calls of inner functions and in arguments."""
    inner = {n.name for n in site.nodes if isinstance(n, (ast.FunctionDef, ast.ClassDef))}
    known = {*inner, *site.functions}
    for node in site.nodes:
        if not isinstance(node, ast.Call):
            continue
        name = site.source.seg(node.func)
        own = name in known or (name.startswith("self.") and name[5:] in site.methods)
        up = site.parent(node)
        handed = isinstance(up, (ast.keyword, ast.Call, ast.Dict, ast.Assign)) and not node.args
        returned = isinstance(up, ast.Return) and name in inner
        kept = isinstance(up, ast.Assign) and isinstance(up.targets[0], ast.Attribute)
        if kept and not own and isinstance(node.func, ast.Attribute) and handed:
            yield site.replace(node, name, COST + 0.5, f"`{name}` is not called here")
        if own and (returned or handed):
            yield site.replace(node, name, COST, f"`{name}` is not called here")
