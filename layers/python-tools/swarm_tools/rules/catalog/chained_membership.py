"""``x in xs == True``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_TESTS = (ast.In, ast.NotIn, ast.Lt, ast.Gt, ast.LtE, ast.GtE)


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Compare):
        if len(node.ops) != 2 or not isinstance(node.ops[0], _TESTS):
            continue
        middle, last = node.comparators
        if not isinstance(last, ast.Constant) or not isinstance(last.value, bool):
            continue
        if not isinstance(node.ops[1], (ast.Eq, ast.Is)):
            continue
        first = module.text[module.start(node) : module.end(middle)]
        if first.count("(") != first.count(")"):
            continue
        message = "Compared the result of the test; a chain asks for something else."
        if last.value:
            yield Edit(module.end(middle), module.end(node), "", message)
        else:
            yield module.replace(node, f"not ({first})", message)


RULE = Rule(
    id="chained-membership",
    title="A test is not chained with True or False",
    docs=(
        "'x in xs == True' means 'x in xs and xs == True', which is never so. The test stands "
        "alone, negated for False."
    ),
    fix=_fix,
    pylint=("bad-chained-comparison",),
    good=(
        "def f(x, xs):\n    return (x in xs) == True\n",
        "def f(x, y):\n    return 1 < x < y\n",
    ),
    bad=(
        (
            "def f(x, xs):\n    return x in xs == True, x in xs is False\n",
            "def f(x, xs):\n    return x in xs, not (x in xs)\n",
        ),
    ),
    order=4,
    repairs=True,
)
