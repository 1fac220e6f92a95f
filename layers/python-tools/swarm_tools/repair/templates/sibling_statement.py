"""A statement of a sibling method is missing here, with the names of this one."""

from __future__ import annotations

import ast
import builtins

BEFORE = (
    "class Store:\n    def __init__(self):\n        self.order = []\n        self.rows = {}\n\n"
    "    def first(self, name):\n        self.order.append(name)\n        self.rows[name] = 1\n\n"
    "    def put(self, key, value):\n        self.rows[key] = value\n"
)
AFTER = (
    "class Store:\n    def __init__(self):\n        self.order = []\n        self.rows = {}\n\n"
    "    def first(self, name):\n        self.order.append(name)\n        self.rows[name] = 1\n\n"
    "    def put(self, key, value):\n        self.order.append(key)\n"
    "        self.rows[key] = value\n"
)
KEEPING = ("append", "add", "remove", "discard", "pop", "appendleft", "move_to_end", "insert")
MOST = 40


def propose(site):
    """Yield calls and stores on attributes of the class, made with what is in reach."""
    if site.cls is None or not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    rows = dict.fromkeys([*renamed(site), *kept(site)])
    for row in list(rows)[:MOST]:
        for _owner, block in site.blocks():
            if any(site.source.seg(s) == row for s in block):
                continue
            for index, stmt in enumerate(block):
                if not site.source.room_before(stmt):
                    continue
                yield site.insert_before(stmt, [row], 1.8, f"`{row}` added")
                leaves = isinstance(stmt, (ast.Return, ast.Raise, ast.Break, ast.Continue))
                if index == len(block) - 1 and not leaves:
                    indent = site.source.indent_of(stmt)
                    yield site.insert_after(stmt, [row], 1.8, f"`{row}` added", indent)


def renamed(site):
    """Yield small statements on `self` of the other methods, foreign names exchanged."""
    for method in site.cls.body:
        if method is site.node or not isinstance(method, ast.FunctionDef):
            continue
        for stmt in ast.walk(method):
            if not isinstance(stmt, (ast.Assign, ast.AugAssign, ast.Expr)):
                continue
            if method.name == "__init__" and isinstance(stmt, ast.Assign):
                continue  # What is set up once is not set up again.
            names = [n for n in ast.walk(stmt) if isinstance(n, ast.Name) and n.id != "self"]
            known = {*site.names, *own_names(site)}
            foreign = sorted({n.id for n in names if not hasattr(builtins, n.id)} - known)
            text = site.source.seg(stmt)
            if "self." not in text or "\n" in text or len(foreign) != 1:
                continue
            for new in site.names[:5]:
                yield site.exchanged(stmt, {foreign[0]: new})


def own_names(site):
    """Return the names of the module's functions and classes."""
    return {n.name for n in site.source.tree.body if hasattr(n, "name")}


def kept(site):
    """Yield `self.x.method(name)` for the methods that the class calls on the attribute."""
    for node in ast.walk(site.cls):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        owner = node.func.value
        if node.func.attr in KEEPING and site.source.seg(owner) in site.attributes:
            for name in site.names[:5]:
                yield f"{site.source.seg(node.func)}({name})"
    for attribute in site.attributes[:4]:
        for name in site.names[:3]:
            yield f"del {attribute}[{name}]"
