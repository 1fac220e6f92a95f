"""A member is taken of the object itself where one of what its method makes was meant."""

from __future__ import annotations

import ast

BEFORE = (
    "class Grid:\n    def __init__(self, rows):\n        self.rows = rows\n\n"
    "    def turned(self):\n        return Grid(list(zip(*self.rows)))\n\n"
    "    def columns(self):\n        return self.rows\n"
)
AFTER = (
    "class Grid:\n    def __init__(self, rows):\n        self.rows = rows\n\n"
    "    def turned(self):\n        return Grid(list(zip(*self.rows)))\n\n"
    "    def columns(self):\n        return self.turned().rows\n"
)


def propose(site):
    """Yield `x.method().member` for `x.member`, and `x.method()` for `x` and what is passed on."""
    makers = [m for m in own_makers(site) if m != getattr(site.node, "name", "")]
    for node in site.nodes if makers else ():
        if not isinstance(node, ast.Name) or not isinstance(node.ctx, ast.Load):
            continue
        up = site.parent(node)
        member = isinstance(up, ast.Attribute) and isinstance(up.ctx, ast.Load)
        passed = isinstance(up, (ast.BinOp, ast.Call, ast.Return)) and node.id != "self"
        if not (member or passed) or getattr(up, "func", None) is node or node.id == "cls":
            continue
        if site.in_annotation(node) or (member and up.attr in makers):
            continue
        for maker in makers[:6]:
            text = f"{node.id}.{maker}()"
            yield site.replace(node, text, 1.9, f"`{node.id}` becomes `{text}`")


def own_makers(site):
    """Return the methods without arguments that return an object of a class of the file."""
    classes = {n.name: n for n in site.source.tree.body if isinstance(n, ast.ClassDef)}
    found = []
    for method in (m for c in classes.values() for m in c.body if isinstance(m, ast.FunctionDef)):
        if len(method.args.args) - len(method.args.defaults) != 1 or method.name.startswith("__"):
            continue
        made = [n.value for n in ast.walk(method) if isinstance(n, ast.Return)]
        if any(isinstance(v, ast.Call) and getattr(v.func, "id", "") in classes for v in made):
            found.append(method.name)
    return found
