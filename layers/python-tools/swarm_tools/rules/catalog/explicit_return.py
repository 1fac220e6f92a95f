"""``return None`` said where some paths return a value and others fall off the end."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.facts.endings import ends
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.phrases import own_nodes, yields


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(FUNCTIONS):
        returns = [item for item in own_nodes(node) if isinstance(item, ast.Return)]
        if not any(item.value is not None for item in returns) or yields(node):
            continue
        if all(item.value is None or _none(item.value) for item in returns):
            continue
        for item in returns:
            if item.value is None:
                yield module.replace(item, "return None", "Said that None is returned here.")
        last = node.body[-1]
        if not ends(node.body) and last.lineno > node.lineno and module.alone(last):
            where = module.line_end(module.end(last))
            indent = module.indent(last)
            yield Edit(
                where, where, f"\n{indent}return None", "Said that None is returned at the end."
            )


def _none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


RULE = Rule(
    id="explicit-return",
    title="Explicit None where other paths return a value",
    docs="Falling off the end returns None; saying so changes nothing and shows that it is meant.",
    fix=_fix,
    pylint=("inconsistent-return-statements",),
    good=(
        "def f(x):\n    if x:\n        return 1\n    else:\n        return 2\n",
        "def f(x):\n    if x:\n        return\n    print(x)\n",
        "async def f(x):\n    if x:\n        return 1\n    async with x:\n        return 2\n",
    ),
    bad=(
        (
            "def f(x):\n    if x:\n        return 1\n",
            "def f(x):\n    if x:\n        return 1\n    return None\n",
        ),
    ),
    order=70,
)
