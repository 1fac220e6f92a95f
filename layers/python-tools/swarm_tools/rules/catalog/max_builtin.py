"""``max`` and ``min`` instead of an if."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_SIGNS = {ast.Gt: ("max", "min"), ast.Lt: ("min", "max")}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.If):
        test = node.test
        if (
            node.orelse
            or len(node.body) != 1
            or not module.alone(node)
            or not module.alone(node.body[0])
        ):
            continue
        step = node.body[0]
        if (
            not isinstance(step, ast.Assign)
            or len(step.targets) != 1
            or not isinstance(step.targets[0], ast.Name)
        ):
            continue
        if (
            not isinstance(test, ast.Compare)
            or len(test.ops) != 1
            or type(test.ops[0]) not in _SIGNS
        ):
            continue
        if module.text[module.start(node) :].startswith("elif") or module.has_comment(
            module.start(node), module.end(node)
        ):
            continue
        kept, new = step.targets[0].id, step.value
        left, right = test.left, test.comparators[0]
        if (
            not isinstance(new, ast.Name)
            or not isinstance(left, ast.Name)
            or not isinstance(right, ast.Name)
        ):
            continue
        if (left.id, right.id) == (new.id, kept):
            name = _SIGNS[type(test.ops[0])][0]
        elif (left.id, right.id) == (kept, new.id):
            name = _SIGNS[type(test.ops[0])][1]
        else:
            continue
        if module.is_builtin(name) and kept != new.id:
            text = f"{kept} = {name}({kept}, {new.id})"
            yield module.replace(node, text, f"Used {name}() for what the if did.")


RULE = Rule(
    id="max-builtin",
    title="max and min instead of an if",
    docs="Both make the same comparison and keep the same value when there is a tie.",
    fix=_fix,
    pylint=("consider-using-max-builtin", "consider-using-min-builtin"),
    good=("def f(best, x):\n    if x >= best:\n        best = x\n    return best\n",),
    bad=(
        (
            "def f(best, x):\n    if x > best:\n        best = x\n    return best\n",
            "def f(best, x):\n    best = max(best, x)\n    return best\n",
        ),
        (
            "def f(low, x):\n    if x < low:\n        low = x\n    return low\n",
            "def f(low, x):\n    low = min(low, x)\n    return low\n",
        ),
    ),
)
