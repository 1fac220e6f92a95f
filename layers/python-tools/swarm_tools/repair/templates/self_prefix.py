"""`self.` is missing before an attribute or a method."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "class A:\n    def __init__(self):\n        self.n = 0\n\n    def f(self):\n        return n\n"
)
AFTER = (
    "class A:\n    def __init__(self):\n        self.n = 0\n\n    def f(self):\n"
    "        return self.n\n"
)


def propose(site):
    """Yield the names that the class has as attributes, with `self.` before them."""
    if site.qualname == "<module>":
        yield from without_self(site)
    if site.cls is None:
        return
    for node in site.nodes:
        if isinstance(node, ast.Assign) and is_itself(node):
            target = node.targets[0]
            yield site.replace(target, f"self.{target.id}", 0.6, f"`self.{target.id}` is set")
    own = {a.removeprefix("self.") for a in site.attributes} | set(site.methods)
    for node in site.nodes:
        if isinstance(node, ast.Name) and node.id in own:
            undefined = node.id not in site.params
            cost = 0.8 if undefined else 1.4
            yield site.replace(node, f"self.{node.id}", cost, f"`self.` added before `{node.id}`")
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            if node.id in site.params:
                continue
            yield site.replace(node, f"self.{node.id}", 2.0, f"`self.` added before `{node.id}`")


def is_itself(node):
    """Say whether a name is only given its own value."""
    target = node.targets[0]
    same = isinstance(target, ast.Name) and isinstance(node.value, ast.Name)
    return same and len(node.targets) == 1 and target.id == node.value.id


def without_self(site):
    """Yield `self` as first parameter of methods that have none."""
    for cls in [n for n in site.nodes if isinstance(n, ast.ClassDef)]:
        for method in [n for n in cls.body if isinstance(n, ast.FunctionDef)]:
            args = [*method.args.posonlyargs, *method.args.args]
            if method.decorator_list or (args and args[0].arg in ("self", "cls")):
                continue
            start = site.source.text.index("(", site.source.span(method)[0]) + 1
            text = "self, " if args else "self"
            message = f"`self` added to `{method.name}`"
            yield Proposal(((start, start, text),), 0.8, method.lineno, message)
