"""``x == 1 or 2``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import simple


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.BoolOp):
        first, rest = node.values[0], node.values[1:]
        if not isinstance(first, ast.Compare) or len(first.ops) != 1:
            continue
        if not _a_test(module, node) or not all(_literal(value) for value in rest):
            continue
        value = first.comparators[0]
        if not _literal(value) or not simple(first.left):
            continue
        if len({type(item.value) for item in (value, *rest)}) != 1:  # type: ignore[attr-defined]
            continue
        equal = isinstance(first.ops[0], ast.Eq) and isinstance(node.op, ast.Or)
        unequal = isinstance(first.ops[0], ast.NotEq)
        if not equal and not unequal:
            continue
        values = ", ".join(module.source(item) for item in (value, *rest))
        word = "in" if equal else "not in"
        new = f"{module.source(first.left)} {word} ({values})"
        yield module.replace(node, new, "Compared with each of the values; one was always true.")


def _a_test(module: Module, node: ast.BoolOp) -> bool:
    """Return whether only the truth of an expression matters, and nothing else is part of it."""
    up = module.parents[node]
    if isinstance(up, ast.comprehension):
        return node in up.ifs
    return isinstance(up, (ast.If, ast.While, ast.IfExp)) and up.test is node


def _literal(node: ast.expr) -> bool:
    """Return whether a node is a text or number that counts as true."""
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, (str, int))
        and not isinstance(node.value, bool)
        and bool(node.value)
    )


RULE = Rule(
    id="or-literal",
    title="A comparison with each of several values",
    docs=(
        "\"if answer == 'y' or 'yes'\" is always true, since the second text counts as true. In a "
        "condition it becomes a test for membership. Falsy values and other uses of 'or' are "
        "left alone."
    ),
    fix=_fix,
    pylint=("condition-evals-to-constant",),
    good=(
        "def f(x):\n    return x == 1 or 2\n",
        "def f(x):\n    if x == 1 or x == 2:\n        return 1\n    return 0\n",
        "def f(x, y):\n    if x == 'a' or y:\n        return 1\n    return 0\n",
    ),
    bad=(
        (
            "def f(x):\n    if x == 'y' or 'yes':\n        return 1\n    return 0\n",
            "def f(x):\n    if x in ('y', 'yes'):\n        return 1\n    return 0\n",
        ),
        (
            "def f(x):\n    while x != 1 and 2:\n        x += 1\n    return x\n",
            "def f(x):\n    while x not in (1, 2):\n        x += 1\n    return x\n",
        ),
    ),
    order=5,
    repairs=True,
)
