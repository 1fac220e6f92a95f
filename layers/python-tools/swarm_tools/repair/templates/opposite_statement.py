"""What a sibling method does is not undone here, or a link is not set both ways."""

from __future__ import annotations

import ast

BEFORE = (
    "class Desk:\n    def __init__(self):\n        self.free = [1]\n        self.used = 0\n\n"
    "    def take(self):\n        place = self.free[0]\n        self.used += 1\n"
    "        return place\n\n"
    "    def leave(self, place):\n        self.free.append(place)\n"
)
AFTER = BEFORE + "        self.used -= 1\n"
METHODS = {
    "append": ("remove",), "remove": ("append", "add"), "add": ("remove", "discard"),
    "discard": ("add",), "appendleft": ("remove",), "update": ("difference_update",),
}  # fmt: skip
WAYS = {"next": ("prev", "previous"), "prev": ("next",), "previous": ("next",),
        "left": ("right", "parent"), "right": ("left", "parent"), "child": ("parent",)}  # fmt: skip


def propose(site):
    """Yield the opposites of the statements of the class that can be made here."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    rows = dict.fromkeys(opposites(site), 1.3) | dict.fromkeys(undone(site), 1.0)
    for row, cost in rows.items():
        for _owner, block in site.blocks():
            for index, stmt in enumerate(block):
                if not site.source.room_before(stmt):
                    continue
                top = 0.0 if block is site.node.body else 0.45
                early = 0.1 if index == 0 else 0.0
                said = f"`{row}` added"
                yield site.insert_before(stmt, [row], cost + top + early, said)
                leaves = isinstance(stmt, (ast.Return, ast.Raise, ast.Break, ast.Continue))
                if index == len(block) - 1 and not leaves:
                    indent = site.source.indent_of(stmt)
                    yield site.insert_after(stmt, [row], cost + top, said, indent)


def opposites(site):
    """Yield the opposite of each statement of the class on its attributes or on links."""
    seg = site.source.seg
    for node in ast.walk(site.cls) if site.cls is not None else ():
        if isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Add, ast.Sub)):
            sign = "-=" if isinstance(node.op, ast.Add) else "+="
            lent = isinstance(node.target, ast.Attribute) and known(site, node.target)
            if (seg(node.target) in site.attributes or lent) and known(site, node.value):
                yield f"{seg(node.target)} {sign} {seg(node.value)}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            base = seg(node.func.value)
            for other in METHODS.get(node.func.attr, ()) if base in site.attributes else ():
                if known(site, node.args[0]):
                    yield f"{base}.{other}({seg(node.args[0])})"
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
            target = node.targets[0]
            if seg(target.value) in site.attributes and known(site, target):
                yield f"del {seg(target)}"
    for node in site.nodes:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            target = node.targets[0]
            for way in WAYS.get(target.attr, ()):
                if way in site.members[0] and isinstance(node.value, (ast.Name, ast.Attribute)):
                    yield f"{seg(node.value)}.{way} = {seg(target.value)}"


def undone(site):
    """Yield the opposite of what the function does to containers of its own, as for a way back."""
    if not calls_itself(site):
        return
    for node in site.nodes:
        if isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Add, ast.Sub)):
            sign = "-=" if isinstance(node.op, ast.Add) else "+="
            if isinstance(node.target, ast.Subscript):
                yield f"{site.source.seg(node.target)} {sign} {site.source.seg(node.value)}"
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        base = site.source.seg(node.func.value)
        if base in site.attributes or not node.args or not base.isidentifier():
            continue
        given = site.source.seg(node.args[0])
        if node.func.attr == "append":
            yield f"{base}.pop()"
        for other in METHODS.get(node.func.attr, ()):
            yield f"{base}.{other}({given})"


def calls_itself(site):
    """Say whether a function calls itself, so that it may have to take back what it did."""
    own = getattr(site.node, "name", "")
    called = [n.func for n in site.nodes if isinstance(n, ast.Call)]
    return any(getattr(f, "id", getattr(f, "attr", "")) == own for f in called)


def known(site, node):
    """Say whether all names that ``node`` reads exist here."""
    own = {*site.names, "self"}
    return all(n.id in own for n in ast.walk(node) if isinstance(n, ast.Name))
