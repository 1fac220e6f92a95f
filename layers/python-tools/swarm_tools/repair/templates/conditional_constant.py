"""A constant holds only in one case: a predicate of the module decides between two."""

from __future__ import annotations

import ast

BEFORE = (
    "def is_leap(year):\n    return year % 4 == 0\n\n\n"
    "def f(year, day):\n    return (day - 1) / 365\n"
)
AFTER = (
    "def is_leap(year):\n    return year % 4 == 0\n\n\n"
    "def f(year, day):\n    return (day - 1) / (366 if is_leap(year) else 365)\n"
)
PREDICATES = ("is_", "has_", "can_", "should_")


def propose(site):
    """Yield `c + 1 if predicate(x) else c` for each number `c`, and `c - 1` likewise."""
    tests = conditions(site)
    for node in site.nodes if tests else ():
        if not isinstance(node, ast.Constant) or type(node.value) is not int:
            continue
        if site.in_annotation(node) or isinstance(site.parent(node), ast.Expr):
            continue
        value = node.value
        others = dict.fromkeys([value + 1, value - 1, 0, 2 * value])
        for test in tests:
            for other in others:
                if other != value:
                    new = f"{other} if {test} else {value}"
                    yield site.replace(node, new, 1.8, f"`{value}` becomes `{new}`", loose=True)


def conditions(site):
    """Return the calls of predicates that can be made here."""
    found = []
    inside = {id(n) for n in ast.walk(site.node)}
    for node in site.source.tree.body:
        if not isinstance(node, ast.FunctionDef) or id(node) in inside:
            continue
        if node.name.startswith(PREDICATES) and len(node.args.args) == 1:
            found += [f"{node.name}({name})" for name in site.names[:5]]
    methods = getattr(site.cls, "body", [])
    for node in methods:
        if not isinstance(node, ast.FunctionDef) or node is site.node:
            continue
        if node.name.startswith(PREDICATES) and len(node.args.args) <= 2:
            asked = [""] if len(node.args.args) == 1 else site.names[:5]
            found += [f"self.{node.name}({name})" for name in asked]
    return found
