"""A member of an object was meant: another attribute, the object itself, or its method called."""

from __future__ import annotations

import ast

from swarm_tools.repair.templates.same_slip import callable_members

BEFORE = (
    "class Node:\n    def __init__(self, value):\n        self.value = value\n\n\n"
    "def f(node):\n    return node\n"
)
AFTER = (
    "class Node:\n    def __init__(self, value):\n        self.value = value\n\n\n"
    "def f(node):\n    return node.value\n"
)

MOST_FAR = 16
"""Names from other files that are tried."""


def propose(site):
    """Yield `x.other` for `x.attr`, `x.attr` for `x`, `x.m()` for `x.m`, `other.m` for `self.m`."""
    data, methods = site.members
    for node in site.nodes:
        if isinstance(node, ast.Attribute):
            yield from for_attribute(site, node, data, methods)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            up = site.parent(node)
            if isinstance(up, ast.Call) and up.func is node:
                continue
            if isinstance(up, ast.Attribute):
                for other in owners(site, node):
                    yield site.replace(node, other, 1.3, f"`{node.id}` becomes `{other}`")
                continue
            for name in data[:12]:
                if node.id != "self" and not site.in_annotation(node):
                    new = f"{node.id}.{name}"
                    yield site.replace(node, new, 1.7, f"`{node.id}` becomes `{new}`")


def owners(site, node):
    """Return the objects whose member may have been meant instead of that of ``node``."""
    if site.cls is None:
        return []
    return site.params if node.id == "self" else ["self"]


def for_attribute(site, node, data, methods):
    """Yield other members of the same object, and the method called."""
    base = site.source.seg(node.value)
    up = site.parent(node)
    called = isinstance(up, ast.Call) and up.func is node
    if not called and isinstance(node.ctx, ast.Load) and node.attr in methods:
        text = f"{site.source.seg(node)}()"
        yield site.replace(node, text, 1.0, f"`{text}` called")
    elif not called and isinstance(node.ctx, ast.Load) and base != "self":
        text = f"{site.source.seg(node)}()"  # Its class may be in another file.
        yield site.replace(node, text, 1.5, f"`{text}` called")
    if base == "self" and not called:
        return
    for other in callable_members(site) if not called and base != "self" else ():
        if isinstance(node.ctx, ast.Load):
            text = f"{base}.{other}"
            yield site.replace(node, text, 1.7, f"`.{node.attr}` becomes `.{other}`")
    far = [n for n in site.source.project_data if n not in data][:MOST_FAR]
    for other in far if not called else ():
        if other != node.attr:
            text = f"{base}.{other}"
            yield site.replace(node, text, 1.6, f"`.{node.attr}` becomes `.{other}`")
    own = set(site.methods) if base == "self" else methods
    for other in [m for m in methods if m in own] if called else data:
        if other != node.attr:
            text = f"{base}.{other}"
            yield site.replace(node, text, 1.5, f"`.{node.attr}` becomes `.{other}`")
