"""Swap without a third variable."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Assign):
        block = module.siblings(node)
        index = block.index(node) if node in block else -1
        if index < 0 or index + 2 >= len(block):
            continue
        second, third = block[index + 1], block[index + 2]
        if not all(_plain(item) and module.alone(item) for item in (node, second, third)):
            continue
        keep, one, two = node.targets[0], second.targets[0], third.targets[0]
        if (
            not isinstance(keep, ast.Name)
            or not isinstance(third.value, ast.Name)
            or third.value.id != keep.id
        ):
            continue
        if module.source(node.value) != module.source(one) or module.source(
            second.value
        ) != module.source(two):
            continue
        function = module.function_of(node)
        if function is None or module.has_comment(module.start(node), module.end(third)):
            continue
        uses = [
            part for part in ast.walk(function) if isinstance(part, ast.Name) and part.id == keep.id
        ]
        if len(uses) != 2 or not all(_target(item) for item in (one, two)):
            continue
        a, b = module.source(one), module.source(two)
        yield Edit(
            module.start(node), module.end(third), f"{a}, {b} = {b}, {a}", "Swapped in one step."
        )


def _plain(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and len(node.targets) == 1


def _target(node: ast.expr) -> bool:
    """Return whether a target can be evaluated twice or in another order without a difference."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Name) and not any(
            isinstance(part, ast.Call) for part in ast.walk(node.slice)
        )
    return isinstance(node, ast.Name)


RULE = Rule(
    id="tuple-swap",
    title="Swap in one step",
    docs="Three assignments through a helper that nothing else reads become one.",
    fix=_fix,
    pylint=("consider-swap-variables",),
    good=("def f(a, b):\n    t = a\n    a = b\n    b = t\n    return a, b, t\n",),
    bad=(
        (
            "def f(xs, i, j):\n    t = xs[i]\n    xs[i] = xs[j]\n    xs[j] = t\n",
            "def f(xs, i, j):\n    xs[i], xs[j] = xs[j], xs[i]\n",
        ),
        (
            "def f(a, b):\n    t = a\n    a = b\n    b = t\n    return a - b\n",
            "def f(a, b):\n    a, b = b, a\n    return a - b\n",
        ),
    ),
)
