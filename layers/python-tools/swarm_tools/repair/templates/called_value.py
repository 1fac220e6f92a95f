"""Another function was to be called: one handed in, or a built-in one of quite another kind."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(kinds, name, value):\n    kind = kinds[name]\n    if kind is bool:\n"
    "        return True\n    return str(value)\n"
)
AFTER = (
    "def f(kinds, name, value):\n    kind = kinds[name]\n    if kind is bool:\n"
    "        return True\n    return kind(value)\n"
)

CALLABLE = ("func", "function", "fn", "f", "key", "kind", "cast", "convert", "handler", "callback",
            "predicate", "test", "op", "factory", "cls", "callable", "method", "parse", "target",
            "visit", "transform", "action", "fonction")  # fmt: skip
BUILTIN = ("len", "sum", "max", "min", "sorted", "list", "set", "tuple", "dict", "str", "int",
           "float", "abs", "round", "any", "all", "reversed", "enumerate", "range", "iter", "next",
           "bool", "repr", "zip", "type")  # fmt: skip
HELD = 1.5
OTHER = 2.2


def propose(site):
    """Yield calls of names that are handed in or set, and of any built-in function."""
    held = callables(site)
    for node in site.nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        name = node.func.id
        taken = [] if node.keywords or not node.args else BUILTIN
        for other in dict.fromkeys((*held, *taken)):
            if other != name:
                cost = HELD if other in held else OTHER
                yield site.replace(node.func, other, cost, f"`{name}` becomes `{other}`")


def callables(site):
    """Return the names of the function that are called, or called like a function."""
    called = {
        n.func.id for n in site.nodes if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
    }
    asked = {
        n.left.id
        for n in site.nodes
        if isinstance(n, ast.Compare)
        and isinstance(n.left, ast.Name)
        and getattr(n.comparators[0], "id", "") in BUILTIN
    }
    return [n for n in site.names if n in called or n in asked or n.rstrip("_") in CALLABLE]
