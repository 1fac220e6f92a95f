"""A recursive result that is computed and not returned."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import is_method
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.phrases import own_nodes, yields


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.FunctionDef):
        own = own_nodes(node)
        returns = [part for part in own if isinstance(part, ast.Return)]
        if not returns or yields(node) or node.decorator_list:
            continue
        if any(one.value is None or _none(one.value) for one in returns):
            continue
        fixed = all(isinstance(one.value, ast.Constant) for one in returns)
        for leaf in _leaves(node.body):
            if not isinstance(leaf, ast.Expr) or (fixed and isinstance(leaf.value, ast.Call)):
                continue
            if _calls_itself(module, node, leaf.value):
                where = module.start(leaf)
                message = f"Returned what '{node.name}' gives for the smaller case."
                yield Edit(where, where, "return ", message)


def _none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, bool))


def _leaves(block: list[ast.stmt]) -> list[ast.stmt]:
    """Return the statements after which a function ends, its branches looked into."""
    last = block[-1]
    if isinstance(last, ast.If):
        return [*_leaves(last.body), *(_leaves(last.orelse) if last.orelse else [])]
    return [last]


def _calls_itself(module: Module, node: ast.FunctionDef, value: ast.expr) -> bool:
    """Return whether an expression is the function's own result, or computed from it."""
    if isinstance(value, ast.BinOp):
        return any(_calls_itself(module, node, one) for one in (value.left, value.right))
    if not isinstance(value, ast.Call):
        return False
    if is_method(module, node):
        target = value.func
        first = node.args.args[0].arg if node.args.args else ""
        return (
            isinstance(target, ast.Attribute)
            and target.attr == node.name
            and isinstance(target.value, ast.Name)
            and target.value.id == first
        )
    return isinstance(value.func, ast.Name) and value.func.id == node.name


RULE = Rule(
    id="recursive-return",
    title="The recursive result is returned",
    docs=(
        "In a function all of whose returns give a value, a branch that ends with calling the "
        "function for a smaller case and drops what it gives, returns it. Functions that return "
        "nothing, True or False anywhere, or nothing but "
        "constants, are left alone."
    ),
    fix=_fix,
    pylint=("inconsistent-return-statements", "expression-not-assigned"),
    good=(
        "def walk(node):\n    if node is None:\n        return\n    print(node)\n"
        "    walk(node.next)\n",
        "def show(n):\n    if n == 0:\n        return 0\n    print(n)\n    show(n - 1)\n",
        "def seen(n):\n    if n == 0:\n        return True\n    seen(n - 1)\n",
    ),
    bad=(
        (
            "def f(n):\n    if n == 0:\n        return 1\n    n * f(n - 1)\n",
            "def f(n):\n    if n == 0:\n        return 1\n    return n * f(n - 1)\n",
        ),
        (
            "def find(xs, x, low, high):\n    mid = (low + high) // 2\n    if xs[mid] == x:\n"
            "        return mid\n    if xs[mid] < x:\n        find(xs, x, mid + 1, high)\n"
            "    else:\n        find(xs, x, low, mid - 1)\n",
            "def find(xs, x, low, high):\n    mid = (low + high) // 2\n    if xs[mid] == x:\n"
            "        return mid\n    if xs[mid] < x:\n        return find(xs, x, mid + 1, high)\n"
            "    else:\n        return find(xs, x, low, mid - 1)\n",
        ),
    ),
    order=4,
    repairs=True,
)
