"""Another variable, parameter or attribute in reach was meant."""

from __future__ import annotations

import ast
import difflib

BEFORE = "def f(width, height):\n    return width * width\n"
AFTER = "def f(width, height):\n    return width * height\n"


def propose(site):
    """Yield the other names in reach; undefined names get their nearest names first."""
    for node in site.nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield from for_name(site, node)
        elif (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "self"
            and isinstance(node.ctx, (ast.Load, ast.Store))
        ):
            yield from for_attribute(site, node)


def for_name(site, node):
    """Yield replacements of one name that is read."""
    up = site.parent(node)
    called = isinstance(up, ast.Call) and up.func is node
    if node.id not in site.globals:
        pool = [*site.names, *sorted(site.globals)]
        for near in difflib.get_close_matches(node.id, pool, 3, 0.6):
            yield site.replace(node, near, 0.8, f"undefined `{node.id}` becomes `{near}`")
    if called:
        for other in site.functions:
            if other != node.id and node.id in site.functions:
                yield site.replace(node, other, 1.9, f"`{node.id}` becomes `{other}`")
        return
    if isinstance(up, ast.Attribute) and node.id == "self":
        return
    cost = 2.0 if guards_itself(node, up) else 1.4
    for other in dict.fromkeys((*site.lambda_names(node), *site.names)):
        if other != node.id:
            yield site.replace(node, other, cost, f"`{node.id}` becomes `{other}`")
    for other in site.attributes:
        yield site.replace(node, other, 1.8, f"`{node.id}` becomes `{other}`")
    yield from for_function(site, node, up)


def guards_itself(node, up):
    """Say whether a name is asked for its truth before it is used: `if text: out.append(text)`."""
    used = (
        (n for s in getattr(up, "body", []) for n in ast.walk(s)) if isinstance(up, ast.If) else ()
    )
    return any(getattr(n, "id", "") == node.id for n in used)


def for_function(site, node, up):
    """Yield what is handed over as a function of this one, or as this one inside another."""
    around = site.node.name if "." in site.qualname and site.cls is None else ""
    if isinstance(up, (ast.Call, ast.Return)):
        for other in dict.fromkeys((around, *site.inner)):
            if other and other != node.id:
                yield site.replace(node, other, 1.5, f"`{node.id}` becomes `{other}`")


def for_attribute(site, node):
    """Yield replacements of one ``self.x``."""
    own = f"self.{node.attr}"
    up = site.parent(node)
    if isinstance(up, ast.Call) and up.func is node:
        pool = [f"self.{m}" for m in site.methods]
    else:
        pool = list(site.attributes)
        if isinstance(node.ctx, ast.Load):
            pool += site.names
    near = difflib.get_close_matches(own, pool, 2, 0.75)
    for other in pool:
        if other != own:
            cost = 0.9 if other in near and own not in pool else 1.5
            yield site.replace(node, other, cost, f"`{own}` becomes `{other}`")
