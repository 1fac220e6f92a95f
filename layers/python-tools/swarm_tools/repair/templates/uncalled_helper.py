"""A function that nobody calls was written for the value that another one returns."""

from __future__ import annotations

import ast

BEFORE = (
    "def gcd(a, b):\n    while b:\n        a, b = b, a % b\n    return a\n\n\n"
    "def f(a, b):\n    return a * b\n"
)
AFTER = (
    "def gcd(a, b):\n    while b:\n        a, b = b, a % b\n    return a\n\n\n"
    "def f(a, b):\n    return a * b // gcd(a, b)\n"
)

COST = 1.3
OPERATORS = ("//", "/", "*", "-", "+", "%")
MOST = 3


def propose(site):
    """Yield each returned value with the value of an uncalled function worked in.

    An uncalled function of two arguments is called with the two operands of an operation, too.
    """
    if site.cls is not None or not site.params:
        return
    helpers = uncalled(site)
    for helper in of_count(helpers, 2):
        for node in [n for n in site.nodes if isinstance(n, ast.BinOp)]:
            left, right = site.source.seg(node.left), site.source.seg(node.right)
            new = f"{helper.name}({left}, {right})"
            yield site.replace(node, new, COST, f"operation becomes `{new}`"[:160])
    for helper in of_count(helpers, len(site.params)):
        call = f"{helper.name}({', '.join(site.params)})"
        for node in site.nodes:
            if not isinstance(node, ast.Return) or node.value is None:
                continue
            if isinstance(node.value, (ast.Constant, ast.Compare, ast.BoolOp, ast.Call)):
                continue
            text = site.source.seg(node.value)
            low = isinstance(node.value, ast.BinOp) and not isinstance(node.value.op, ast.Mult)
            for rank, op in enumerate(OPERATORS):
                whole = f"({text})" if low and op not in "+-" else text
                new = f"{whole} {op} {call}"
                cost = COST + 0.05 * rank
                yield site.replace(node.value, new, cost, f"value becomes `{new}`"[:160])


def of_count(helpers, count):
    """Return a few of some functions, those that take so many arguments."""
    return [helper for helper in helpers if len(helper.args.args) == count][:MOST]


def uncalled(site):
    """Return the functions of the file with plain parameters that nobody else calls."""
    tree = site.source.tree
    found = []
    for function in tree.body:
        if not isinstance(function, ast.FunctionDef) or function is site.node:
            continue
        args = function.args
        own = {id(n) for n in ast.walk(function)}
        read = any(
            isinstance(n, ast.Name) and n.id == function.name and id(n) not in own
            for n in ast.walk(tree)
        )
        plain = not (args.vararg or args.kwarg or args.kwonlyargs or args.defaults)
        if plain and not read:
            found.append(function)
    return found
